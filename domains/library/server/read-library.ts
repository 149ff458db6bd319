import type { SQL } from 'drizzle-orm';
import { and, count, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { invalidInput } from '#kit/contract/problems.ts';
import { sqlState } from '#kit/db/db.ts';
import type { Cursor } from '#kit/db/query/keyset.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { readCursor, writeCursor } from '#kit/server/list.ts';
import { foldOf } from '#kit/text/fold.ts';
import type { LibraryFilter, LibraryOrder, LibraryPage } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { LibrarySource } from './port.ts';
import { librarySources } from './port.ts';
import { presentEntries } from './present.ts';
import { entries, things } from './tables.ts';
import { ownGrid, settingsOf } from './tile-grid.ts';

export type EntryRow = typeof entries.$inferSelect;

/** What of a library is asked for. */
export interface LibraryAsk {
  readonly filter?: LibraryFilter | undefined;
  readonly first: number;
  readonly offset: number;
  readonly after?: string | undefined;
  readonly order: LibraryOrder;
  readonly search?: string | undefined;
}

const orders: Record<LibraryOrder, { readonly sort: string; readonly isDescending: boolean }> = {
  newest: { sort: 'addedAt', isDescending: true },
  mostExpensive: { sort: 'price', isDescending: true },
  cheapest: { sort: 'price', isDescending: false },
  longest: { sort: 'duration', isDescending: true },
  shortest: { sort: 'duration', isDescending: false },
  bestSelling: { sort: 'sold', isDescending: true },
  topRated: { sort: 'likes', isDescending: true },
};

/** What was not read yet stands among the others as nothing. */
const figure = (column: SQL | typeof things.price | typeof things.duration): SQL => sql`coalesce(${column}, 0)`;
const sorts = {
  addedAt: entries.addedAt,
  price: figure(things.price),
  duration: figure(things.duration),
  sold: sql`coalesce(${things.sold}, 0)`,
  likes: sql`coalesce(${things.likes}, 0)`,
};

const joined = and(eq(things.kind, entries.kind), eq(things.thing, entries.thing));

const sourceIs = {
  purchased: and(isNotNull(entries.boughtAt), isNull(entries.archivedAt)),
  pinned: and(isNotNull(entries.pinnedAt), isNull(entries.archivedAt)),
  archived: isNotNull(entries.archivedAt),
  any: isNull(entries.archivedAt),
} as const;

/** The kinds of things that a filter lets through. */
const kindsOf = (sources: readonly LibrarySource[], { mediaType, originType }: LibraryFilter): string[] =>
  sources
    .filter((source) => mediaType === undefined || source.mediaType === mediaType)
    .filter((source) => originType === undefined || source.originType === originType)
    .map(({ kind }) => kind);

/** A page of a guest's library: as many statements for sixty entries as for one. */
export async function readLibrary(
  ctx: Context,
  caller: AccountCaller,
  { filter = {}, first, offset, after, order, search = '' }: LibraryAsk,
): Promise<LibraryPage> {
  const { kit } = ctx;
  const { db, extensions } = kit;
  const sources = extensions.of(librarySources);
  const kinds = kindsOf(sources, filter);
  const { mode } = await settingsOf({ kit }, caller.accountId, ownGrid);
  if (kinds.length === 0) return { items: [], next: null, total: 0, mode };
  const typed = foldOf(search);
  const where = and(
    eq(entries.guestId, caller.accountId),
    inArray(entries.kind, kinds),
    sourceIs[filter.sourceType ?? 'any'],
    typed === '' ? undefined : sql`position(${typed}::text in ${things.words}) > 0`,
  );
  const { sort, isDescending } = orders[order];
  const place = after === undefined ? null : readCursor(after, order);
  const page = keyset({ sort, isDescending, after: place, limit: first + 1 }, sorts, entries.id);
  const found = db.orm
    .select({ ...getTableColumns(entries), cursor: page.cursor })
    .from(entries)
    .leftJoin(things, joined)
    .where(and(where, page.after))
    .orderBy(...page.order)
    .limit(page.limit)
    .offset(offset);
  const counted = db.orm.select({ total: count() }).from(entries).leftJoin(things, joined).where(where);
  const [rows, [all]] = await Promise.all([readable(found, place), counted]);
  const some = rows.slice(0, first);
  const last = rows.length > some.length ? some.at(-1) : undefined;
  return {
    items: await presentEntries(ctx, db, sources, some, caller),
    next: last ? writeCursor(last.cursor as Cursor, order) : null,
    total: all?.total ?? 0,
    mode,
  };
}

/** A place may be made up: what the database cannot read of it is the caller's mistake (SQL state class 22). */
async function readable<T>(rows: PromiseLike<T>, place: Cursor | null): Promise<T> {
  try {
    return await rows;
  } catch (error) {
    if (place === null || !sqlState(error)?.startsWith('22')) throw error;
    throw new Problem(invalidInput, { errors: [{ field: 'after', message: 'not a place in this list' }] });
  }
}
