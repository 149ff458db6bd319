import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { Closing } from '../contract/restrictions.ts';
import { closings } from '../contract/restrictions.ts';
import type { MoneyAct, MoneyReason } from './money-table.ts';
import { moneyTable } from './money-table.ts';

/** Why money does not move, and what the guest reads. */
export interface MoneyRefusal {
  readonly why: MoneyReason;
  readonly problem: Problem;
}

/**
 * Says of an account why no money moves, by who keeps such a rule; null: not by this rule. A word alone is said as
 * {@link closings} has it. Which acts it refuses stands in the table of money.
 */
export const accountClosings =
  extensionPoint<(executor: Executor, accountId: number) => Promise<keyof typeof closings | MoneyRefusal | null>>(
    'access.accountClosings',
  );

/**
 * The one question of money: may this account spend, give, buy or receive? Null: nothing is against it.
 */
export async function moneyRefusal(
  { extensions }: Pick<Kit, 'extensions'>,
  executor: Executor,
  accountId: number,
  act: MoneyAct,
): Promise<MoneyRefusal | null> {
  for (const rule of extensions.of(accountClosings)) {
    const found = await rule(executor, accountId);
    if (found === null) continue;
    const refusal = typeof found === 'string' ? { why: found, problem: new Problem(closings[found]) } : found;
    if (moneyTable[refusal.why].includes(act)) return refusal;
  }
  return null;
}

/** @throws Problem of what keeps money of an account from moving so */
export async function assertMoney(
  kit: Pick<Kit, 'extensions'>,
  executor: Executor,
  accountId: number,
  act: MoneyAct,
): Promise<void> {
  const found = await moneyRefusal(kit, executor, accountId, act);
  if (found !== null) throw found.problem;
}

/** Why money that comes in for an account goes back: it may not buy. Null: it is credited. */
export async function closingOf(
  kit: Pick<Kit, 'extensions'>,
  executor: Executor,
  accountId: number,
): Promise<Closing | null> {
  const found = await moneyRefusal(kit, executor, accountId, 'buy');
  return found === null || found.why === 'owing' ? null : found.why;
}
