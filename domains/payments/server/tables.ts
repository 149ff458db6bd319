import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgSchema,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { account, createdAt, instant, ownNumber } from '#kit/db/schema/columns.ts';
import type { ChargeChannel } from '../contract/one-click.ts';
import type { GuestGroup } from '../contract/pricing.ts';
import type { OrderState } from './order-machine.ts';

export const payments = pgSchema('payments');

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({ dataType: () => 'bytea' });

export type OrderOrigin = 'checkout' | 'oneClick' | 'autoRecharge';

/** A refund in progress: how much, who requested it (a mark of the call) and when (epoch ms). */
export interface RefundRequest {
  readonly cents: number;
  readonly mark: string;
  readonly at: number;
  /** When the provider took a request that is repeated until it does (pay-back-withheld.ts); an operator's carries none. */
  readonly takenAt?: number;
}

/** Coins on top of what was ordered, hundredths: promised with the order, given with its payment. `takenBack` with the money. */
export interface OrderExtra {
  readonly reason: string;
  readonly coins: number;
  readonly takenBack: number;
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
    extras: jsonb('extras').$type<readonly OrderExtra[]>().notNull().default([]),
    language: text('language').notNull(),
    status: text('status').notNull(),
    state: jsonb('state').$type<OrderState>().notNull(),
    checkoutUrl: text('checkout_url').notNull(),
    /** How it was begun: at the checkout, by one press, or by the recharge the guest has set up. */
    origin: text('origin').$type<OrderOrigin>().notNull().default('checkout'),
    /** What the browser called this charge, so that a repeated one charges nothing; null at the checkout. */
    chargeKey: text('charge_key'),
    /** The conversation that shows how it went, or the live chat it was made in; null elsewhere. */
    channelId: integer('channel_id'),
    channelOf: text('channel_of').$type<ChargeChannel>(),
    /** Where its guest was; null where that was not known. */
    country: text('country'),
    /** The value added tax in its price, hundredths of a per cent; null where none was known. */
    vatPercent: integer('vat_percent'),
    /** The guest has asked the provider to keep the card. */
    keepCard: boolean('keep_card').notNull().default(false),
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
    check('orders_channel', sql`(${table.channelId} is null) = (${table.channelOf} is null)`),
    uniqueIndex('orders_charge').on(table.guestId, table.chargeKey).where(sql`${table.chargeKey} is not null`),
  ],
);

/** The card each guest lets the provider keep; `token` is the provider's word for it, sealed. */
export const storedCards = payments.table('stored_cards', {
  guestId: account('guest_id').primaryKey(),
  provider: text('provider').notNull(),
  token: bytea('token').notNull(),
  brand: text('brand').notNull(),
  last4: text('last4'),
  storedAt: instant('stored_at').notNull(),
});

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
    index('postbacks_of_order').on(table.orderId, table.id),
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

/** The amounts that are sold (euro cents), as operators have decided it; rows are added and never changed. */
export const offers = payments.table(
  'offers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    country: text('country'),
    /** The group of guests it is for; null: all. */
    forGroup: text('for_group').$type<GuestGroup>(),
    amounts: jsonb('amounts').$type<number[]>().notNull(),
    validFrom: instant('valid_from').notNull(),
    reason: text('reason').notNull(),
    addedBy: account('added_by').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [index('offers_by_time').on(table.validFrom, table.id)],
);

/** What makes a regular guest and one who returns; rows are added, and the latest counts. */
export const groupRules = payments.table('group_rules', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  regularOrders: integer('regular_orders').notNull(),
  regularDays: integer('regular_days').notNull(),
  awayDays: integer('away_days').notNull(),
  reason: text('reason').notNull(),
  addedBy: account('added_by').notNull(),
  addedAt: instant('added_at').notNull(),
});

/** Value added tax by country; rows are added and never changed. Those the product came with were added by nobody. */
export const vatRates = payments.table(
  'vat_rates',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    country: text('country').notNull(),
    /** Hundredths of a per cent. */
    percent: integer('percent').notNull(),
    validFrom: instant('valid_from').notNull(),
    reason: text('reason').notNull(),
    addedBy: account('added_by'),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    index('vat_rates_of_country').on(table.country, table.validFrom),
    check('vat_rates_percent', sql`${table.percent} between 0 and 5000`),
  ],
);
