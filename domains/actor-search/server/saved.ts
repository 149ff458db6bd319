import { and, desc, eq, sql } from 'drizzle-orm';
import type { AccountCaller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { SavedQuery, SavedSearch, SearchCondition } from '../contract/index.ts';
import { canonical, mostSaved, savedMissing, tooManySaved } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { Keeper, Truth } from './keep-true.ts';
import type { Asked } from './search.ts';
import { known, lookFor } from './search.ts';
import { savedSearches } from './tables.ts';

type Row = typeof savedSearches.$inferSelect;

/** The same search in one spelling. */
const fingerprintOf = ({ conditions, ...rest }: SavedQuery): string =>
  JSON.stringify([canonical(conditions), rest.zip, rest.zipCountry, rest.radius, rest.sortType, rest.moodValue]);

/** What a kept search asks for now; filters that are gone meanwhile are left out. */
export const askedBy = (query: SavedQuery, now: number): Asked => ({
  searchType: query.zip ? 'location' : 'default',
  sortType: query.sortType ?? undefined,
  conditions: query.conditions,
  field: 'body.query.conditions',
  ignoresUnknown: true,
  page: 1,
  moodValue: query.moodValue,
  requestId: '',
  zip: query.zip,
  zipCountry: query.zipCountry ?? undefined,
  point: null,
  radius: query.radius,
  now,
});

const ofGuest = (executor: Executor, guestId: number): Promise<Row[]> =>
  executor.orm
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.guestId, guestId))
    .orderBy(desc(savedSearches.id))
    .limit(mostSaved);

/** The searches a guest keeps, with how many each finds now. */
export async function readSaved(
  ctx: Context,
  keeper: Pick<Keeper, 'fresh'>,
  { accountId, country }: Pick<AccountCaller, 'accountId' | 'country'>,
): Promise<SavedSearch[]> {
  const rows = await ofGuest(ctx.kit.db, accountId);
  if (rows.length === 0) return [];
  const truth = await keeper.fresh();
  return rows.map(({ id, name, query, isTold, createdAt }) => ({
    id,
    name,
    query,
    isTold,
    createdAt: createdAt.getTime(),
    hits: lookFor(ctx, truth, askedBy(query, ctx.kit.clock.now()), country).found.total,
  }));
}

/**
 * Keeps a search; one that is kept already gets the new name.
 * @throws Problem `unknown_filter`, `too_many_saved_searches`
 */
export async function save(
  { kit }: Pick<Context, 'kit'>,
  { catalogue }: Pick<Truth, 'catalogue'>,
  { accountId: guestId, country }: Pick<AccountCaller, 'accountId' | 'country'>,
  { name, query, isTold }: { readonly name: string; readonly query: SavedQuery; readonly isTold: boolean },
): Promise<void> {
  const conditions = [...known(catalogue, query.conditions, 'body.query.conditions')];
  const kept = { ...query, conditions };
  const now = new Date(kit.clock.now());
  await kit.db.transaction(async (tx) => {
    await lockByName(tx, `actor-search.saved:${guestId}`);
    const rows = await ofGuest(tx, guestId);
    const fingerprint = fingerprintOf(kept);
    const isThere = rows.some((row) => row.fingerprint === fingerprint);
    if (!isThere && rows.length >= mostSaved) throw new Problem(tooManySaved, { data: { most: mostSaved } });
    await tx.orm
      .insert(savedSearches)
      .values({ guestId, name, query: kept, fingerprint, isTold, country, createdAt: now, lookedAt: now })
      .onConflictDoUpdate({
        target: [savedSearches.guestId, savedSearches.fingerprint],
        set: { name, isTold, country },
      });
  });
}

/** Gives a kept search another name, or says whether its guest hears of newcomers. @throws Problem `saved_search_not_found` */
export async function change(
  { kit }: Pick<Context, 'kit'>,
  guestId: number,
  id: number,
  { name, isTold }: { readonly name?: string | undefined; readonly isTold?: boolean | undefined },
): Promise<void> {
  const set = {
    ...(name === undefined ? {} : { name }),
    // Whoever wants to hear again hears of those who come from now on.
    ...(isTold === undefined ? {} : { isTold, lookedAt: new Date(kit.clock.now()) }),
  };
  const own = and(eq(savedSearches.id, id), eq(savedSearches.guestId, guestId));
  const found =
    Object.keys(set).length > 0
      ? await kit.db.orm.update(savedSearches).set(set).where(own).returning({ id: savedSearches.id })
      : await kit.db.orm.select({ id: savedSearches.id }).from(savedSearches).where(own);
  if (found.length === 0) throw new Problem(savedMissing);
}

/** Deletes a kept search. @throws Problem `saved_search_not_found` */
export async function remove({ kit }: Pick<Context, 'kit'>, guestId: number, id: number): Promise<void> {
  const own = and(eq(savedSearches.id, id), eq(savedSearches.guestId, guestId));
  const gone = await kit.db.orm.delete(savedSearches).where(own).returning({ id: savedSearches.id });
  if (gone.length === 0) throw new Problem(savedMissing);
}

/** Deletes a guest's kept searches that have just these conditions; how many they were. */
export async function removeByConditions(
  { kit }: Pick<Context, 'kit'>,
  guestId: number,
  conditions: readonly SearchCondition[],
): Promise<number> {
  const gone = await kit.db.orm
    .delete(savedSearches)
    .where(
      and(
        eq(savedSearches.guestId, guestId),
        sql`${savedSearches.query} -> 'conditions' = ${JSON.stringify(canonical(conditions))}::jsonb`,
      ),
    )
    .returning({ id: savedSearches.id });
  return gone.length;
}
