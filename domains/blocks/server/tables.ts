import { index, pgSchema, uniqueIndex } from 'drizzle-orm/pg-core';
import { account, createdAt, ownNumber } from '#kit/db/schema/columns.ts';

export const blocks = pgSchema('blocks');

/** Whom performers have blocked for good. */
export const blockedGuests = blocks.table(
  'blocked_guests',
  {
    id: ownNumber(),
    actorId: account('actor_id').notNull(),
    guestId: account('guest_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('blocked_guests_pair').on(table.actorId, table.guestId),
    index('blocked_guests_latest').on(table.actorId, table.id),
    index('blocked_guests_guest').on(table.guestId),
  ],
);
