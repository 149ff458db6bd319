import type { SQL } from 'drizzle-orm';
import { and, asc, count, eq, inArray, lte, not, sql } from 'drizzle-orm';
import { prepared } from '#kit/db/cache/prepared.ts';
import type { Executor } from '#kit/db/db.ts';
import type { ActorRow, SedcardRow } from './present.ts';
import { stateColumns } from './present.ts';
import { actors, sedcards } from './tables.ts';

const byId = prepared((orm) =>
  orm
    .select()
    .from(actors)
    .where(eq(actors.id, sql.placeholder('id')))
    .prepare('performers_actor'),
);

/** A performer by id or stage name (any case); null when there is none. */
export async function findActor(executor: Executor, idOrName: number | string): Promise<ActorRow | null> {
  const id = typeof idOrName === 'number' ? idOrName : /^\d{1,9}$/.test(idOrName) ? Number(idOrName) : null;
  // Numbers the column cannot hold are nobody's, and no failure.
  if (id !== null && !(Number.isInteger(id) && Math.abs(id) <= 2_147_483_647)) return null;
  const [row] =
    id === null
      ? await executor.orm.select().from(actors).where(sql`lower(${actors.name}) = lower(${idOrName})`).limit(1)
      : await byId(executor).execute({ id });
  return row ?? null;
}

/** Performers by their ids, in any order. */
export const findActors = (executor: Executor, ids: readonly number[]): Promise<ActorRow[]> =>
  executor.orm
    .select()
    .from(actors)
    .where(inArray(actors.id, [...ids]));

/** What of performers changes by the minute, for those who are seen from a country; in any order. */
export async function findStates(
  executor: Executor,
  ids: readonly number[],
  country: string | null,
): Promise<ActorRow[]> {
  const rows = await executor.orm
    .select({ ...stateColumns(), bannedCountryCodes: actors.bannedCountryCodes })
    .from(actors)
    .where(inArray(actors.id, [...ids]));
  return (rows as ActorRow[]).filter((row) => !isBanned(row, country));
}

/** Which of some lower-case words are stage names. */
export async function findStageNames(executor: Executor, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const name = sql<string>`lower(${actors.name})`;
  const rows = await executor.orm
    .select({ name })
    .from(actors)
    .where(sql`${name} = any(${sql.param(words)}::text[])`);
  return rows.map((row) => row.name);
}

/** Gallery pictures that are shown, up to an age rating, in the performer's order. */
export const findSedcards = (executor: Executor, actorId: number, fsk: number, limit = 100): Promise<SedcardRow[]> =>
  sedcardsOf(executor, shownOf(actorId, fsk), limit);

/** All of a performer's own, also those that are not shown. */
export const findOwnSedcards = (executor: Executor, actorId: number): Promise<SedcardRow[]> =>
  sedcardsOf(executor, eq(sedcards.actorId, actorId), 100);

const shownOf = (actorId: number, fsk: number): SQL | undefined =>
  and(eq(sedcards.actorId, actorId), lte(sedcards.ageRating, fsk), eq(sedcards.isCovered, true));

async function sedcardsOf(executor: Executor, wanted: SQL | undefined, limit: number): Promise<SedcardRow[]> {
  return executor.orm.select().from(sedcards).where(wanted).orderBy(asc(sedcards.position)).limit(limit);
}

/** How many gallery pictures there are up to an age rating. */
export async function countSedcards(executor: Executor, actorId: number, fsk: number): Promise<number> {
  const [row] = await executor.orm.select({ total: count() }).from(sedcards).where(shownOf(actorId, fsk));
  return row?.total ?? 0;
}

/** Of a list: who is seen from a country, null: from wherever; the same as {@link isBanned} says of one. */
export const seenFrom = (country: string | null): SQL | undefined =>
  and(eq(actors.isHidden, false), country ? not(sql`${actors.bannedCountryCodes} @> array[${country}]`) : undefined);

/** Whether a performer is not seen from a country: by their own wish, or from nowhere because the account is locked or not admitted. */
export const isBanned = (
  row: Pick<ActorRow, 'bannedCountryCodes'> & { readonly isHidden?: boolean | null },
  country: string | null,
): boolean => row.isHidden === true || (country !== null && row.bannedCountryCodes.includes(country));
