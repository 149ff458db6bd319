import { sql } from 'drizzle-orm';
import { check, index, integer, pgSchema, smallint, text } from 'drizzle-orm/pg-core';
import { account, instant, money, moneySum, ownNumber } from '#kit/db/schema/columns.ts';

export const sales = pgSchema('sales');

/** One row for each thing bought. Amounts in hundredths of a coin; what moved them stands in the ledger. */
export const sold = sales.table(
  'sales',
  {
    id: ownNumber(),
    /** `chat:12`. The keys of its transfers are this, or begin with it and a colon. */
    key: text('key').notNull().unique(),
    kind: text('kind').notNull(),
    category: text('category').notNull(),
    buyerId: account('buyer_id').notNull(),
    /** Null when the platform itself sells. */
    sellerId: integer('seller_id'),
    sellerName: text('seller_name'),
    /** The performer's part, fixed when the sale begins. */
    sharePercent: smallint('share_percent').notNull(),
    /** `provider:verotel`: who collected it in euros; null when coins paid. */
    collectedBy: text('collected_by').$type<`provider:${string}`>(),
    paid: moneySum('paid'),
    covered: moneySum('covered'),
    earned: moneySum('earned'),
    paidBack: moneySum('paid_back'),
    takenBack: moneySum('taken_back'),
    begunAt: instant('begun_at').notNull(),
    completedAt: instant('completed_at'),
  },
  (table) => [
    index('sales_of_buyer').on(table.buyerId, table.id),
    index('sales_of_seller').on(table.sellerId, table.id),
    // In the order of their beginning, nearly: a block range tells days apart at no cost.
    index('sales_begun').using('brin', table.begunAt),
    index('sales_by_kind').on(table.kind, table.id),
    check('sales_back_within_paid', sql`${table.paidBack} between 0 and ${table.paid}`),
    check('sales_taken_within_back', sql`${table.takenBack} between 0 and ${table.paidBack}`),
    check('sales_earned_within_price', sql`${table.earned} between 0 and ${table.paid} + ${table.covered}`),
    check('sales_covered', sql`${table.covered} >= 0`),
    check('sales_share', sql`${table.sharePercent} between 0 and 100`),
  ],
);

/**
 * Parts of sales that vouchers and the like paid, wholly or partly: what moves no coins has no transfer, and this alone tells
 * a repeat. Amounts in hundredths of a coin; `earned` is the performer's part of all of it.
 */
export const coveredParts = sales.table('covered_parts', {
  /** `chat:12:minute:3`: as the transfer's would be. */
  key: text('key').primaryKey(),
  covered: money('covered').notNull(),
  price: money('price').notNull(),
  earned: money('earned').notNull(),
  /** When it was given back because it was not delivered. */
  givenBackAt: instant('given_back_at'),
});

/** Who gets which part, as operators have decided it; rows are added and never changed. */
export const shareRules = sales.table(
  'share_rules',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind'),
    sellerId: integer('seller_id'),
    sellerName: text('seller_name'),
    /** Null lifts the earlier rule of the same kind and seller. */
    percent: smallint('percent'),
    validFrom: instant('valid_from').notNull(),
    reason: text('reason').notNull(),
    addedBy: integer('added_by').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    index('share_rules_found').on(table.sellerId, table.kind, table.validFrom),
    check('share_rules_percent', sql`${table.percent} between 0 and 100`),
  ],
);
