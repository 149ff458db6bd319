import { boolean, index, integer, pgSchema, primaryKey } from 'drizzle-orm/pg-core';
import { account, instant } from '#kit/db/columns.ts';

export const favourites = pgSchema('favourites');

/** Whom guests have pinned. */
export const pins = favourites.table(
  'pins',
  {
    guestId: account('guest_id').notNull(),
    actorId: integer('actor_id').notNull(),
    pinnedAt: instant('pinned_at').notNull(),
    byEmail: boolean('by_email').notNull().default(false),
    /** When the guest was last told that this performer is live. */
    toldAt: instant('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.guestId, table.actorId] }),
    // Counts, and who wants to hear of a performer.
    index('pins_actor').on(table.actorId),
  ],
);
