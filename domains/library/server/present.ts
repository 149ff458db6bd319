import type { AccountCaller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { LibraryItem } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { downloadsOf } from './downloads.ts';
import type { LibrarySource, LibraryThing } from './port.ts';
import type { EntryRow } from './read-library.ts';

const coins = (value: number) => ({ value, currency: 'VXC' as const });

/** Entries as their guest sees them: each source is asked once for all of its own. What nobody knows any more is left out. */
export async function presentEntries(
  ctx: Pick<Context, 'kit'>,
  executor: Executor,
  sources: readonly LibrarySource[],
  rows: readonly EntryRow[],
  caller: AccountCaller,
): Promise<LibraryItem[]> {
  const described = await Promise.all(
    sources.map(async (source) => {
      const ids = rows.filter(({ kind }) => kind === source.kind).map(({ thing }) => thing);
      const found = ids.length === 0 ? new Map() : await source.describe(executor, ids, caller);
      return [source.kind, { source, found }] as const;
    }),
  );
  const byKind = new Map(described);
  const download = await downloadsOf(ctx, executor, rows, caller);
  return rows.flatMap((row) => {
    const of = byKind.get(row.kind);
    const thing = of?.found.get(row.thing);
    if (!of || !thing) return [];
    const isOwned = row.boughtAt !== null && thing.isOpen && !thing.isPaidBack;
    return [itemOf(of.source, row, thing, isOwned ? download({ kind: row.kind, id: row.thing }) : null)];
  });
}

function itemOf(
  { kind, mediaType, originType }: LibrarySource,
  row: EntryRow,
  { words: _, sold: __, liked, price, changesAt: ___, ...thing }: LibraryThing,
  download: string | null,
): LibraryItem {
  return {
    ...thing,
    ...{ kind, mediaType, originType, download },
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
