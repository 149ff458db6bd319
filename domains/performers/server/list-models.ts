import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Caller } from '#kit/contract/access.ts';
import type { SelectedFields } from '#kit/contract/selection.ts';
import { selectedFieldsBelow } from '#kit/contract/selection.ts';
import { keptFor } from '#kit/db/cache/kept-for.ts';
import type { Executor } from '#kit/db/db.ts';
import { holdsFolded } from '#kit/db/query/folded.ts';
import type { PartOf } from '#kit/server/handler.ts';
import type { ModelFilter, ModelPage } from '../contract/index.ts';
import { seenFrom } from './find-actor.ts';
import type { ActorRow, Presenter } from './present.ts';
import { cardColumns, newFor } from './present.ts';
import { actors } from './tables.ts';

/** What a list is asked for; `now` in epoch milliseconds. */
export interface ListInput {
  readonly first: number;
  readonly offset: number;
  readonly filter?: ModelFilter | undefined;
  readonly order: 'rank' | 'newest' | 'price' | 'name' | 'viewers';
  readonly now: number;
}

/** Lists performers, with the columns that are asked for. A performer who is banned in the caller's country is left out. */
export async function listModels(
  executor: Executor,
  caller: Caller,
  input: ListInput,
  presenter: Presenter,
  asked?: SelectedFields,
): Promise<PartOf<ModelPage>> {
  const where = and(...conditions(caller, input));
  const isSelected = (field: keyof ModelPage) => !asked || Object.hasOwn(asked, field);
  const wanted = selectedFieldsBelow(asked, 'items');
  const rows = isSelected('items')
    ? await executor.orm
        .select(cardColumns(wanted))
        .from(actors)
        .where(where)
        .orderBy(...orderOf(input))
        .limit(input.first)
        .offset(input.offset)
    : [];
  const counts =
    isSelected('total') || isSelected('online') || isSelected('onlyGender')
      ? await keptCounts(executor, {
          key: JSON.stringify([input.filter, caller.country]),
          isKept: ({ total }) => total > mostFresh,
          read: () => count(executor, where),
        })
      : nobody;
  return { items: rows.map((row) => presenter.card(row, caller.language, wanted)), ...counts };
}

type Counts = Pick<ModelPage, 'total' | 'online' | 'onlyGender'>;
const nobody: Counts = { total: 0, online: 0, onlyGender: null };

/** Who counts more than so many reads a large part of everybody: that is given out again for so many ms. */
const mostFresh = 1000;
const keptCounts = keptFor<Counts>(15_000);

async function count({ orm }: Executor, where: SQL | undefined): Promise<Counts> {
  const [row] = await orm
    .select({
      total: sql<number>`count(*)::int`,
      online: sql<number>`(count(*) filter (where ${actors.isOnline}))::int`,
      onlyGender: sql<
        ModelPage['onlyGender']
      >`case when min(${actors.gender}) = max(${actors.gender}) then min(${actors.gender}) end`,
    })
    .from(actors)
    .where(where);
  return row ?? nobody;
}

/** In free chat first, then other live states, then offline; inside by audience and favourites. */
const rank = sql`case ${actors.liveState} when 'freeChat' then 0 when 'live' then 1 when 'inPrivate' then 2
  when 'videoCall' then 3 else 4 end`;

/** Whoever is live stands first in every order. */
const orders: Record<ListInput['order'], SQL[]> = {
  rank: [desc(actors.isOnline), asc(rank), desc(actors.favoriteCount), asc(actors.id)],
  newest: [desc(actors.isOnline), desc(actors.createdAt), asc(actors.id)],
  price: [
    desc(actors.isOnline),
    asc(sql`coalesce(${actors.priceVideo}, ${actors.priceSingle}, 1000000)`),
    asc(actors.id),
  ],
  name: [desc(actors.isOnline), asc(sql`lower(${actors.name})`)],
  viewers: [desc(actors.isOnline), desc(actors.viewers), desc(actors.favoriteCount), asc(actors.id)],
};

/** Part of a name is looked up by its pieces and sorted: an index in the order would be walked, and the pieces of each row made again. */
const orderOf = ({ order, filter }: ListInput): SQL[] =>
  filter?.name === undefined ? orders[order] : [desc(sql`${actors.isOnline}::int`), ...orders[order].slice(1)];

/** How many performers a list holds, whoever asks. */
export async function countModels(executor: Executor, input: Pick<ListInput, 'filter' | 'now'>): Promise<number> {
  return executor.orm.$count(actors, and(...conditions({ country: null }, input)));
}

/** The best liked performers of a list. */
export async function findMostLiked(
  executor: Executor,
  {
    country,
    first,
    ...input
  }: Pick<ListInput, 'filter' | 'now'> & Pick<Caller, 'country'> & { readonly first: number },
): Promise<ActorRow[]> {
  const where = and(...conditions({ country }, input));
  return executor.orm
    .select()
    .from(actors)
    .where(where)
    .orderBy(desc(actors.favoriteCount), asc(actors.id))
    .limit(first);
}

/** Who is asked for by rule, whatever country asks: `liked` most hearts, `newest` latest. Nobody hidden is among them. */
export interface IdsWanted {
  readonly filter?: ModelFilter;
  readonly order: 'liked' | 'newest';
  readonly first: number;
}

/** The ids of the first performers of a list; `now` in epoch milliseconds. */
export async function findIds(executor: Executor, { order, first, ...input }: IdsWanted & { readonly now: number }) {
  const rows = await executor.orm
    .select({ id: actors.id })
    .from(actors)
    .where(and(...conditions({ country: null }, input)))
    .orderBy(desc(order === 'newest' ? actors.createdAt : actors.favoriteCount), asc(actors.id))
    .limit(first);
  return rows.map(({ id }) => id);
}

function conditions(caller: Pick<Caller, 'country'>, { filter = {}, now }: Pick<ListInput, 'filter' | 'now'>): SQL[] {
  const all: (SQL | undefined)[] = [
    seenFrom(caller.country),
    filter.online ? eq(actors.isOnline, true) : undefined,
    filter.freeChat ? and(eq(actors.isOnline, true), eq(actors.freeChat, true)) : undefined,
    filter.videoCall ? isNotNull(actors.priceSinglec2c) : undefined,
    filter.newGirls ? gte(actors.createdAt, new Date(now - newFor)) : undefined,
    filter.category ? sql`${actors.categories} @> array[${filter.category}]` : undefined,
    filter.languages?.length ? sql`${actors.languages} && ${sql.param(filter.languages)}::text[]` : undefined,
    filter.genders?.length ? inArray(actors.gender, filter.genders) : undefined,
    filter.maxPrice === undefined ? undefined : lte(actors.priceVideo, filter.maxPrice),
    filter.name ? holdsFolded(actors.name, filter.name) : undefined,
  ];
  return all.filter((condition) => condition !== undefined);
}
