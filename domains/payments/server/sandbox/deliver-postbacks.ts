import { asc, eq, lte } from 'drizzle-orm';
import { outgoing } from '#kit/http/outgoing.ts';
import type { Kit } from '#kit/server/kit.ts';
import { sandboxOutbox } from '../tables.ts';

/** A provider repeats a postback until it is answered with OK; this one gives up after as many tries. */
const mostAttempts = 8;
/** Pause before the second try; it doubles with each. */
const firstPauseMs = 15_000;
const timeoutMs = 5_000;

/** Sends a postback by GET and answers whether the shop said OK. */
export type SendPostback = (params: Readonly<Record<string, string>>) => Promise<boolean>;

/** Sends postbacks over HTTP to `base`, the shop's address, asked at each sending. */
export function sendTo(base: () => string): SendPostback {
  return async (params) => {
    try {
      const answer = await outgoing(`${base()}?${new URLSearchParams(params)}`, { timeoutMs });
      return answer.status === 200 && (await answer.text()) === 'OK';
    } catch {
      return false;
    }
  };
}

/** Sends every postback that is due, each held by one process; what is not answered with OK waits for its next try. */
export async function deliverPostbacks(kit: Pick<Kit, 'db' | 'clock' | 'log'>, send: SendPostback): Promise<void> {
  for (;;) {
    const due = await claim(kit);
    if (!due) return;
    if (await send(due.params)) {
      await kit.db.orm.delete(sandboxOutbox).where(eq(sandboxOutbox.id, due.id));
    } else if (due.dueAt === null) {
      kit.log.error({ postback: due.id }, 'the sandbox provider gives up on a postback');
    }
  }
}

/** Takes the next due postback and sets its following try at once, so that a crash while sending loses nothing. */
async function claim({ db, clock }: Pick<Kit, 'db' | 'clock'>) {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [due] = await tx.orm
      .select()
      .from(sandboxOutbox)
      .where(lte(sandboxOutbox.dueAt, new Date(now)))
      .orderBy(asc(sandboxOutbox.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    const attempts = due.attempts + 1;
    const dueAt = attempts < mostAttempts ? new Date(now + firstPauseMs * 2 ** (attempts - 1)) : null;
    await tx.orm.update(sandboxOutbox).set({ attempts, dueAt }).where(eq(sandboxOutbox.id, due.id));
    return { id: due.id, params: due.params, dueAt };
  });
}
