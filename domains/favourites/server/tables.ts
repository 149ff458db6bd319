import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { account, instant } from '#kit/db/schema/columns.ts';
import type { PinnedKind } from '../contract/index.ts';

export const favourites = pgSchema('favourites');

/** Whom guests have pinned. */
export const pins = favourites.table(
  'pins',
  {
    guestId: account('guest_id').notNull(),
    actorId: integer('actor_id').notNull(),
    pinnedAt: instant('pinned_at').notNull(),
    /** What was said of this performer alone; null: what holds for all of them. */
    byEmail: boolean('by_email'),
    bySms: boolean('by_sms'),
  },
  (table) => [
    primaryKey({ columns: [table.guestId, table.actorId] }),
    // Counts, and who wants to hear of a performer.
    index('pins_actor').on(table.actorId),
  ],
);

/** How often a performer was pinned and unpinned on a day of the product's zone; by whom it does not say. */
export const days = favourites.table(
  'days',
  {
    actorId: integer('actor_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    added: integer('added').notNull(),
    removed: integer('removed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.actorId, table.day] }),
    check('days_not_below_zero', sql`${table.added} >= 0 and ${table.removed} >= 0`),
  ],
);

/** Of which performers it is being told that they are live, and up to which guest it was. */
export const tellings = favourites.table('tellings', {
  actorId: integer('actor_id').primaryKey(),
  beganAt: instant('began_at').notNull(),
  after: account('after').notNull(),
});

/** Albums, galleries and pictures guests have pinned; whether a guest may see one is asked whenever it is shown. */
export const pinnedThings = favourites.table(
  'pinned_things',
  {
    guestId: account('guest_id').notNull(),
    kind: text('kind').$type<PinnedKind>().notNull(),
    /** The id of the album or picture; of a gallery, the performer's. */
    thing: text('thing').notNull(),
    /** Whose it is. */
    actorId: integer('actor_id').notNull(),
    pinnedAt: instant('pinned_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guestId, table.kind, table.thing] }),
    // Which guest has pinned what is deleted.
    index('pinned_things_thing').on(table.kind, table.thing),
    // What is erased with a performer.
    index('pinned_things_actor').on(table.actorId),
  ],
);
