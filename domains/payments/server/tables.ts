import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgSchema, text, unique } from 'drizzle-orm/pg-core';
import { account, createdAt, instant, ownNumber } from '#kit/db/columns.ts';
import type { OrderState } from './order-machine.ts';

export const payments = pgSchema('payments');

/** A refund in progress: how much, who requested it (a mark of the call) and when (epoch ms). */
export interface RefundRequest {
  readonly cents: number;
  readonly mark: string;
  readonly at: number;
}

/** One top-up each. `state` is what the provider has told so far (order-machine.ts); `status` is read from it. */
export const orders = payments.table(
  'orders',
  {
    id: text('id').primaryKey(),
    guestId: account('guest_id').notNull(),
    provider: text('provider').notNull(),
    packageId: text('package_id').notNull(),
    euroCents: integer('euro_cents').notNull(),
    coins: integer('coins').notNull(),
    language: text('language').notNull(),
    status: text('status').notNull(),
    state: jsonb('state').$type<OrderState>().notNull(),
    checkoutUrl: text('checkout_url').notNull(),
    /** The refund the provider was asked for and has not confirmed yet; nobody asks for another meanwhile. */
    refundRequest: jsonb('refund_request').$type<RefundRequest>(),
    createdAt: createdAt(),
    paidAt: instant('paid_at'),
  },
  (table) => [
    index('orders_of_guest').on(table.guestId, table.createdAt),
    index('orders_by_time').on(table.createdAt, table.id),
    // What was paid today.
    index('orders_by_payment').on(table.paidAt),
    index('orders_by_status').on(table.status, table.createdAt),
  ],
);

/** Every genuine postback once, whatever became of it; the trace an operator reconciles with. */
export const postbacks = payments.table(
  'postbacks',
  {
    id: ownNumber(),
    provider: text('provider').notNull(),
    event: text('event').notNull(),
    saleId: text('sale_id').notNull(),
    /** Null when it names no order of ours. */
    orderId: text('order_id'),
    params: jsonb('params').$type<Record<string, string>>().notNull(),
    outcome: text('outcome').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    unique('postbacks_once').on(table.provider, table.event, table.saleId),
    index('postbacks_waiting').on(table.id).where(sql`${table.outcome} = 'waiting'`),
  ],
);

/** What the sandbox provider knows of its own sales, as another company would. */
export const sandboxSales = payments.table('sandbox_sales', {
  saleId: text('sale_id').primaryKey(),
  referenceId: text('reference_id').notNull().unique(),
  request: jsonb('request').$type<Record<string, string>>().notNull(),
  createdAt: createdAt(),
});

/** Postbacks of the sandbox provider on their way; delivered ones are deleted. */
export const sandboxOutbox = payments.table('sandbox_outbox', {
  id: ownNumber(),
  params: jsonb('params').$type<Record<string, string>>().notNull(),
  attempts: integer('attempts').notNull().default(0),
  /** Null after the last attempt. */
  dueAt: instant('due_at'),
});
