import type { Closing } from '../contract/restrictions.ts';

/**
 * How money and rewards move: a guest _spends_ (coins, or vouchers in their place), _gives_ what they bought before, _buys_ coins or
 * a month by card, also where the money only comes in now, is _recharged_ without a press, and _receives_ what costs them nothing (codes, vouchers, bonuses, days).
 */
export const moneyActs = ['spend', 'give', 'buy', 'recharge', 'receive'] as const;
export type MoneyAct = (typeof moneyActs)[number];

/** Why money does not move: what closes an account, or what it owes since a bank took a payment back. */
export type MoneyReason = Closing | 'owing';

/** What each of them refuses. Who owes coins may buy some by a press of
 * their own: that is how it ends. What was bought before a break stays usable. */
export const moneyTable: Readonly<Record<MoneyReason, readonly MoneyAct[]>> = {
  underage: moneyActs,
  locked: moneyActs,
  restricted: moneyActs,
  excluded: ['spend', 'buy', 'recharge', 'receive'],
  onBreak: ['spend', 'buy', 'recharge', 'receive'],
  owing: ['spend', 'give', 'recharge', 'receive'],
};
