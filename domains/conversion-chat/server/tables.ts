import { sql } from 'drizzle-orm';
import { check, index, pgSchema, uniqueIndex } from 'drizzle-orm/pg-core';
import { account, instant, ownNumber, steadyMs } from '#kit/db/schema/columns.ts';

export const conversionChat = pgSchema('conversion_chat');

/** Who was a new guest since there is extra free chat, and when they had it: once. */
export const guests = conversionChat.table(
  'guests',
  {
    guestId: account('guest_id').primaryKey(),
    /** Until when it can be switched on, for who has bought no coins. */
    candidateUntil: instant('candidate_until').notNull(),
    /** When it was switched on; null: not yet. */
    fromAt: steadyMs('from_at'),
    /** When it ends, or was switched off. */
    untilAt: steadyMs('until_at'),
  },
  (table) => [
    check(
      'guests_span',
      sql`(${table.fromAt} is null) = (${table.untilAt} is null) and ${table.untilAt} >= ${table.fromAt}`,
    ),
    index('guests_until').on(table.untilAt),
  ],
);

/** When performers took part; the open row of one says that they do now. */
export const participation = conversionChat.table(
  'participation',
  {
    id: ownNumber(),
    actorId: account('actor_id').notNull(),
    fromAt: steadyMs('from_at').notNull(),
    /** Null: they do. */
    untilAt: steadyMs('until_at'),
  },
  (table) => [
    index('participation_actor').on(table.actorId),
    uniqueIndex('participation_now').on(table.actorId).where(sql`${table.untilAt} is null`),
  ],
);
