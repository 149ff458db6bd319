import { index, pgSchema, text } from 'drizzle-orm/pg-core';
import { outboxColumns } from '#kit/outbox/columns.ts';

export const mail = pgSchema('mail');

/** Every mail once. */
export const messages = mail.table(
  'messages',
  { ...outboxColumns(), subject: text('subject').notNull(), html: text('html') },
  (table) => [index('messages_recipient').on(table.recipient, table.id)],
);
