import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { Closing } from '../contract/restrictions.ts';
import { closings } from '../contract/restrictions.ts';

/** Says of an account whether it is shut out of all that is for adults, and why; null: not by this rule. Filled by who keeps such a rule. */
export const accountClosings =
  extensionPoint<(executor: Executor, accountId: number) => Promise<Closing | null>>('access.accountClosings');

/** Why an account is shut out of all that is for adults: it gets no coins and nothing that costs any; null: it is open. */
export async function closingOf(
  { extensions }: Pick<Kit, 'extensions'>,
  executor: Executor,
  accountId: number,
): Promise<Closing | null> {
  for (const rule of extensions.of(accountClosings)) {
    const found = await rule(executor, accountId);
    if (found !== null) return found;
  }
  return null;
}

/** @throws Problem age_underage, or of whatever else shuts the account out */
export async function assertOpen(kit: Pick<Kit, 'extensions'>, executor: Executor, accountId: number): Promise<void> {
  const found = await closingOf(kit, executor, accountId);
  if (found !== null) throw new Problem(closings[found]);
}
