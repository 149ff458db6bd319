import type { SQL } from 'drizzle-orm';
import { and, eq, getTableColumns, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { audit } from '#kit/audit/audit.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import type { FilterValues } from '#kit/contract/list.ts';
import type { RouteParsed } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import { foldedText } from '#kit/db/query/folded.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { sumOf } from '#kit/db/query/sum-of.ts';
import { findPeople } from '#kit/domain/people.ts';
import { boundsOfDays } from '#kit/i18n/days.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import { foldOf } from '#kit/text/fold.ts';
import { asTyped } from '#kit/text/typed.ts';
import { saleRefunded } from '../contract/events.ts';
import { ownSale, refundTooHigh, saleChanged, saleCollected, saleRunning } from '../contract/problems.ts';
import type { refundSale, Sale } from '../contract/routes.ts';
import { sales } from '../contract/routes.ts';
import type { Context } from './context.ts';
import { saleKinds } from './extension-points.ts';
import type { SaleRow } from './refund.ts';
import { lockSale, refund } from './refund.ts';
import { sold } from './tables.ts';

/** The list of what was sold, and its export. */
export function saleHandlers(ctx: Context): Handler[] {
  const { kit } = ctx;
  const wanted = async ({
    search,
    kind,
    ...days
  }: FilterValues<(typeof sales)['filters']>): Promise<SQL | undefined> => {
    const { from, to } = boundsOfDays(days);
    return and(
      search === undefined ? undefined : await found(kit, search),
      kind === undefined ? undefined : eq(sold.kind, kind),
      from && gte(sold.begunAt, from),
      to && lt(sold.begunAt, to),
    );
  };
  return handleList(sales, {
    async find({ filters, ...request }) {
      const { begunAt, paid, paidBack } = sold;
      const page = keyset(request, { begunAt, paid, paidBack }, sold.id);
      return kit.db.orm
        .select({ ...getTableColumns(sold), cursor: page.cursor })
        .from(sold)
        .where(and(await wanted(filters), page.after))
        .orderBy(...page.order)
        .limit(page.limit);
    },
    present: (rows) => presentSales(ctx, kit.db, rows),
    async totals(filters) {
      const { paid, covered, paidBack } = sold;
      const earned = sql`${sold.earned} - ${sold.takenBack}`;
      const [sums] = await kit.db.orm
        .select({ paid: sumOf(paid), covered: sumOf(covered), earned: sumOf(earned), paidBack: sumOf(paidBack) })
        .from(sold)
        .where(await wanted(filters));
      return sums ?? { paid: 0, covered: 0, earned: 0, paidBack: 0 };
    },
    facts: async () => ({ kinds: kit.extensions.of(saleKinds).map(({ name }) => name) }),
  });
}

/** Sales by their key, or by anything that says who bought or sold. */
async function found({ db, extensions }: Context['kit'], search: string): Promise<SQL | undefined> {
  const people = await findPeople(extensions, db, search);
  const theirs = people.length === 0 ? [] : [inArray(sold.buyerId, people), inArray(sold.sellerId, people)];
  return or(eq(sold.key, asTyped('reference', search)), eq(foldedText(sold.sellerName), foldOf(search)), ...theirs);
}

/** Who bought and who sold, by the key of a sale. */
export async function peopleOfSale(executor: Executor, typed: string): Promise<number[]> {
  const [row] = await executor.orm
    .select()
    .from(sold)
    .where(eq(sold.key, asTyped('reference', typed)));
  return [row?.buyerId, row?.sellerId].filter((id) => typeof id === 'number');
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
    if (row.collectedBy !== null) throw new Problem(saleCollected);
    if (row.paidBack !== paidBack) throw new Problem(saleChanged);
    const left = row.paid - row.paidBack;
    if (coins > left) throw new Problem(refundTooHigh, { data: { left: formatCoins(left, language) } });
    const kind = ctx.kit.extensions.of(saleKinds).find(({ name }) => name === row.kind);
    if (!kind) throw new Problem(notFound);
    const part = `office:${row.paidBack}`;
    const done = await refund(ctx, tx, {
      sale: row.key,
      part,
      kind: kind.paidBack,
      amount: coins,
    });
    await tx.emit(saleRefunded, { sale: row.key, coins, takenBack: done.takenBack });
    await audit(tx, {
      call,
      at: ctx.kit.clock.now(),
      operation: 'sales.refund',
      subject: `sale:${saleId}`,
      input: { coins, reason, sale: row.key, guestId: row.buyerId, takenBackCoins: done.takenBack },
      outcome: `${formatCoins(coins, 'en')} coins back to guest ${row.buyerId}, ${formatCoins(done.takenBack, 'en')} of them from the performer`,
    });
    const after = { ...row, paidBack: row.paidBack + coins, takenBack: row.takenBack + done.takenBack };
    return (await presentSales(ctx, tx, [after]))[0] as Sale;
  });
}

/** Sales as operators see them; the names of who bought are one statement. */
export async function presentSales(
  { namesOf }: Pick<Context, 'namesOf'>,
  executor: Executor,
  rows: readonly SaleRow[],
): Promise<Sale[]> {
  const names = await namesOf(executor, [...new Set(rows.map(({ buyerId }) => buyerId))]);
  return rows.map(({ category: _, collectedBy: __, begunAt, completedAt, ...row }) => ({
    ...row,
    buyerName: names.get(row.buyerId) ?? String(row.buyerId),
    begunAt: begunAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
  }));
}
