import { networkOf } from '#kit/addresses/addresses.ts';
import type { Caller } from '#kit/contract/access.ts';
import { budgets } from '#kit/contract/cost.ts';
import { Problem } from '#kit/contract/problem.ts';
import { tooManyRequests } from '#kit/contract/problems.ts';
import type { Limits } from '#kit/limits/limits.ts';

/** Who is charged: the address always, and whoever called, also as an anonymous visitor. */
type Charged = Pick<Caller, 'ip' | 'subjectId'>;

/**
 * Charges the budgets of a caller. Throws `too_many_requests` with the seconds to wait when one is spent. An address is
 * charged as well, because sessions of visitors cost nothing to open.
 */
export function chargeOf(limits: Pick<Limits, 'take'>): (caller: Charged, points: number) => Promise<void> {
  return async ({ ip, subjectId }, points) => {
    if (points <= 0) return;
    const waits = await Promise.all([
      limits.take(`budget:address:${networkOf(ip)}`, budgets.address, points),
      subjectId === null ? 0 : limits.take(`budget:subject:${subjectId}`, budgets.subject, points),
    ]);
    const wait = Math.max(...waits);
    if (wait > 0) throw new Problem(tooManyRequests, { data: { retryAfterSeconds: wait } });
  };
}
