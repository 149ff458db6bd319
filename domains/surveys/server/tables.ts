import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, ownNumber, rowNumber } from '#kit/db/schema/columns.ts';

export const surveys = pgSchema('surveys');

/** A chat that was long enough to be asked about, and the answer once it came. */
export const chatExits = surveys.table(
  'chat_exits',
  {
    chatId: rowNumber('chat_id').primaryKey(),
    guestId: integer('guest_id').notNull(),
    actorId: integer('actor_id').notNull(),
    chatType: text('chat_type').notNull(),
    seconds: integer('seconds').notNull(),
    endedAt: instant('ended_at').notNull(),
    rating: integer('rating'),
    feedback: text('feedback'),
    mobile: boolean('mobile'),
    url: text('url'),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    index('chat_exits_answered').on(table.answeredAt, table.chatId).where(sql`answered_at is not null`),
    index('chat_exits_of_guest').on(table.guestId, table.chatId),
    index('chat_exits_of_actor').on(table.actorId, table.chatId),
  ],
);

/** What people said about the site. The address is kept only when they gave it. */
export const feedbacks = surveys.table(
  'feedbacks',
  {
    id: ownNumber(),
    guestId: integer('guest_id'),
    rating: integer('rating'),
    feedback: text('feedback').notNull(),
    email: text('email'),
    mobile: boolean('mobile').notNull(),
    url: text('url').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('feedbacks_by_time').on(table.createdAt, table.id),
    index('feedbacks_of_guest').on(table.guestId, table.id),
  ],
);

/** How guests rated a performer's chats, by the day (UTC) of their answers: whoever shows it reads at most ninety rows each. */
export const ratings = surveys.table(
  'ratings',
  {
    actorId: integer('actor_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
    satisfied: integer('satisfied').notNull(),
  },
  (table) => [primaryKey({ columns: [table.actorId, table.day] })],
);
