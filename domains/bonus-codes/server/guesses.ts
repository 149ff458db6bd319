import { networkOf } from '#kit/addresses/addresses.ts';
import type { Caller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Kit } from '#kit/server/kit.ts';
import { tooManyCodes } from '../contract/index.ts';

/** Codes that are none, in an hour: for anyone who asks, and for an address, behind which many may sit. */
const wrongOnes = { subject: { points: 20, seconds: 3_600 }, address: { points: 60, seconds: 3_600 } } as const;

/**
 * Looks for a code. Wrong ones are counted; who has had too many hears of none, right or wrong. Right ones cost nothing, so
 * that any number can be redeemed at once. Not inside a transaction.
 * @throws Problem bonus_codes_too_many
 */
export async function guarded<T>(
  { limits }: Pick<Kit, 'limits'>,
  { ip, subjectId }: Caller,
  look: () => Promise<T | null>,
): Promise<T | null> {
  const take = async (points: 0 | 1): Promise<void> => {
    const waits = [
      await limits.take(`bonus-codes:of:${subjectId}`, wrongOnes.subject, points),
      await limits.take(`bonus-codes:${networkOf(ip)}`, wrongOnes.address, points),
    ];
    const wait = Math.max(...waits);
    if (wait > 0) throw new Problem(tooManyCodes, { data: { retryAfterSeconds: wait } });
  };
  await take(0);
  const found = await look();
  if (found === null) await take(1);
  return found;
}
