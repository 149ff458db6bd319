import { date, index, integer, pgSchema, text } from 'drizzle-orm/pg-core';
import { account, instant, ownNumber } from '#kit/db/schema/columns.ts';
import type { StopReason } from '../contract/recharge.ts';

export const autoRecharge = pgSchema('auto_recharge');

/** What each guest has said; it runs while `stoppedAt` is null. Coins in hundredths, money in euro cents. */
export const setups = autoRecharge.table('setups', {
  guestId: account('guest_id').primaryKey(),
  amount: integer('amount').notNull(),
  threshold: integer('threshold').notNull(),
  dailyCents: integer('daily_cents').notNull(),
  language: text('language').notNull(),
  since: instant('since').notNull(),
  stoppedAt: instant('stopped_at'),
  stopReason: text('stop_reason').$type<StopReason>(),
});

/**
 * `asked`: the provider has been asked or will be, and nothing is known yet. `dropped`: it never was, because something stood against it.
 * `withheld`: it was charged after the account was closed, and goes back. All but `dropped`, `declined`, `expired` and `withheld` count for
 * the day.
 */
export type ChargeState = 'asked' | 'paid' | 'declined' | 'expired' | 'withheld' | 'dropped';

/** Every recharge that was begun, kept with the day it counts for. */
export const charges = autoRecharge.table(
  'charges',
  {
    id: ownNumber(),
    guestId: account('guest_id').notNull(),
    /** Of the product's zone. */
    day: date('day').notNull(),
    euroCents: integer('euro_cents').notNull(),
    coins: integer('coins').notNull(),
    state: text('state').$type<ChargeState>().notNull(),
    orderId: text('order_id'),
    at: instant('at').notNull(),
  },
  (table) => [index('charges_of_day').on(table.guestId, table.day)],
);
