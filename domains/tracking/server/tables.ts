import { date, doublePrecision, index, integer, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { bigNumber, instant, moneySum, ownNumber } from '#kit/db/schema/columns.ts';
import type { OverReason } from '../contract/vocabulary.ts';

export const tracking = pgSchema('tracking');

/** Single events, kept for 90 days. `visitor` is a hash under the day's salt: the same person is another one tomorrow. */
export const events = tracking.table(
  'events',
  {
    id: ownNumber(),
    day: date('day').notNull(),
    at: instant('at').notNull(),
    type: text('type').notNull(),
    source: text('source').notNull(),
    context: text('context').notNull(),
    data: text('data').notNull(),
    visitor: text('visitor'),
    integers: integer('integers').array(),
    floats: doublePrecision('floats').array(),
  },
  (table) => [index('events_day').on(table.day)],
);

/** The salts of days, each deleted in the night after its day. Without its salt nobody can tell whose hash one was. */
export const salts = tracking.table('salts', { day: date('day').primaryKey(), salt: text('salt').notNull() });

/** How many events of a day arrived to be kept (`arrived`), and how many were not, by what they were too many for. */
export const eventLoad = tracking.table(
  'event_load',
  {
    day: date('day').notNull(),
    kind: text('kind').$type<OverReason | 'arrived'>().notNull(),
    count: bigNumber('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind] })],
);

/** What is left of a finished day: how often, and by how many visitors. */
export const eventDays = tracking.table(
  'event_days',
  {
    day: date('day').notNull(),
    type: text('type').notNull(),
    context: text('context').notNull(),
    count: integer('count').notNull(),
    visitors: integer('visitors').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.type, table.context] })],
);

/** Purchases by category and milestones by name, counted where the domains tell of them. */
export const businessDays = tracking.table(
  'business_days',
  {
    day: date('day').notNull(),
    kind: text('kind').notNull(),
    count: integer('count').notNull(),
    coins: moneySum('coins'),
    euroCents: moneySum('euro_cents'),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind] })],
);

/** What was counted already, as keyed hashes, so that news told twice counts once. */
export const counted = tracking.table('counted', {
  key: text('key').primaryKey(),
  kind: text('kind').notNull(),
  day: date('day').notNull(),
});

/** How often a performer was looked at: the performer's own statistics. */
export const profileVisits = tracking.table(
  'profile_visits',
  {
    actorId: integer('actor_id').notNull(),
    day: date('day').notNull(),
    visits: integer('visits').notNull().default(0),
    watches: integer('watches').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.actorId, table.day] })],
);

/** What browsers report, alike ones of a day in one row. */
export const logs = tracking.table(
  'logs',
  {
    day: date('day').notNull(),
    kind: text('kind').notNull(),
    message: text('message').notNull(),
    count: integer('count').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.message] })],
);
