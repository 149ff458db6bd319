import { and, inArray } from 'drizzle-orm';
import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Context } from './deps.ts';
import { inLanguage, shown } from './rows.ts';
import { albums } from './tables.ts';

/** What is said of an album where something leads to it. */
export interface ShownAlbum {
  readonly id: number;
  readonly title: string;
  readonly model: { readonly id: number; readonly name: string };
}

/** Which of some albums are in the lists, as a caller sees them, in any order. */
export async function shownAlbums(
  { performers }: Pick<Context, 'performers'>,
  executor: Executor,
  ids: readonly number[],
  caller: Pick<Caller, 'language' | 'country'>,
): Promise<ShownAlbum[]> {
  if (ids.length === 0) return [];
  const rows = await executor.orm
    .select()
    .from(albums)
    .where(and(inArray(albums.id, [...ids]), shown));
  const actorIds = [...new Set(rows.map(({ actorId }) => actorId))];
  const seen = new Set((await performers.cards(executor, actorIds, caller)).map(({ id }) => id));
  return rows
    .filter(({ actorId }) => seen.has(actorId))
    .map(({ id, title, actorId, actorName }) => ({
      ...{ id, title: inLanguage(title, caller.language), model: { id: actorId, name: actorName } },
    }));
}
