import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgSchema, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Language } from '#kit/contract/access.ts';
import { account, instant, ownNumber } from '#kit/db/schema/columns.ts';
import type { AcceptanceOccasion, LegalDocument, LegalProduct, LegalTextType } from '../contract/index.ts';

export const legal = pgSchema('legal');

/** One version of one text in all languages. Once published it never changes: migrations/0001_guards.sql and 0004_products.sql. */
export const versions = legal.table(
  'versions',
  {
    product: text('product').$type<LegalProduct>().notNull(),
    type: text('type').$type<LegalTextType>().notNull(),
    version: integer('version').notNull(),
    validFrom: date('valid_from'),
    asks: boolean('asks').notNull().default(false),
    note: text('note').notNull().default(''),
    /** Counts savings, so that two operators do not overwrite each other. */
    revision: integer('revision').notNull().default(1),
    changedAt: instant('changed_at').notNull(),
    publishedAt: instant('published_at'),
    /** Null for the versions the platform came with. */
    publishedBy: account('published_by'),
    /** The moment it begins to apply: its first day, or the moment of publishing on that day. */
    inForceAt: instant('in_force_at'),
  },
  (table) => [
    primaryKey({ columns: [table.product, table.type, table.version] }),
    uniqueIndex('versions_one_draft').on(table.product, table.type).where(sql`published_at is null`),
  ],
);

/** A version's words in one language; the id is the one of the download address. */
export const texts = legal.table(
  'texts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    product: text('product').$type<LegalProduct>().notNull(),
    type: text('type').$type<LegalTextType>().notNull(),
    version: integer('version').notNull(),
    language: text('language').$type<Language>().notNull(),
    document: jsonb('document').$type<LegalDocument>().notNull(),
  },
  (table) => [uniqueIndex('texts_version').on(table.product, table.type, table.version, table.language)],
);

/** Which account accepted which version when and where. Only added to. */
export const acceptances = legal.table(
  'acceptances',
  {
    id: ownNumber(),
    accountId: account().notNull(),
    product: text('product').$type<LegalProduct>().notNull(),
    type: text('type').$type<LegalTextType>().notNull(),
    version: integer('version').notNull(),
    occasion: text('occasion').$type<AcceptanceOccasion>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('acceptances_once').on(table.accountId, table.product, table.type, table.version, table.occasion),
    index('acceptances_version').on(table.product, table.type, table.version),
  ],
);

/** What members decided about storage on their devices. Only added to. */
export const consents = legal.table(
  'consents',
  {
    id: ownNumber(),
    accountId: account().notNull(),
    functional: boolean('functional').notNull(),
    analytics: boolean('analytics').notNull(),
    wording: integer('wording').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('consents_account').on(table.accountId)],
);

/** Withdrawals from contracts, in the words they were declared in. Only added to. */
export const withdrawals = legal.table('withdrawals', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: account(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  contract: text('contract').notNull(),
  language: text('language').$type<Language>().notNull(),
  at: instant('at').notNull(),
});
