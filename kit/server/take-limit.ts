import { networkOf } from '#kit/addresses/addresses.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { Operation } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { tooManyRequests } from '#kit/contract/problems.ts';
import type { Limits } from '#kit/limits/limits.ts';

/** Takes one call from the rate limit an operation declares, if it does. Throws `too_many_requests` when it is spent. */
export type TakeLimit = (operation: Operation, caller: Pick<Caller, 'ip' | 'subjectId'>) => Promise<void>;

/** The same for calls and for messages of the channel: by address, or by whoever the caller is. */
export const takeLimitOf =
  (limits: Limits): TakeLimit =>
  async (operation, caller) => {
    if (!operation.limit) return;
    const wait = await limits.take(keyOf(operation, caller), operation.limit);
    if (wait > 0) throw new Problem(tooManyRequests, { data: { retryAfterSeconds: wait } });
  };

/** Gives it back: what failed for a reason of ours uses up nobody's tries. */
export const giveLimitOf =
  (limits: Limits): TakeLimit =>
  async (operation, caller) => {
    if (operation.limit) await limits.give(keyOf(operation, caller), operation.limit);
  };

function keyOf({ name, limit }: Operation, { ip, subjectId }: Pick<Caller, 'ip' | 'subjectId'>): string {
  const place = networkOf(ip);
  return `${name}:${limit?.per === 'address' ? place : String(subjectId ?? place)}`;
}
