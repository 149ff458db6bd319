import { and, eq, gte, sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { performerAccount } from '../contract/accounts.ts';
import { formatCoins } from '../contract/coins.ts';
import type { PerformerEarnings } from '../contract/routes.ts';
import { balance } from './balance.ts';
import { startOfDay } from './business-day.ts';
import { entries, transfers } from './tables.ts';

/** What a performer has and what today (of the product's time zone) brought, by kind. `now` in epoch ms. */
export async function earnings(
  executor: Executor,
  actorId: number,
  now: number,
  language: string,
): Promise<PerformerEarnings> {
  const account = performerAccount(actorId);
  const since = startOfDay(now);
  const signed = sql`case when ${entries.credit} = ${account} then ${entries.amount} else -${entries.amount} end`;
  const side = (column: typeof entries.debit | typeof entries.credit) =>
    executor.orm
      .select({
        kind: transfers.kind,
        amount: sql<string>`sum(${signed})`,
        count: sql<string>`count(distinct ${transfers.id})`,
      })
      .from(entries)
      .innerJoin(transfers, eq(transfers.id, entries.transferId))
      .where(and(eq(column, account), gte(transfers.at, new Date(since))))
      .groupBy(transfers.kind);
  const rows = [...(await side(entries.credit)), ...(await side(entries.debit))];
  const kinds = new Map<(typeof rows)[number]['kind'], { amount: number; count: number }>();
  for (const { kind, amount, count } of rows) {
    const known = kinds.get(kind) ?? { amount: 0, count: 0 };
    kinds.set(kind, { amount: known.amount + Number(amount), count: known.count + Number(count) });
  }
  const coins = await balance(executor, account);
  const byKind = [...kinds].map(([kind, sums]) => ({ kind, ...sums }));
  return {
    balance: coins,
    balanceFormatted: formatCoins(coins, language),
    today: { since, total: byKind.reduce((sum, { amount }) => sum + amount, 0), kinds: byKind },
  };
}
