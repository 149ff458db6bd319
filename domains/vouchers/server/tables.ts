import { sql } from 'drizzle-orm';
import { check, index, integer, pgSchema, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { account, instant, ownNumber, rowNumber } from '#kit/db/schema/columns.ts';

export const schema = pgSchema('vouchers');

/** One row for each voucher: what is left of it and where the rest went. */
export const vouchers = schema.table(
  'vouchers',
  {
    id: ownNumber(),
    /** Given by who grants it, so that granting it twice grants it once. */
    key: text('key').notNull().unique(),
    guestId: account('guest_id').notNull(),
    type: smallint('type').notNull(),
    amount: integer('amount').notNull().default(1),
    left: integer('left').notNull().default(1),
    reserved: integer('reserved').notNull().default(0),
    used: integer('used').notNull().default(0),
    expired: integer('expired').notNull().default(0),
    takenBack: integer('taken_back').notNull().default(0),
    validFrom: instant('valid_from').notNull(),
    /** The first instant it no longer counts; null: it stays. */
    validTo: instant('valid_to'),
    /** With whom it can be used; empty: with everybody. */
    actorIds: integer('actor_ids').array().notNull().default([]),
    /** What exactly it is for: a gift's number, a video's, an album's, a bonus code. */
    subject: text('subject'),
    /** The domain or operation it came from. */
    origin: text('origin').notNull(),
    /** Why, in an operator's words. */
    reason: text('reason'),
    grantedAt: instant('granted_at').notNull(),
    /** The operator; null: the site. */
    grantedBy: account('granted_by'),
    /** When its guest was told that it ends soon. */
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    index('vouchers_of_guest').on(table.guestId, table.id),
    index('vouchers_usable').on(table.guestId, table.type).where(sql`${table.left} > 0`),
    index('vouchers_ending').on(table.validTo).where(sql`${table.left} > 0 and ${table.validTo} is not null`),
    index('vouchers_by_day').on(table.grantedAt, table.id),
    index('vouchers_by_type').on(table.type, table.id),
    check(
      'vouchers_parts',
      sql`${table.left} >= 0 and ${table.reserved} >= 0 and ${table.used} >= 0 and ${table.expired} >= 0 and ${table.takenBack} >= 0
        and ${table.amount} = ${table.left} + ${table.reserved} + ${table.used} + ${table.expired} + ${table.takenBack}`,
    ),
    check('vouchers_amount', sql`${table.amount} > 0`),
    check('vouchers_type', sql`${table.type} between 1 and 10`),
    check('vouchers_validity', sql`${table.validTo} > ${table.validFrom}`),
  ],
);

/** What is held of vouchers and what was used of them, by the reference of who did. */
export const uses = schema.table(
  'uses',
  {
    reference: text('reference').notNull(),
    voucherId: rowNumber('voucher_id')
      .notNull()
      .references(() => vouchers.id, { onDelete: 'cascade' }),
    guestId: account('guest_id').notNull(),
    type: smallint('type').notNull(),
    actorId: integer('actor_id'),
    amount: integer('amount').notNull(),
    /** `reserved`, `used`, or `returned`: used, and given back because it was not delivered. */
    state: text('state', { enum: ['reserved', 'used', 'returned'] })
      .notNull()
      .default('reserved'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reference, table.voucherId] }),
    index('uses_of_voucher').on(table.voucherId),
    index('uses_of_guest').on(table.guestId),
    index('uses_by_day').on(table.at, table.type),
    check('uses_amount', sql`${table.amount} > 0`),
    check('uses_state', sql`${table.state} in ('reserved', 'used', 'returned')`),
  ],
);

export type VoucherRow = typeof vouchers.$inferSelect;
export type UseRow = typeof uses.$inferSelect;
