import type { SQL } from 'drizzle-orm';
import { and, desc, eq, getTableColumns, gte, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Identity } from '#domains/identity/server/index.ts';
import type { FilterValues } from '#kit/contract/list.ts';
import type { Executor } from '#kit/db/db.ts';
import { countWaiting } from '#kit/db/query/count-waiting.ts';
import { holdsPart } from '#kit/db/query/holds-part.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { sumOf } from '#kit/db/query/sum-of.ts';
import type { PaletteFound } from '#kit/domain/palette.ts';
import { asks } from '#kit/domain/palette.ts';
import { findPeople } from '#kit/domain/people.ts';
import { boundsOfDays } from '#kit/i18n/days.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import { asTyped } from '#kit/text/typed.ts';
import type { OfficeOrder } from '../contract/office.ts';
import { orders as orderList } from '../contract/office.ts';
import type { OrderStatus } from '../contract/orders.ts';
import type { Context } from './context.ts';
import { centsBack, coinsTakenBack } from './order-machine.ts';
import type { OrderRow } from './order-rows.ts';
import { isRefundPending, refundableCents } from './refund-order.ts';
import { orders } from './tables.ts';

/** Who an order's guest is. */
export type Accounts = Pick<Identity, 'accounts'>;

/** What went back of an order, in euro cents. */
const backCents = sql`(select coalesce(sum((value ->> 'cents')::int), 0) from jsonb_each(${orders.state} -> 'takenBack'))`;

/** All orders, for operators. */
export function orderHandlers(context: Pick<Context, 'kit' | 'provider' | 'identity' | 'namesOf'>): Handler[] {
  const { db } = context.kit;
  type Filters = FilterValues<(typeof orderList)['filters']>;
  const wanted = async ({ search, status, ...days }: Filters): Promise<SQL | undefined> => {
    const { from, to } = boundsOfDays(days);
    return and(
      search === undefined ? undefined : await found(context.kit, search),
      status && eq(orders.status, status),
      from && gte(orders.createdAt, from),
      to && lt(orders.createdAt, to),
    );
  };
  return handleList(orderList, {
    async find({ filters, ...request }) {
      const page = keyset(request, { createdAt: orders.createdAt, euroCents: orders.euroCents }, orders.id);
      return db.orm
        .select({ ...getTableColumns(orders), cursor: page.cursor })
        .from(orders)
        .where(and(await wanted(filters), page.after))
        .orderBy(...page.order)
        .limit(page.limit);
    },
    present: (rows) => presentOrders(context, rows),
    async totals(filters) {
      const [sums] = await db.orm
        .select({ euroCents: sumOf(orders.euroCents), coins: sumOf(orders.coins) })
        .from(orders)
        .where(await wanted(filters));
      return sums ?? { euroCents: 0, coins: 0 };
    },
  });
}

/** Orders as operators see them, in two statements for all of them. */
export async function presentOrders(
  { kit, provider, identity, namesOf }: Pick<Context, 'kit' | 'provider' | 'identity' | 'namesOf'>,
  rows: readonly OrderRow[],
): Promise<OfficeOrder[]> {
  const guests = [...new Set(rows.map(({ guestId }) => guestId))];
  const facts = await identity.accounts(kit.db, guests);
  const names = await namesOf(kit.db, guests);
  const emails = new Map(facts.map(({ id, email }) => [id, email]));
  return rows.map((row) => ({
    id: row.id,
    guestId: row.guestId,
    email: emails.get(row.guestId) ?? null,
    guestName: names.get(row.guestId) ?? String(row.guestId),
    provider: row.provider,
    status: row.status as OrderStatus,
    euroCents: row.euroCents,
    coins: row.coins,
    coinsTakenBack: coinsTakenBack(row.state, row),
    backCents: centsBack(row.state),
    extraCoins: row.paidAt === null ? 0 : row.extras.reduce((sum, one) => sum + one.coins - one.takenBack, 0),
    origin: row.origin,
    chatId: row.channelOf === 'chat' ? row.channelId : null,
    withheld: row.state.withheld?.why ?? null,
    refundableCents: refundableCents(row, provider),
    isRefundPending: isRefundPending(row, kit.clock.now()),
    sandboxPage: row.provider === 'sandbox' && row.checkoutUrl !== '' ? row.checkoutUrl : null,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  }));
}

/** Orders by a part of their own number, or by anything that says whose they are. */
async function found({ db, extensions }: Context['kit'], search: string): Promise<SQL | undefined> {
  const guests = await findPeople(extensions, db, search);
  const theirs = guests.length === 0 ? undefined : inArray(orders.guestId, guests);
  return or(ofPart(search), theirs) ?? sql`false`;
}

/** So many signs of the number of an order are looked for in the middle of it; fewer would be in many of them. */
const shortestPart = 4;

/** Orders whose number holds what was typed. */
export function ofPart(typed: string): SQL | undefined {
  const part = asTyped('reference', typed).toLowerCase();
  if (part.length < shortestPart || !/^[a-z0-9]{1,20}$/.test(part)) return undefined;
  return part.length === 20 ? eq(orders.id, part) : holdsPart('payments', orders.id, part);
}

/** Orders an operator may mean by a part of their number, the newest first. */
export async function ordersInPalette(executor: Executor, typed: string, limit: number): Promise<PaletteFound[]> {
  const meant = ofPart(typed);
  if (!meant) return [];
  const rows = await executor.orm.select().from(orders).where(meant).orderBy(desc(orders.createdAt)).limit(limit);
  return rows.map(({ id, euroCents, state }) => {
    const place = { page: 'payments.order', params: { orderId: id } };
    // The page knows whether its provider pays back; where it does not, nothing is asked there.
    const isLeft = state.paid !== null && centsBack(state) < euroCents;
    const actions = isLeft ? [{ label: 'ledger.office.payBack', ...asks(place, 'payBack') }] : [];
    return { id, name: id, euroCents, ...place, actions };
  });
}

/** What some guests have paid in all, in euro cents; what went back again taken off. Who paid nothing is left out. */
export async function spentOf(executor: Executor, guestIds: readonly number[]): Promise<Map<number, number>> {
  if (guestIds.length === 0) return new Map();
  const rows = await executor.orm
    .select({ guestId: orders.guestId, euroCents: sumOf(sql`${orders.euroCents} - ${backCents}`) })
    .from(orders)
    .where(and(inArray(orders.guestId, [...guestIds]), isNotNull(orders.paidAt)))
    .groupBy(orders.guestId);
  return new Map(rows.map(({ guestId, euroCents }) => [guestId, euroCents]));
}

/** What was paid since an instant, in euro cents; what went back again taken off. */
export async function paidSince(executor: Executor, since: number): Promise<number> {
  const [sum] = await executor.orm
    .select({ euroCents: sumOf(sql`${orders.euroCents} - ${backCents}`) })
    .from(orders)
    .where(gte(orders.paidAt, new Date(since)));
  return sum?.euroCents ?? 0;
}

/** What extras of a reason cost in orders that were paid since an instant (epoch ms), hundredths of a coin; what went back taken off. */
export async function extrasGiven(executor: Executor, reason: string, since: number): Promise<number> {
  const given = sql`(select coalesce(sum((value ->> 'coins')::int - (value ->> 'takenBack')::int), 0)
    from jsonb_array_elements(${orders.extras}) where value ->> 'reason' = ${reason})`;
  const [sum] = await executor.orm
    .select({ coins: sumOf(given) })
    .from(orders)
    .where(gte(orders.paidAt, new Date(since)));
  return sum?.coins ?? 0;
}

/** The guest of an order, by its number. */
export async function guestOfOrder(executor: Executor, typed: string): Promise<number[]> {
  const rows = await executor.orm
    .select({ guestId: orders.guestId })
    .from(orders)
    .where(eq(orders.id, asTyped('reference', typed)));
  return rows.map(({ guestId }) => guestId);
}

/** Orders an operator has to look at: what was reported does not fit, or what was paid brings nothing and has not gone back. */
export const ordersInReview = (executor: Executor): Promise<{ value: number; since?: number }> =>
  countWaiting(executor, orders.createdAt, eq(orders.status, 'review'));
