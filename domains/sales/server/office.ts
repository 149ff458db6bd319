import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { audit } from '#kit/audit/audit.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import type { RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { formatAmount } from '#kit/money/coins.ts';
import type { Call } from '#kit/server/handler.ts';
import { ownSale, refundTooHigh, saleChanged, saleRunning } from '../contract/problems.ts';
import type { listSales, refundSale, Sale } from '../contract/routes.ts';
import type { Context } from './context.ts';
import { saleKinds } from './extension-points.ts';
import type { SaleRow } from './refund.ts';
import { lockSale, refund } from './refund.ts';
import { sold } from './tables.ts';

type Filter = RouteParsed<typeof listSales>['query'];

/** A page of what was sold, the latest first. */
export async function readSales({ kit }: Context, { kind, buyer, seller, before, limit }: Filter) {
  const where = and(
    kind === undefined ? undefined : eq(sold.kind, kind),
    buyer === undefined ? undefined : eq(sold.buyerId, buyer),
    seller === undefined || seller === '' ? undefined : sql`lower(${sold.sellerName}) = lower(${seller})`,
    before === undefined ? undefined : lt(sold.id, before),
  );
  const rows = await kit.db.orm
    .select()
    .from(sold)
    .where(where)
    .orderBy(desc(sold.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return {
    sales: shown.map(toSale),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    kinds: kit.extensions.of(saleKinds).map(({ name }) => name),
  };
}

/**
 * An operator gives coins of a sale back. Twice the same request does it once: the second sees that the sale has changed.
 * @throws Problem not_found, own_sale, sale_running, sale_changed, refund_too_high
 */
export async function refundByOperator(
  ctx: Context,
  { saleId, coins, paidBack, reason }: RouteParsed<typeof refundSale>['body'],
  call: Call<AccountCaller>,
): Promise<Sale> {
  return ctx.kit.db.transaction(async (tx) => {
    const [named] = await tx.orm.select({ key: sold.key }).from(sold).where(eq(sold.id, saleId));
    const row = named ? await lockSale(tx, named.key) : null;
    if (!row) throw new Problem(notFound);
    const { accountId, language } = call.caller;
    if (row.buyerId === accountId || row.sellerId === accountId) throw new Problem(ownSale);
    if (row.completedAt === null) throw new Problem(saleRunning);
    if (row.paidBack !== paidBack) throw new Problem(saleChanged);
    const left = row.paid - row.paidBack;
    if (coins > left) throw new Problem(refundTooHigh, { data: { left: formatAmount(left, 'VXC', language) } });
    const kind = ctx.kit.extensions.of(saleKinds).find(({ name }) => name === row.kind);
    if (!kind) throw new Problem(notFound);
    const part = `office:${row.paidBack}`;
    const done = await refund(ctx, tx, {
      sale: row.key,
      part,
      kind: kind.paidBack,
      amount: coins,
      memo: { text: reason },
    });
    await audit(tx, {
      call,
      at: ctx.kit.clock.now(),
      operation: 'sales.refund',
      subject: `sale:${saleId}`,
      input: { coins, reason, sale: row.key },
      outcome: `${coins} back to guest ${row.buyerId}, ${done.takenBack} of them from the performer`,
    });
    return toSale({ ...row, paidBack: row.paidBack + coins, takenBack: row.takenBack + done.takenBack });
  });
}

const toSale = ({ category: _, begunAt, completedAt, ...row }: SaleRow): Sale => ({
  ...row,
  begunAt: begunAt.getTime(),
  completedAt: completedAt?.getTime() ?? null,
});
