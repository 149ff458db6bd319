import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { films } from '../tables.ts';
import type { FilmFacts } from './port.ts';

export type FilmRow = typeof films.$inferSelect;

/** What others know of a film. */
export function factsOf(row: FilmRow): FilmFacts {
  const { id, ownerId, purpose, state, reason, percent, width, height, milliseconds, hasSound } = row;
  return { id, ownerId, purpose, state, reason, percent, width, height, milliseconds, hasSound };
}

/** Those that are there, by id. Removed ones are not. */
export async function findFilms({ orm }: Executor, ids: readonly string[]): Promise<Map<string, FilmFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await orm
    .select()
    .from(films)
    .where(and(inArray(films.id, [...ids]), eq(films.isRemoved, false)));
  return new Map(rows.map((row) => [row.id, factsOf(row)]));
}
