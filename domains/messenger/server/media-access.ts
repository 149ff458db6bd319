import { adultAreaClosed, ageNotProven, restricted, underage } from '#domains/access/contract/index.ts';
import { publicRating } from '#domains/media/contract/index.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import { ownValue } from '#kit/records/own-value.ts';
import * as contract from '../contract/index.ts';
import type { Context } from './deps.ts';

const kinds: Readonly<Record<string, Problem['kind']>> = {
  notBought: contract.mediaLocked,
  ageNotProven,
  underage,
  adultAreaClosed,
};

/**
 * Asks whether a guest may see what a message carries. Nobody rates it: it is taken as what is shown to everybody on the site, so that
 * the rules of a country that shows less before a proof of age hold here too. What is paid for stays its guest's, whatever was decided
 * about their spending since.
 *
 * @param wants `see`: it is free or bought; `open`: it is locked; `buy`: it would be theirs
 * @throws Problem media_locked, age_not_proven, age_underage, adult_area_closed, restricted; data: `restriction`, `reason`
 */
export async function assertMayView(
  { access }: Pick<Context, 'access'>,
  executor: Executor,
  caller: AccountCaller,
  wants: 'see' | 'open' | 'buy',
): Promise<void> {
  const needs = wants === 'see' ? 'login' : 'purchase';
  const verdict = await access.mayView(executor, { caller, fsk: publicRating, needs, has: wants !== 'open' });
  if (verdict.ok) return;
  const { restriction, reason } = verdict;
  throw new Problem(ownValue(kinds, reason) ?? restricted, { data: { restriction, reason } });
}
