import { index, pgSchema, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '#kit/i18n/language.ts';
import { outboxColumns } from '#kit/outbox/columns.ts';

export const sms = pgSchema('sms');

/** Every SMS once, until it is forgotten. */
export const messages = sms.table(
  'messages',
  {
    ...outboxColumns(),
    kind: text('kind').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** The same at every attempt, so that a gateway that was heard wrong sends once. */
    key: uuid('key').notNull().defaultRandom(),
  },
  (table) => [
    index('messages_recipient').on(table.recipient, table.id),
    index('messages_created_at').on(table.createdAt),
  ],
);
