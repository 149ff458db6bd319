import { sql } from 'drizzle-orm';
import { customType, index, integer, jsonb, pgSchema, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '#kit/contract/access.ts';
import { account, bigNumber, createdAt, instant, ownNumber, rowNumber } from '#kit/db/schema/columns.ts';
import type { IssueState, IssueWords, NewsletterType, Segment } from '../contract/index.ts';

export const newsletter = pgSchema('newsletter');

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What people agreed to, word for word: a text that was changed is another row. */
export const texts = newsletter.table(
  'texts',
  {
    id: ownNumber(),
    language: text('language').$type<Language>().notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('texts_once').on(table.language, table.text)],
);

/** Who was asked by mail whether they want newsletters; a spent one stays spent. */
export const requests = newsletter.table(
  'requests',
  {
    id: ownNumber(),
    /** Of the secret in the link. */
    hash: bytes('hash').notNull().unique(),
    /** As `emailKey` has it. */
    address: text('address').notNull(),
    /** The sum of the kinds. */
    types: integer('types').notNull(),
    language: text('language').$type<Language>().notNull(),
    textId: rowNumber('text_id')
      .notNull()
      .references(() => texts.id),
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    spentAt: instant('spent_at'),
  },
  (table) => [
    index('requests_address').on(table.address),
    index('requests_old').on(table.expiresAt),
    index('requests_text').on(table.textId),
  ],
);

/** One newsletter one address gets, with the proof of the consent: it stays as a proof for a while after it has ended. */
export const consents = newsletter.table(
  'consents',
  {
    id: ownNumber(),
    /** The account whose proven address it is; null: of nobody here. */
    guestId: account('guest_id'),
    address: text('address').notNull(),
    type: integer('type').notNull(),
    language: text('language').$type<Language>().notNull(),
    textId: rowNumber('text_id')
      .notNull()
      .references(() => texts.id),
    askedAt: instant('asked_at').notNull(),
    confirmedAt: instant('confirmed_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('consents_address').on(table.address, table.type).where(sql`ended_at is null`),
    uniqueIndex('consents_guest').on(table.guestId, table.type).where(sql`ended_at is null`),
    index('consents_of_guest').on(table.guestId),
    index('consents_type').on(table.type, table.id).where(sql`ended_at is null`),
    index('consents_ended').on(table.endedAt).where(sql`ended_at is not null`),
    index('consents_text').on(table.textId),
  ],
);

/** Newsletters, from the first word to what came of them. */
export const issues = newsletter.table(
  'issues',
  {
    id: ownNumber(),
    type: integer('type').$type<NewsletterType>().notNull(),
    state: text('state').$type<IssueState>().notNull(),
    words: jsonb('words').$type<Partial<Record<Language, IssueWords>>>().notNull(),
    /** Where the button leads, without language. */
    path: text('path').notNull(),
    segment: jsonb('segment').$type<Segment>().notNull(),
    reached: integer('reached').notNull().default(0),
    unsubscribed: integer('unsubscribed').notNull().default(0),
    createdAt: createdAt(),
    /** When its last slice was sent, or somebody decided about it. */
    movedAt: instant('moved_at').notNull(),
  },
  (table) => [index('issues_created').on(table.createdAt, table.id), index('issues_moving').on(table.state)],
);

export type RecipientState = 'waiting' | 'sent' | 'skipped' | 'failed';

/** Whom a newsletter goes to, each once, and what came of it. */
export const recipients = newsletter.table(
  'recipients',
  {
    issueId: rowNumber('issue_id')
      .notNull()
      .references(() => issues.id, { onDelete: 'cascade' }),
    consentId: rowNumber('consent_id')
      .notNull()
      .references(() => consents.id, { onDelete: 'cascade' }),
    state: text('state').$type<RecipientState>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Not before this: quiet hours. */
    dueAt: instant('due_at'),
    sentAt: instant('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.consentId] }),
    index('recipients_waiting').on(table.issueId, table.consentId).where(sql`state = 'waiting'`),
    index('recipients_consent').on(table.consentId),
  ],
);

/** How often the button of a newsletter was pressed. */
export const clicks = newsletter.table(
  'clicks',
  {
    issueId: rowNumber('issue_id')
      .notNull()
      .references(() => issues.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    clicks: bigNumber('clicks').notNull(),
  },
  (table) => [primaryKey({ columns: [table.issueId, table.language] })],
);
