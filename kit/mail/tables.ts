import { sql } from 'drizzle-orm';
import { index, pgSchema, text } from 'drizzle-orm/pg-core';
import { outboxColumns } from '#kit/outbox/columns.ts';

export const mail = pgSchema('mail');

/** Every mail once. */
export const messages = mail.table(
  'messages',
  {
    ...outboxColumns(),
    subject: text('subject').notNull(),
    html: text('html'),
    unsubscribeUrl: text('unsubscribe_url'),
    batch: text('batch'),
  },
  (table) => [
    index('messages_recipient').on(table.recipient, table.id),
    index('messages_batch').on(table.batch, table.state).where(sql`batch is not null`),
  ],
);
