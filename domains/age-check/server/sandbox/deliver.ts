import { asc, eq, lte } from 'drizzle-orm';
import { outgoing } from '#kit/http/outgoing.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { VeriffAccount } from '#kit/veriff/client.ts';
import { veriffSignature } from '#kit/veriff/signature.ts';
import { sandboxOutbox } from '../tables.ts';

/** Tries before the provider gives up, and the pause before the second; it doubles with each. */
const mostAttempts = 8;
const firstPauseMs = 15_000;

/** Posts every webhook that is due, signed as the provider signs; what is not answered with 200 waits for its next try. */
export async function deliverWebhooks(
  kit: Pick<Kit, 'db' | 'clock' | 'log'>,
  { apiKey, sharedSecret }: VeriffAccount,
  to: () => string,
): Promise<void> {
  for (;;) {
    const due = await claim(kit);
    if (!due) return;
    const headers = {
      'content-type': 'application/json',
      'x-auth-client': apiKey,
      'x-hmac-signature': veriffSignature(sharedSecret, due.body),
    };
    const isTaken = await outgoing(to(), { method: 'POST', headers, body: due.body, timeoutMs: 5_000 }).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isTaken) await kit.db.orm.delete(sandboxOutbox).where(eq(sandboxOutbox.id, due.id));
    else if (due.dueAt === null) kit.log.error({ webhook: due.id }, 'the sandbox of age checks gives up on a webhook');
  }
}

/** Takes the next due webhook and sets its following try at once, so that a crash while sending loses nothing. */
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
    return { id: due.id, body: due.body, dueAt };
  });
}
