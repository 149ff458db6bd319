import { and, inArray, sql } from 'drizzle-orm';
import type { AccountName } from '#domains/ledger/contract/accounts.ts';
import { payableAccount, performerAccount, studioAccount } from '#domains/ledger/contract/accounts.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Context } from '../context.ts';
import { dayMs } from '../context.ts';
import { items } from '../tables.ts';
import { centsOf } from './amounts.ts';

/** What the books hold for one payee. Coins in hundredths, the rest in euro cents. */
export interface Standing {
  /** What was earned by oneself, and by one's performers, and is in no run. */
  readonly ownCoins: number;
  readonly studioCoins: number;
  /** Of the own ones: too new to be paid. */
  readonly heldCoins: number;
  /** In runs that are not paid. */
  readonly onTheWay: number;
  /** Paid too much before (below zero), or come back from a bank. */
  readonly carried: number;
}

/** The moment until which what was earned is old enough to be paid. */
export const heldFrom = ({ kit, settings }: Context): number => kit.clock.now() - settings.PAYOUT_HOLD_DAYS * dayMs;

/** What is old enough of what somebody has: never below zero, and never more than is there. */
export const payableCoins = (balance: number, since: number): number => Math.max(0, balance - Math.max(0, since));

/** What parts of runs that are not paid yet come to, by payee. */
export async function onTheWayOf({ orm }: Executor, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await orm
    .select({ payeeId: items.payeeId, amount: sql<string>`sum(${items.amount})` })
    .from(items)
    .where(and(inArray(items.payeeId, [...ids]), inArray(items.state, ['reserved', 'final', 'sent'])))
    .groupBy(items.payeeId);
  return new Map(rows.map(({ payeeId, amount }) => [payeeId, Number(amount)]));
}

/** How some payees stand. `until`: what was earned later is held, epoch ms. */
export async function standingsOf(
  ctx: Context,
  executor: Executor,
  ids: readonly number[],
  until: number,
): Promise<Map<number, Standing>> {
  const names = ids.map((id): AccountName => performerAccount(id));
  const earners = new Map(
    (await ctx.ledger.earnersOf(executor, names, until)).map((earner) => [earner.account, earner]),
  );
  const balances = await ctx.ledger.balancesOf(
    executor,
    ids.flatMap((id) => [studioAccount(id), payableAccount(id)]),
  );
  const onTheWay = await onTheWayOf(executor, ids);
  return new Map(
    ids.map((id) => {
      const own = earners.get(performerAccount(id));
      const way = onTheWay.get(id) ?? 0;
      return [
        id,
        {
          ownCoins: own?.balance ?? 0,
          studioCoins: balances.get(studioAccount(id)) ?? 0,
          heldCoins: (own?.balance ?? 0) - payableCoins(own?.balance ?? 0, own?.since ?? 0),
          onTheWay: way,
          carried: centsOf(balances.get(payableAccount(id)) ?? 0) - way,
        },
      ];
    }),
  );
}
