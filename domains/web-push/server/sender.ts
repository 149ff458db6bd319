import { eq } from 'drizzle-orm';
import type { StrangerAnswer } from '#kit/http/strangers.ts';
import type { Context } from './deps.ts';
import { forgetOtherKeys } from './subscribe.ts';
import { pushes, subscriptions } from './tables.ts';
import type { PushWords } from './words.ts';

/** Messages on their way at once: of one push service, and of all. */
const most = { ofOne: 48, ofAll: 192 };
/** How long a claimed message is nobody else's, ms: longer than a service is waited for. */
const leaseMs = 60_000;
/** Tries before a message is given up, with growing pauses. */
const mostAttempts = 4;
/** Older than this, ms, nobody needs to hear it any more. */
const freshMs = 4 * 3_600_000;

interface Claimed {
  readonly id: number;
  readonly origin: string;
  readonly words: PushWords;
  readonly attempts: number;
  readonly subscription_id: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly encoding: 'aes128gcm' | 'aesgcm';
}

/** Sends what waits. Several processes share the work; what one leaves behind is free again after its lease. */
export interface Sender {
  /** Looks for work until there is none that is due; a call while it works makes it look once more. */
  run(): Promise<void>;
  /** Finishes what is on its way. */
  stop(): Promise<void>;
}

/** The sender of a process. */
export function createSender(ctx: Context): Sender {
  const { db, clock, log } = ctx.kit;
  const onTheWay = new Map<string, number>();
  /** Services that asked for a pause, until when (epoch ms). */
  const paused = new Map<string, number>();
  const going = new Set<Promise<void>>();
  let isStopped = false;
  let running: Promise<void> | null = null;
  let again = false;
  let wake = (): void => undefined;

  const claim = async (count: number, beside: readonly string[]): Promise<Claimed[]> => {
    const now = clock.now();
    const { rows } = await db.pool.query<Claimed>(
      `with due as (
         select p.id from web_push.pushes p
          where p.due_at <= $1 and p.origin <> all($3::text[])
          order by p.due_at, p.id limit $2 for update skip locked)
       update web_push.pushes p set due_at = $4, attempts = p.attempts + 1
         from due, web_push.subscriptions s
        where p.id = due.id and s.id = p.subscription_id
        returning p.id, p.origin, p.words, p.attempts, p.subscription_id, s.endpoint, s.p256dh, s.auth, s.encoding`,
      [new Date(now), count, [...beside], new Date(now + leaseMs)],
    );
    return rows.map((row) => ({ ...row, id: Number(row.id), subscription_id: Number(row.subscription_id) }));
  };

  /** Those that are done, to be deleted together: a statement for each would cost more than sending it. */
  let done: number[] = [];
  let forgetting: Promise<void> | null = null;
  const forget = (id: number): Promise<void> => {
    done.push(id);
    forgetting ??= forgetDone();
    return forgetting;
  };
  const forgetDone = async (): Promise<void> => {
    // What is done in the same moment, and while the last of them are deleted, goes with it.
    await new Promise(setImmediate);
    try {
      while (done.length > 0) {
        const ids = done;
        done = [];
        await db.pool.query('delete from web_push.pushes where id = any($1::bigint[])', [ids]);
      }
    } finally {
      forgetting = null;
    }
  };

  /** Null where nothing can be encrypted for this browser, now or ever. */
  const encrypted = (one: Claimed) => {
    try {
      return ctx.encrypter.encrypt(one, one.words);
    } catch {
      return null;
    }
  };

  const deliver = async (one: Claimed): Promise<void> => {
    const made = encrypted(one);
    if (!made) {
      log.warn({ origin: one.origin }, 'a browser’s key is none: it is pushed to no more');
      return giveUp(one);
    }
    const { headers, body } = made;
    const answer = await ctx.ask({ url: one.endpoint, method: 'POST', headers, body }).catch(() => null);
    await settle(one, answer);
  };

  const giveUp = async ({ subscription_id }: Claimed): Promise<void> => {
    await db.orm.delete(subscriptions).where(eq(subscriptions.id, subscription_id));
  };

  const settle = async (one: Claimed, answer: StrangerAnswer | null): Promise<void> => {
    const status = answer?.status ?? 0;
    // The browser is gone, or the subscription is not ours any more (RFC 8030 §7.3): of the latter operators hear, it is our key.
    if (status === 403)
      log.warn({ origin: one.origin }, 'a push service refuses our key for a browser, which is forgotten');
    if (status === 404 || status === 410 || status === 403) return giveUp(one);
    const isLater = status === 0 || status === 429 || status >= 500;
    if (!isLater || one.attempts >= mostAttempts) {
      if (isLater) log.warn({ origin: one.origin, status }, 'a push was given up');
      return forget(one.id);
    }
    const asked = Number(answer?.headers['retry-after']);
    const pauseMs =
      Number.isFinite(asked) && asked > 0 ? Math.min(asked, 3600) * 1000 : 5_000 * 4 ** (one.attempts - 1);
    const until = clock.now() + pauseMs;
    if (status === 429) paused.set(one.origin, until);
    await db.orm
      .update(pushes)
      .set({ dueAt: new Date(until) })
      .where(eq(pushes.id, one.id));
  };

  const begin = (one: Claimed): void => {
    onTheWay.set(one.origin, (onTheWay.get(one.origin) ?? 0) + 1);
    const work = deliver(one)
      .catch((error: unknown) => log.error({ err: error }, 'a push could not be settled'))
      .finally(() => {
        onTheWay.set(one.origin, (onTheWay.get(one.origin) ?? 1) - 1);
        going.delete(work);
        wake();
      });
    going.add(work);
  };

  /** Until a service has answered, or something new came that another one may take. */
  const nextNews = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
    });

  let hasLookedAtKeys = false;
  const loop = async (): Promise<void> => {
    if (!hasLookedAtKeys) await forgetOtherKeys(ctx);
    hasLookedAtKeys = true;
    await db.pool.query('delete from web_push.pushes where created_at < $1', [new Date(clock.now() - freshMs)]);
    while (!isStopped) {
      again = false;
      const room = most.ofAll - going.size;
      // Taken up by the dozen: one statement for each that is done would be most of the work.
      if (room < most.ofOne) {
        await nextNews();
        continue;
      }
      const now = clock.now();
      for (const [origin, until] of paused) if (until <= now) paused.delete(origin);
      const full = [...onTheWay].filter(([, count]) => count >= most.ofOne).map(([origin]) => origin);
      const claimed = await claim(most.ofOne, [...full, ...paused.keys()]);
      for (const one of claimed) begin(one);
      if (claimed.length > 0 || again) continue;
      if (going.size === 0) return;
      await nextNews();
    }
  };

  return {
    run() {
      again = true;
      wake();
      running ??= loop().finally(() => {
        running = null;
      });
      return running;
    },
    async stop() {
      isStopped = true;
      await Promise.allSettled([...going]);
    },
  };
}
