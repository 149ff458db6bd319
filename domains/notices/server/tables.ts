import { index, jsonb, pgSchema, text, uuid } from 'drizzle-orm/pg-core';
import type { Texts } from '#kit/contract/problem.ts';
import { account, instant } from '#kit/db/schema/columns.ts';

export const notices = pgSchema('notices');

/** What an account is notified of until it is read: that its address is confirmed, or words of its own. */
export const notifications = notices.table(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    accountId: account().notNull(),
    type: text('type').$type<'verifiedMail' | 'error'>().notNull(),
    /** In every language; null where the page has the words. */
    texts: jsonb('texts').$type<Texts>(),
    href: text('href'),
    at: instant('at').notNull(),
    /** Afterwards it is no news any more. */
    until: instant('until').notNull(),
  },
  (table) => [index('notifications_account').on(table.accountId)],
);

/** What a guest did with the teaser for automatic recharging. */
export const autoRechargeTeasers = notices.table('auto_recharge_teasers', {
  accountId: account().primaryKey(),
  mode: text('mode').$type<'shown' | 'later' | 'hidden'>().notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** What a guest agreed to when they took an offer, in the words they saw. */
export const takenOffers = notices.table(
  'taken_offers',
  {
    id: uuid('id').primaryKey(),
    accountId: account().notNull(),
    offerId: text('offer_id').notNull(),
    platformText: text('platform_text').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('taken_offers_account').on(table.accountId)],
);
