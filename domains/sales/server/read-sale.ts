import { eq } from 'drizzle-orm';
import { guestAccount, houseRevenue, performerAccount } from '#domains/ledger/contract/index.ts';
import type { BookingQuery } from '#domains/ledger/server/index.ts';
import type { AuditLine } from '#kit/audit/read.ts';
import { listAudit } from '#kit/audit/read.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { ownValue } from '#kit/records/own-value.ts';
import type { SalePage } from '../contract/office-sale.ts';
import type { Context } from './context.ts';
import { presentSales } from './office.ts';
import type { SaleRow } from './refund.ts';
import { sold } from './tables.ts';

/**
 * One sale with everything that is known of it, for operators: five statements, however long it took.
 * @throws Problem not_found
 */
export async function readSale(ctx: Context, saleId: number): Promise<SalePage> {
  const { db } = ctx.kit;
  const [row] = await db.orm.select().from(sold).where(eq(sold.id, saleId));
  const [sale] = row ? await presentSales(ctx, db, [row]) : [];
  if (!row || !sale) throw new Problem(notFound);
  const [lines, bookings] = await Promise.all([
    listAudit(db, { subject: `sale:${saleId}`, operation: 'sales.refund', result: 'done', limit: 100 }),
    ctx.ledger.bookingsOf(db, { key: row.key, from: row.begunAt, ...accountsOf(row) }),
  ]);
  const names = await ctx.namesOf(db, [...new Set(lines.flatMap(({ accountId }) => accountId ?? []))]);
  const payBacks = lines.reverse().map((line) => payBackIn(line, names));
  return { ...sale, collectedBy: row.collectedBy?.replace('provider:', '') ?? null, payBacks, bookings };
}

/** Through whose rows the bookings of a sale are found: those of one person; of the platform only what was booked while it was paid. */
function accountsOf({
  buyerId,
  sellerId,
  collectedBy,
  completedAt,
  begunAt,
}: SaleRow): Omit<BookingQuery, 'key' | 'from'> {
  if (collectedBy === null) return { account: guestAccount(buyerId) };
  const parties = [houseRevenue, collectedBy];
  if (sellerId !== null) return { account: performerAccount(sellerId), parties };
  return { account: collectedBy, parties, to: completedAt ?? begunAt };
}

function payBackIn(
  { at, accountId, input }: AuditLine,
  names: ReadonlyMap<number, string>,
): SalePage['payBacks'][number] {
  const [coins, takenBack, reason] = ['coins', 'takenBackCoins', 'reason'].map((name) => ownValue(input, name));
  return {
    at: at.toISOString(),
    by: accountId === null ? null : { id: accountId, name: names.get(accountId) ?? String(accountId) },
    coins: typeof coins === 'number' ? coins : null,
    takenBack: typeof takenBack === 'number' ? takenBack : null,
    reason: typeof reason === 'string' ? reason : null,
  };
}
