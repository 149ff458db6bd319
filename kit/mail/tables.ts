import { bigint, index, integer, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';

export const mail = pgSchema('mail');

/** What became of a mail: kept for reading here, waiting for the mail server, taken by it, or given up. */
export const mailStates = ['captured', 'queued', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** Every mail once. The words of a sent mail are erased: they hold links that open accounts. */
export const messages = mail.table(
  'messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    /** The secrets of its links, encrypted; the words hold only where they stood. Null when there are none. */
    sealed: text('sealed'),
    state: text('state').$type<MailState>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [index('messages_recipient').on(table.recipient, table.id)],
);
