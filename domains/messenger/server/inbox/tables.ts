import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account, createdAt, instant, ownNumber, rowNumber, updatedAt } from '#kit/db/schema/columns.ts';
import type { MassSegment, MassState, MessageTexts, ScheduledState } from '../../contract/index.ts';
import { messenger } from '../schema.ts';

/** What performers note about guests, for themselves alone. */
export const guestNotes = messenger.table(
  'guest_notes',
  {
    actorId: integer('actor_id').notNull(),
    guestId: account('guest_id').notNull(),
    note: text('note').notNull().default(''),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.actorId, table.guestId] })],
);

/** Answers that performers write again and again. */
export const savedReplies = messenger.table(
  'saved_replies',
  {
    id: ownNumber(),
    actorId: integer('actor_id').notNull(),
    name: text('name').notNull(),
    texts: jsonb('texts').$type<MessageTexts>().notNull(),
  },
  (table) => [index('saved_replies_actor').on(table.actorId)],
);

/** What guests read once at their first touch or pin. */
export const welcomes = messenger.table('welcomes', {
  actorId: integer('actor_id').primaryKey(),
  isOn: boolean('is_on').notNull(),
  texts: jsonb('texts').$type<MessageTexts>().notNull(),
});

/** Messages that wait for their time. */
export const scheduledMessages = messenger.table(
  'scheduled_messages',
  {
    id: ownNumber(),
    actorId: integer('actor_id').notNull(),
    channelId: rowNumber('channel_id').notNull(),
    text: text('text').notNull(),
    dueAt: instant('due_at').notNull(),
    state: text('state').$type<ScheduledState>().notNull().default('waiting'),
    key: text('key').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('scheduled_once').on(table.actorId, table.key),
    index('scheduled_due').on(table.dueAt).where(sql`state = 'waiting'`),
  ],
);

/** Messages to many. */
export const massMessages = messenger.table(
  'mass_messages',
  {
    id: ownNumber(),
    actorId: integer('actor_id').notNull(),
    texts: jsonb('texts').$type<MessageTexts>().notNull(),
    segment: jsonb('segment').$type<MassSegment>().notNull(),
    state: text('state').$type<MassState>().notNull().default('sending'),
    createdAt: createdAt(),
    /** When a slice of it was last worked on. */
    movedAt: instant('moved_at').notNull(),
    key: text('key').notNull(),
  },
  (table) => [
    uniqueIndex('mass_once').on(table.actorId, table.key),
    index('mass_moving').on(table.movedAt).where(sql`state in ('sending', 'unsending')`),
  ],
);

/** What became of each person of a message to many. */
export type RecipientState = 'waiting' | 'sent' | 'skipped' | 'unsent';

/** Whom a message to many goes to, each once; who was sent to keeps the message. */
export const massRecipients = messenger.table(
  'mass_recipients',
  {
    massId: rowNumber('mass_id')
      .notNull()
      .references(() => massMessages.id, { onDelete: 'cascade' }),
    guestId: account('guest_id').notNull(),
    state: text('state').$type<RecipientState>().notNull().default('waiting'),
    /** How often it failed for a reason that may pass. */
    attempts: integer('attempts').notNull().default(0),
    channelId: rowNumber('channel_id'),
    messageId: rowNumber('message_id'),
    sentAt: instant('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.massId, table.guestId] }),
    index('mass_recipients_state').on(table.massId, table.state, table.attempts, table.guestId),
    index('mass_recipients_guest').on(table.guestId),
  ],
);
