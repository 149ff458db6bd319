import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgSchema, text } from 'drizzle-orm/pg-core';
import { account, createdAt, instant, moneySum, ownNumber } from '#kit/db/schema/columns.ts';
import type { Benefit } from '../contract/index.ts';

export const schema = pgSchema('bonus_codes');

/** What codes bring, to whom, when and how often. */
export const campaigns = schema.table(
  'campaigns',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    benefits: jsonb('benefits').$type<readonly Benefit[]>().notNull(),
    isPaused: boolean('is_paused').notNull(),
    isWelcome: boolean('is_welcome').notNull(),
    requireMobileAuth: boolean('require_mobile_auth').notNull(),
    vip: boolean('vip').notNull(),
    firstPurchaseOnly: boolean('first_purchase_only').notNull(),
    /** ISO 3166-1 alpha-2; empty: everywhere. */
    countries: text('countries').array().notNull(),
    validFrom: instant('valid_from'),
    /** The first instant its codes are no longer valid. */
    validTo: instant('valid_to'),
    totalLimit: integer('total_limit'),
    perGuest: integer('limit_each').notNull(),
    /** Counted under the row's lock. */
    redeemed: integer('redeemed').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('campaigns_created').on(table.createdAt, table.id),
    index('campaigns_name').on(table.name, table.id),
    check('campaigns_limit', sql`${table.totalLimit} is null or ${table.redeemed} <= ${table.totalLimit}`),
  ],
);

/** Codes by what they are however they are written. */
export const codes = schema.table(
  'codes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    /** As it is shown. */
    code: text('code').notNull(),
    plain: text('plain').notNull().unique(),
    /** Null: as often as the campaign allows. */
    maxUses: integer('max_uses'),
    uses: integer('uses').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('codes_campaign').on(table.campaignId, table.createdAt, table.id),
    index('codes_created').on(table.createdAt, table.id),
    check('codes_uses', sql`${table.maxUses} is null or ${table.uses} <= ${table.maxUses}`),
  ],
);

/** A gift that came with a top-up; `worth` is that of all its pieces, hundredths of a coin. */
export interface AddedGift {
  readonly giftId: number;
  readonly quantity: number;
  readonly worth: number;
  readonly takenBack: number;
}

/** What was redeemed: an instance of a code, which may wait for a top-up. */
export const redemptions = schema.table(
  'redemptions',
  {
    id: ownNumber(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    /** Null: given by itself, as the welcome bonus is. */
    codeId: integer('code_id').references(() => codes.id),
    guestId: account('guest_id').notNull(),
    state: text('state').$type<'done' | 'waiting'>().notNull(),
    /** As they were when it was redeemed: what was promised stays. */
    benefits: jsonb('benefits').$type<readonly Benefit[]>().notNull(),
    /** Coins it brought, hundredths. */
    coins: moneySum('coins'),
    /** What the rest of it is worth at the prices of then: days, minutes, messages, gifts. Hundredths of a coin. */
    worth: moneySum('worth'),
    /** Coins of these that came with a top-up, hundredths: they go back with its money. */
    topUpCoins: moneySum('top_up_coins'),
    /** Gifts that came with a top-up, and how many of them went back with its money. */
    topUpGifts: jsonb('top_up_gifts').$type<readonly AddedGift[]>().notNull().default([]),
    /** What of `coins` and of `worth` went back, hundredths. */
    coinsBack: moneySum('coins_back'),
    worthBack: moneySum('worth_back'),
    /** Until when it waits for a top-up. */
    waitsUntil: instant('waits_until'),
    /** The top-up that it was added to. */
    orderId: text('order_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('redemptions_guest').on(table.guestId, table.campaignId),
    index('redemptions_campaign').on(table.campaignId),
    index('redemptions_waiting').on(table.guestId, table.id).where(sql`state = 'waiting'`),
    index('redemptions_order').on(table.orderId),
  ],
);

/** The code a guest opened last and has not redeemed: pages tell of it. */
export const opened = schema.table('opened', {
  guestId: account('guest_id').primaryKey(),
  codeId: integer('code_id')
    .notNull()
    .references(() => codes.id, { onDelete: 'cascade' }),
  at: instant('at').notNull(),
});
