import { boolean, index, integer, pgSchema, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { account, instant, money, ownNumber, rowNumber } from '#kit/db/schema/columns.ts';

export const librarySchema = pgSchema('library');

/** What is in whose library. Something bought never leaves it; what was pinned alone does when it is unpinned. */
export const entries = librarySchema.table(
  'entries',
  {
    id: ownNumber(),
    guestId: account('guest_id').notNull(),
    kind: text('kind').notNull(),
    /** Its id in the domain that has it. */
    thing: text('thing').notNull(),
    boughtAt: instant('bought_at'),
    pinnedAt: instant('pinned_at'),
    /** What was paid, hundredths of a coin. */
    price: money('price').notNull(),
    /** Its place among the newest: when it was bought, else when it was pinned. */
    addedAt: instant('added_at').notNull(),
    archivedAt: instant('archived_at'),
  },
  (table) => [
    uniqueIndex('entries_once').on(table.guestId, table.kind, table.thing),
    index('entries_newest').on(table.guestId, table.addedAt, table.id),
  ],
);

/** What libraries are ordered and searched by, as the domain that has the thing told it last. */
export const things = librarySchema.table(
  'things',
  {
    kind: text('kind').notNull(),
    thing: text('thing').notNull(),
    words: text('words').notNull().default(''),
    duration: integer('duration').notNull().default(0),
    price: money('price').notNull().default(0),
    sold: integer('sold').notNull().default(0),
    likes: integer('likes').notNull().default(0),
    /** Counts what was told of it, so that an older reading never replaces a newer one. */
    version: integer('version').notNull().default(0),
    /** From then on what is kept here is out of date; null: until somebody says so. */
    staleAt: instant('stale_at'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.thing] }), index('things_stale').on(table.staleAt)],
);

/** What who bought it may download; whatever is not named here may not be. */
export const downloadable = librarySchema.table(
  'downloadable',
  { kind: text('kind').notNull(), thing: text('thing').notNull() },
  (table) => [primaryKey({ columns: [table.thing, table.kind] })],
);

/** How guests look at tile grids, by the type of grid. */
export const gridSettings = librarySchema.table(
  'grid_settings',
  {
    guestId: account('guest_id').notNull(),
    type: text('type').notNull(),
    sort: text('sort').notNull(),
    mode: text('mode').notNull(),
    columns: integer('columns').notNull(),
  },
  (table) => [primaryKey({ columns: [table.guestId, table.type] })],
);

/** How far what was given before the library was there is taken into it, for each kind of thing. */
export const fills = librarySchema.table('fills', {
  kind: text('kind').primaryKey(),
  /** The place of the last one that was taken in, as the domain that has it counts them. */
  place: rowNumber('place').notNull().default(0),
  isDone: boolean('is_done').notNull().default(false),
});
