import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgSchema, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account, createdAt, instant, ownNumber, rowNumber } from '#kit/db/schema/columns.ts';
import type { Digest, NotificationChannel } from '../contract/index.ts';
import type { NotificationData } from './kinds.ts';

export const notifications = pgSchema('notifications');

/** What guests were told, each thing once. */
export const entries = notifications.table(
  'entries',
  {
    id: ownNumber(),
    guestId: account('guest_id').notNull(),
    /** The number of its kind. */
    type: smallint('type').notNull(),
    actorId: integer('actor_id'),
    /** The same key is the same thing: it is told once. */
    key: text('key').notNull(),
    data: jsonb('data').$type<NotificationData>().notNull(),
    path: text('path').notNull(),
    /** Whether the site shows it; else it went out by other ways alone. */
    isShown: boolean('is_shown').notNull(),
    createdAt: createdAt(),
    seenAt: instant('seen_at'),
    readAt: instant('read_at'),
    floatedAt: instant('floated_at'),
  },
  (table) => [
    uniqueIndex('entries_once').on(table.guestId, table.type, table.key),
    index('entries_newest').on(table.guestId, table.id).where(sql`is_shown`),
    index('entries_unseen').on(table.guestId).where(sql`is_shown and seen_at is null`),
    index('entries_old').on(table.createdAt),
    index('entries_actor').on(table.actorId, table.createdAt),
  ],
);

/** How a guest wants to hear of things in general; without a row the defaults hold. */
export const settings = notifications.table('settings', {
  guestId: account('guest_id').primaryKey(),
  isExplicit: boolean('is_explicit').notNull().default(false),
  /** Minutes of the day by the clocks of the zone. */
  quietFrom: smallint('quiet_from'),
  quietTo: smallint('quiet_to'),
  timeZone: text('time_zone'),
  digest: text('digest').$type<Digest>().notNull().default('none'),
});

/** What a guest has said about one kind; null: nothing. */
export const choices = notifications.table(
  'choices',
  {
    guestId: account('guest_id').notNull(),
    type: smallint('type').notNull(),
    site: boolean('site'),
    email: boolean('email'),
    push: boolean('push'),
    sms: boolean('sms'),
    everyMinutes: integer('every_minutes'),
  },
  (table) => [primaryKey({ columns: [table.guestId, table.type] })],
);

/** When a guest was last told something of a kind about a performer. */
export const told = notifications.table(
  'told',
  {
    guestId: account('guest_id').notNull(),
    type: smallint('type').notNull(),
    actorId: integer('actor_id').notNull(),
    toldAt: instant('told_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guestId, table.type, table.actorId] }),
    index('told_actor').on(table.actorId),
  ],
);

/** What leaves the site for a guest: at once, or when the quiet hours or the hour of a digest are over. */
export const deliveries = notifications.table(
  'deliveries',
  {
    id: ownNumber(),
    guestId: account('guest_id').notNull(),
    channel: text('channel').$type<NotificationChannel>().notNull(),
    entryId: rowNumber('entry_id')
      .notNull()
      .references(() => entries.id, { onDelete: 'cascade' }),
    dueAt: instant('due_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('deliveries_due').on(table.dueAt).where(sql`sent_at is null`),
    index('deliveries_guest').on(table.guestId, table.sentAt),
    index('deliveries_entry').on(table.entryId),
  ],
);

/** How many messages a guest got by a channel in the hour that began with the first of them. */
export const paces = notifications.table(
  'paces',
  {
    guestId: account('guest_id').notNull(),
    channel: text('channel').$type<NotificationChannel>().notNull(),
    beganAt: instant('began_at').notNull(),
    sent: integer('sent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.guestId, table.channel] }), index('paces_old').on(table.beganAt)],
);
