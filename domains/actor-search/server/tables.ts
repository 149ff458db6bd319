import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgSchema, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Texts } from '#kit/contract/problem.ts';
import { account, createdAt, instant, ownNumber } from '#kit/db/schema/columns.ts';
import type { SavedQuery } from '../contract/index.ts';

export const actorSearch = pgSchema('actor_search');

/** Groups of attributes: what can be said of hair, of build, of interests. Operators keep them; the first are written at the first start. */
export const attributeGroups = actorSearch.table('attribute_groups', {
  key: text('key').primaryKey(),
  kind: text('kind').$type<'one' | 'many'>().notNull(),
  words: jsonb('words').$type<Texts>().notNull(),
  position: integer('position').notNull(),
  isRetired: boolean('is_retired').notNull().default(false),
});

/** What can be said in a group. A retired one stays with whoever said it and is shown nowhere. */
export const attributes = actorSearch.table(
  'attributes',
  {
    groupKey: text('group_key').notNull(),
    key: text('key').notNull(),
    words: jsonb('words').$type<Texts>().notNull(),
    position: integer('position').notNull(),
    isRetired: boolean('is_retired').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.groupKey, table.key] })],
);

/** What performers say of themselves, and where they see themselves between calm (0) and lively (100). */
export const actorTraits = actorSearch.table('actor_traits', {
  actorId: integer('actor_id').primaryKey(),
  /** `group:attribute`, each once. */
  attributes: text('attributes').array().notNull().default(sql`'{}'`),
  mood: integer('mood'),
});

/** Searches that guests keep. */
export const savedSearches = actorSearch.table(
  'saved_searches',
  {
    id: ownNumber(),
    guestId: account('guest_id').notNull(),
    name: text('name').notNull(),
    query: jsonb('query').$type<SavedQuery>().notNull(),
    /** Where its guest was then: who is banned there is not told of. Null: the address did not say. */
    country: text('country'),
    /** The same in one spelling, by which equal ones are known. */
    fingerprint: text('fingerprint').notNull(),
    isTold: boolean('is_told').notNull(),
    createdAt: createdAt(),
    /** Up to when newcomers were looked through. */
    lookedAt: instant('looked_at').notNull(),
    /** The day (of the product) its guest was last told of somebody. */
    toldOn: date('told_on', { mode: 'string' }),
  },
  (table) => [
    uniqueIndex('saved_searches_of_guest').on(table.guestId, table.fingerprint),
    index('saved_searches_due').on(table.lookedAt, table.id).where(sql`is_told`),
  ],
);

/** When performers were first seen by guests. */
export const newcomers = actorSearch.table(
  'newcomers',
  { actorId: integer('actor_id').primaryKey(), since: instant('since').notNull() },
  (table) => [index('newcomers_since').on(table.since)],
);

/** In which cell of the map a guest agreed to count; nothing finer, and no zip code, is kept. */
export const guestCells = actorSearch.table(
  'guest_cells',
  {
    guestId: account('guest_id').primaryKey(),
    cell: integer('cell').notNull(),
    saidAt: instant('said_at').notNull(),
  },
  (table) => [index('guest_cells_said').on(table.saidAt)],
);

/** Where interest in performers came from when it was last counted: only what may be told of it. */
export const heatCells = actorSearch.table(
  'heat_cells',
  {
    actorId: integer('actor_id').notNull(),
    cell: integer('cell').notNull(),
    people: integer('people').notNull(),
    asOf: date('as_of', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.actorId, table.cell] })],
);
