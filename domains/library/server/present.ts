import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { LibraryItem } from '../contract/index.ts';
import type { LibrarySource, LibraryThing } from './port.ts';
import type { EntryRow } from './read-library.ts';

const coins = (value: number) => ({ value, currency: 'VXC' as const });

/** Entries as their guest sees them: each source is asked once for all of its own. What nobody knows any more is left out. */
export async function presentEntries(
  executor: Executor,
  sources: readonly LibrarySource[],
  rows: readonly EntryRow[],
  caller: Caller,
): Promise<LibraryItem[]> {
  const described = await Promise.all(
    sources.map(async (source) => {
      const ids = rows.filter(({ kind }) => kind === source.kind).map(({ thing }) => thing);
      const found = ids.length === 0 ? new Map() : await source.describe(executor, ids, caller);
      return [source.kind, { source, found }] as const;
    }),
  );
  const byKind = new Map(described);
  return rows.flatMap((row) => {
    const of = byKind.get(row.kind);
    const thing = of?.found.get(row.thing);
    return of && thing ? [itemOf(of.source, row, thing)] : [];
  });
}

function itemOf(
  { kind, mediaType, originType }: LibrarySource,
  row: EntryRow,
  { words: _, sold: __, liked, price, changesAt: ___, ...thing }: LibraryThing,
): LibraryItem {
  return {
    ...thing,
    ...{ kind, mediaType, originType },
    guestInfo: {
      bought: row.boughtAt !== null,
      pinned: row.pinnedAt !== null,
      archived: row.archivedAt !== null,
      liked,
    },
    price: coins(price),
    paid: coins(row.price),
    addedAt: row.addedAt.getTime(),
  };
}
