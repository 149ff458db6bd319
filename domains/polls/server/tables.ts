import { sql } from 'drizzle-orm';
import { index, integer, pgSchema, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account, instant, ownNumber, rowNumber } from '#kit/db/schema/columns.ts';
import type { PollEnd } from '../contract/index.ts';

export const pollsSchema = pgSchema('polls');

/** What rooms were asked, and what came of it. */
export const polls = pollsSchema.table(
  'polls',
  {
    id: ownNumber(),
    actorId: account('actor_id').notNull(),
    roomId: rowNumber('room_id').notNull(),
    /** The helper who asked in the performer’s name; null: she did herself. */
    askedBy: account('asked_by'),
    /** It stays known that it was a helper, when the account is gone. */
    askedAs: text('asked_as').$type<'performer' | 'helper'>().notNull(),
    question: text('question').notNull(),
    answers: text('answers').array().notNull(),
    /** Votes of each answer, once it is closed. */
    result: integer('result').array(),
    openedAt: instant('opened_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    closedAt: instant('closed_at'),
    closedBy: text('closed_by').$type<PollEnd>(),
    /** Rises with every state that is told. */
    version: integer('version').notNull().default(1),
    /** When the room was told last. */
    toldAt: instant('told_at').notNull(),
  },
  (table) => [
    uniqueIndex('polls_one_running').on(table.actorId).where(sql`${table.closedAt} is null`),
    index('polls_of_actor').on(table.actorId, table.id),
    index('polls_asked_by').on(table.askedBy),
    index('polls_by_time').on(table.openedAt, table.id),
  ],
);

/** Who has chosen what; gone a day later, when the result stands by itself. */
export const votes = pollsSchema.table(
  'votes',
  {
    pollId: rowNumber('poll_id')
      .notNull()
      .references(() => polls.id, { onDelete: 'cascade' }),
    guestId: account('guest_id').notNull(),
    /** From 0. */
    answer: integer('answer').notNull(),
    /** Rises each time the guest chooses anew. */
    version: integer('version').notNull().default(1),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pollId, table.guestId] }),
    index('votes_of_guest').on(table.guestId),
    index('votes_by_time').on(table.at),
  ],
);
