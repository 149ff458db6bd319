import { and, asc, eq, gt } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { countWaiting } from '#kit/db/query/count-waiting.ts';
import type { Context } from './context.ts';
import { receivePostback } from './receive-postback.ts';
import { postbacks } from './tables.ts';

const atOnce = 100;

/**
 * Applies the postbacks that are kept because they could not be applied when they came, in the order they came in. One that fails
 * again holds up no other; it waits for the next time.
 */
export async function creditLate(context: Context): Promise<void> {
  const { kit } = context;
  for (let after = 0; ; ) {
    const waiting = await kit.db.orm
      .select({ id: postbacks.id, params: postbacks.params })
      .from(postbacks)
      .where(and(eq(postbacks.outcome, 'waiting'), gt(postbacks.id, after)))
      .orderBy(asc(postbacks.id))
      .limit(atOnce);
    for (const { id, params } of waiting) {
      after = id;
      try {
        const outcome = await receivePostback(context, params);
        // The shop or its key was changed since. Nobody but an operator can say what was paid.
        if (outcome === 'forged') kit.log.error({ postback: id }, 'a kept postback is of another shop or key');
      } catch (err) {
        kit.log.error({ err, postback: id }, 'a kept postback could not be applied again');
      }
    }
    if (waiting.length < atOnce) return;
  }
}

/** How many payments were reported and are not credited yet, and since when the first of them. */
export const waitingPostbacks = (executor: Executor): Promise<{ value: number; since?: number }> =>
  countWaiting(executor, postbacks.receivedAt, eq(postbacks.outcome, 'waiting'));

/** How many payments were reported and are not credited yet. */
export const countUncredited = async (executor: Executor): Promise<number> => (await waitingPostbacks(executor)).value;
