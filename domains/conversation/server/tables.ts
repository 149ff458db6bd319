import { sql } from 'drizzle-orm';
import { index, pgSchema, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account, ownNumber, steadyMs } from '#kit/db/schema/columns.ts';
import type { LineSender } from '../contract/index.ts';

export const conversation = pgSchema('conversation');

/** Everything people write to each other. A thread is named by whoever owns it (`chat:12`), and only grows. */
export const lines = conversation.table(
  'lines',
  {
    id: ownNumber(),
    thread: text('thread').notNull(),
    sender: text('sender').$type<LineSender>().notNull(),
    senderId: account('sender_id').notNull(),
    senderName: text('sender_name').notNull(),
    text: text('text').notNull(),
    /** Milliseconds since the epoch, by the clock of who owns the thread. */
    at: steadyMs('at').notNull(),
    textKey: text('text_key'),
  },
  (table) => [
    index('lines_thread').on(table.thread, table.id),
    uniqueIndex('lines_once').on(table.thread, table.senderId, table.textKey).where(sql`text_key is not null`),
  ],
);
