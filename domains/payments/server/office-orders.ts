import type { SQL } from 'drizzle-orm';
import { and, eq, getTableColumns, gte, lt, or, sql } from 'drizzle-orm';
import type { Identity } from '#domains/identity/server/index.ts';
import type { FilterValues } from '#kit/contract/list.ts';
import type { Executor } from '#kit/db/db.ts';
import { keyset } from '#kit/db/keyset.ts';
import { sumOf } from '#kit/db/sum-of.ts';
import { boundsOfDays } from '#kit/i18n/days.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import { orders as orderList } from '../contract/office.ts';
import type { OrderStatus } from '../contract/orders.ts';
import type { Context } from './context.ts';
import { coinsTakenBack } from './order-machine.ts';
import { isRefundPending, refundableCents } from './refund-order.ts';
import { orders } from './tables.ts';

/** Who an order's guest is. */
export type Accounts = Pick<Identity, 'accounts' | 'accountsWithEmail'>;

/** All orders, for operators. */
export function orderHandlers(context: Pick<Context, 'kit' | 'provider'>, identity: Accounts): Handler[] {
  const { db, clock } = context.kit;
  type Filters = FilterValues<(typeof orderList)['filters']>;
  const wanted = async ({ search, status, ...days }: Filters): Promise<SQL | undefined> => {
    const { from, to } = boundsOfDays(days);
    return and(
      search === undefined ? undefined : await found(db, identity, search),
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
        refundableCents: refundableCents(row, context.provider),
        isRefundPending: isRefundPending(row, clock.now()),
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

/** Orders by their own number, their guest's, or the guest's e-mail address, whole. */
async function found(executor: Executor, identity: Accounts, search: string): Promise<SQL | undefined> {
  if (search.includes('@')) {
    const accounts = await identity.accountsWithEmail(executor, search);
    return accounts.length === 0 ? sql`false` : or(...accounts.map((id) => eq(orders.guestId, id)));
  }
  const guestId = /^\d{1,15}$/.test(search) ? eq(orders.guestId, Number(search)) : undefined;
  return or(eq(orders.id, search), guestId);
}
