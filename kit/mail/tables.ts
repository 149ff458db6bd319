import { index, integer, pgSchema, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, ownNumber } from '#kit/db/columns.ts';

export const mail = pgSchema('mail');

/** What became of a mail: kept for reading here, waiting for the mail server, taken by it, or given up. */
export const mailStates = ['captured', 'queued', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** Every mail once. The words of a sent mail are erased: they hold links that open accounts. */
export const messages = mail.table(
  'messages',
  {
    id: ownNumber(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    /** The secrets of its links, encrypted; the words hold only where they stood. Null when there are none. */
    sealed: text('sealed'),
    state: text('state').$type<MailState>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (table) => [index('messages_recipient').on(table.recipient, table.id)],
);
