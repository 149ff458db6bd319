import { integer, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, ownNumber } from '#kit/db/schema/columns.ts';

/** What became of a message: kept for reading here, waiting for who carries it, taken by them, or given up. */
export const outboxStates = ['captured', 'queued', 'sent', 'failed'] as const;
export type OutboxState = (typeof outboxStates)[number];

/** What every table of messages has. The words of a sent one are erased: they hold what opens accounts. */
export const outboxColumns = () => ({
  id: ownNumber(),
  recipient: text('recipient').notNull(),
  text: text('text').notNull(),
  /** Its secrets, encrypted; the words hold only where they stood. Null when there are none. */
  sealed: text('sealed'),
  state: text('state').$type<OutboxState>().notNull(),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  createdAt: createdAt(),
  sentAt: instant('sent_at'),
});
