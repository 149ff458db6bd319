import { sql } from 'drizzle-orm';
import { date, index, integer, pgSchema, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account, instant, money, moneySum } from '#kit/db/schema/columns.ts';
import type { LimitPeriod } from '../contract/index.ts';

export const spendingLimits = pgSchema('spending_limits');

/** What guests allow themselves. A higher limit waits beside the one that counts. */
export const limits = spendingLimits.table(
  'limits',
  {
    guestId: account('guest_id').notNull(),
    period: text('period').$type<LimitPeriod>().notNull(),
    /** Euro cents; null: no limit. */
    euroCents: money('euro_cents'),
    pendingCents: money('pending_cents'),
    /** From then on `pendingCents` counts; null: nothing waits. */
    pendingFrom: instant('pending_from'),
  },
  (table) => [primaryKey({ columns: [table.guestId, table.period] })],
);

/** What each guest paid in coins on a day of the product's zone, hundredths, less what went back. */
export const spent = spendingLimits.table(
  'spent',
  {
    guestId: account('guest_id').notNull(),
    day: date('day').notNull(),
    coins: moneySum('coins'),
  },
  (table) => [primaryKey({ columns: [table.guestId, table.day] }), index('spent_day').on(table.day)],
);

/** What guests who excluded themselves are known by again: keyed hashes of a mailbox or a proven number. */
export const marks = spendingLimits.table(
  'marks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    mark: text('mark').notNull(),
    guestId: account('guest_id').notNull(),
    since: instant('since').notNull(),
  },
  (table) => [uniqueIndex('marks_one').on(table.mark, table.guestId), index('marks_guest').on(table.guestId)],
);

/** Breaks that guests take. */
export const breaks = spendingLimits.table(
  'breaks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    guestId: account('guest_id').notNull(),
    kind: text('kind').$type<'pause' | 'exclusion'>().notNull(),
    since: instant('since').notNull(),
    /** Null: for good. */
    until: instant('until'),
    liftedAt: instant('lifted_at'),
  },
  (table) => [
    uniqueIndex('breaks_one').on(table.guestId).where(sql`kind = 'exclusion' and lifted_at is null`),
    index('breaks_guest').on(table.guestId),
    index('breaks_since').on(table.since, table.id),
  ],
);
