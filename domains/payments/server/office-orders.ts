import type { SQL } from 'drizzle-orm';
import { and, eq, getTableColumns, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Identity } from '#domains/identity/server/index.ts';
import type { FilterValues } from '#kit/contract/list.ts';
import type { Executor } from '#kit/db/db.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { sumOf } from '#kit/db/query/sum-of.ts';
import { findPeople } from '#kit/domain/people.ts';
import { boundsOfDays } from '#kit/i18n/days.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import { asTyped } from '#kit/text/typed.ts';
import { orders as orderList } from '../contract/office.ts';
import type { OrderStatus } from '../contract/orders.ts';
import type { Context } from './context.ts';
import { coinsTakenBack } from './order-machine.ts';
import { isRefundPending, refundableCents } from './refund-order.ts';
import { orders } from './tables.ts';

/** Who an order's guest is. */
export type Accounts = Pick<Identity, 'accounts'>;

/** All orders, for operators. */
export function orderHandlers(context: Pick<Context, 'kit' | 'provider'>, identity: Accounts): Handler[] {
  const { db, clock } = context.kit;
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
    async present(rows) {
      const facts = await identity.accounts(db, [...new Set(rows.map(({ guestId }) => guestId))]);
      const emails = new Map(facts.map(({ id, email }) => [id, email]));
      return rows.map((row) => ({
        id: row.id,
        guestId: row.guestId,
        email: emails.get(row.guestId) ?? null,
        provider: row.provider,
        status: row.status as OrderStatus,
        euroCents: row.euroCents,
        coins: row.coins,
        coinsTakenBack: coinsTakenBack(row.state, row),
        extraCoins: row.paidAt === null ? 0 : row.extras.reduce((sum, one) => sum + one.coins - one.takenBack, 0),
        origin: row.origin,
        chatId: row.channelOf === 'chat' ? row.channelId : null,
        withheld: row.state.withheld?.why ?? null,
        refundableCents: refundableCents(row, context.provider),
        isRefundPending: isRefundPending(row, clock.now()),
        sandboxPage: row.provider === 'sandbox' && row.checkoutUrl !== '' ? row.checkoutUrl : null,
        createdAt: row.createdAt.toISOString(),
        paidAt: row.paidAt?.toISOString() ?? null,
      }));
    },
    async totals(filters) {
      const [sums] = await db.orm
        .select({ euroCents: sumOf(orders.euroCents), coins: sumOf(orders.coins) })
        .from(orders)
        .where(await wanted(filters));
      return sums ?? { euroCents: 0, coins: 0 };
    },
  });
}

/** Orders by their own number, or by anything that says whose they are. */
async function found({ db, extensions }: Context['kit'], search: string): Promise<SQL | undefined> {
  const guests = await findPeople(extensions, db, search);
  return or(
    eq(orders.id, asTyped('reference', search)),
    guests.length === 0 ? undefined : inArray(orders.guestId, guests),
  );
}

/** What was paid since an instant, in euro cents; what went back again taken off. */
export async function paidSince(executor: Executor, since: number): Promise<number> {
  const back = sql`(select coalesce(sum((value ->> 'cents')::int), 0) from jsonb_each(${orders.state} -> 'takenBack'))`;
  const [sum] = await executor.orm
    .select({ euroCents: sumOf(sql`${orders.euroCents} - ${back}`) })
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
export const countInReview = (executor: Executor): Promise<number> =>
  executor.orm.$count(orders, eq(orders.status, 'review'));
