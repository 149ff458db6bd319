import type { SQL } from 'drizzle-orm';
import { and, asc, or, sql } from 'drizzle-orm';
import type { Language } from '#kit/contract/access.ts';
import { cachedQuery } from '#kit/db/cache/cached-query.ts';
import { keptFor } from '#kit/db/cache/kept-for.ts';
import type { Executor } from '#kit/db/db.ts';
import { readCursor, writeCursor } from '#kit/server/list.ts';
import { foldOf } from '#kit/text/fold.ts';
import type { ActorCard } from '../contract/index.ts';
import { seenFrom } from './find-actor.ts';
import type { Presenter } from './present.ts';
import { cardColumns, inLanguage } from './present.ts';
import { actors, categories } from './tables.ts';
import type { Term } from './word-keys.ts';
import { fitsName, keysOf, textQuery, wordsOf } from './word-keys.ts';

/** What somebody looks for; `from` or `after` and `take` cut the page. */
export interface WordQuery {
  readonly pattern: string;
  /** The words of the pattern, with their synonyms and without stop words; read from the pattern where they are not given. */
  readonly terms?: readonly Term[];
  readonly language: Language;
  readonly country: string | null;
  readonly from?: number;
  /** Where the page before ended, as its answer said. */
  readonly after?: string | undefined;
  readonly take: number;
  /** By how well they fit and are liked, unless said. Whoever is live stands first in every order. */
  readonly sort?: 'rank' | 'newest' | 'liked' | 'price';
  /** The other way round: the oldest, the least liked, the dearest first. Nothing to `rank`. */
  readonly isReversed?: boolean;
  /** Whether all are counted, to {@link mostCounted}; without it the count tells only of what was read. Counted unless said. */
  readonly isCounted?: boolean;
}

export interface FoundActors {
  /** How many fit, whatever page was asked for, to {@link mostCounted}. */
  readonly count: number;
  /** More fit than the count says. */
  readonly isMore: boolean;
  readonly items: ActorCard[];
  /** Where the page after begins; null at the end. */
  readonly next: string | null;
  /** Names and themes the pattern may have been on the way to, best first. */
  readonly proposals: string[];
}

/** Results are counted to here; beyond it a list says that there are more. */
const mostCounted = 1000;
/**
 * Of more matches than are counted the ids are not known and the index of the order is walked, which finds a page soon. So many ms the page is
 * given out again: who is on it is kept, not what they look like or whether they are seen.
 */
const keptMs = 15_000;
/** Of more names that begin as the pattern does, and of those a slip away, so many are ranked by how well they fit. */
const mostRanked = 100;

/** The place of a row in an order: how well it fits, 1 where nobody is live, what it is ordered by, and the id. */
type Place = readonly [fit: number, away: number, weight: number, id: number];

/**
 * Finds performers by name (beginnings of words, small slips), by theme, and by the words of their headline and text in all
 * four languages; the best fit first, then who is live. With several words each has to fit somewhere. Three statements at most.
 */
export async function findByWords(executor: Executor, wanted: WordQuery, presenter: Presenter): Promise<FoundActors> {
  const { sort = 'rank', from = 0, take, language } = wanted;
  const terms = (wanted.terms ?? wordsOf(wanted.pattern).map((typed) => ({ typed, also: [] }))).slice(0, 6);
  if (terms.length === 0) return { count: 0, isMore: false, items: [], next: null, proposals: [] };
  const all = await readCategories(executor);
  const themesOf = (term: Term) => all.filter(({ names }) => Object.values(names).some((name) => fitsName(term, name)));
  const themes = all.filter((theme) => terms.every((term) => themesOf(term).includes(theme)));
  const conditions = conditionsOf(terms, (term) => themesOf(term).map(({ slug }) => slug));
  const seen = seenFrom(wanted.country) as SQL;
  const { total, places } = await keptPlaces(executor, {
    key: JSON.stringify([terms, wanted.country, sort, wanted.isReversed, from, wanted.after, take]),
    isKept: (found) => found.total > mostCounted,
    async read() {
      const ids = await idsUpTo(executor, and(conditions.anywhere, seen) as SQL);
      const found = await placesOf(executor, { ...conditions, seen, ids }, wanted, placeAfter(wanted.after, sort));
      return { total: ids.length, places: found };
    },
  });
  const shown = places.slice(0, take);
  const isLonger = places.length > take;
  const known = (wanted.isCounted ?? true) ? total : from + shown.length + (isLonger ? 1 : 0);
  const rows = await rowsOf(
    executor,
    shown.map(([, , , id]) => id),
    seen,
  );
  const fits = new Map(shown.map(([fit, , , id]) => [id, fit]));
  const last = shown.at(-1);
  const typed = terms.map((term) => term.typed).join(' ');
  const named = rows.flatMap(({ id, name }) => ((fits.get(id) ?? byText) < byText ? [name] : []));
  const offered = [...themes.map(({ names }) => inLanguage(names, language)), ...named];
  return {
    count: Math.min(known, mostCounted),
    isMore: known > mostCounted || (wanted.isCounted === false && isLonger),
    items: rows.map((row) => presenter.card(row, language)),
    next: isLonger && last ? writeCursor([last.slice(0, 3).join(':'), String(last[3])], sort) : null,
    proposals: offered.filter((offer) => offer !== '' && foldOf(offer) !== typed).slice(0, 5),
  };
}

/** Pages of what very many fit. */
const keptPlaces = keptFor<{ readonly total: number; readonly places: readonly Place[] }>(keptMs);

const readCategories = cachedQuery((executor) =>
  executor.orm.select().from(categories).orderBy(asc(categories.position)),
);

/** How well a theme or a text fits: less than any name. */
const byText = 4;

/** Columns PostgreSQL makes of a row (migration 0015), which no reading of whole rows has. */
const column = {
  plainName: sql.raw('performers.actors.plain_name'),
  nameKeys: sql.raw('performers.actors.name_keys'),
  textWords: sql.raw('performers.actors.text_words'),
};

interface Conditions {
  /** The whole words of a name; beginnings of its words; one slip away; all words in one piece. Names alone. */
  readonly names: readonly { readonly where: SQL; readonly fit: number }[];
  /** Each word somewhere: in the name, a theme or a text. */
  readonly anywhere: SQL;
  readonly typed: readonly string[];
}

function conditionsOf(terms: readonly Term[], themesOf: (term: Term) => readonly string[]): Conditions {
  const words = terms.map(({ typed }) => typed);
  const keys = terms.map((term) => ({ term, ...keysOf(term.typed) }));
  const inName = (those: readonly string[]): SQL => sql`${column.nameKeys} && ${list(those)}`;
  const holds = (those: readonly string[]): SQL => sql`${column.nameKeys} @> ${list(those)}`;
  const anywhere = keys.map(({ term, all }) => {
    const slugs = themesOf(term);
    const text = textQuery(term);
    return or(
      inName(all),
      slugs.length > 0 ? sql`${actors.categories} && ${list(slugs)}` : undefined,
      text ? sql`${column.textWords} @@ ${text}::tsquery` : undefined,
    );
  });
  // A name written in one piece is typed in several: "tilda und bo" is TildaUndBo.
  const joined = words.length > 1 ? inName([`^${words.join('')}`]) : undefined;
  return {
    names: [
      { where: holds(keys.map(({ whole }) => whole)), fit: 2 },
      { where: holds(keys.map(({ begins }) => begins)), fit: 2 },
      // Short words are not looked for with a slip: that were the beginnings once more.
      ...(keys.some(({ all }) => all.length > 1)
        ? [{ where: and(...keys.map(({ all }) => inName(all))) as SQL, fit: 3 }]
        : []),
      ...(joined ? [{ where: joined, fit: 3 }] : []),
    ],
    anywhere: or(and(...anywhere), joined) as SQL,
    typed: [words.join(' '), words.join('')],
  };
}

/** What lists are ordered by besides the fit, the smallest first. */
const weights: Record<NonNullable<WordQuery['sort']>, SQL> = {
  rank: sql`-${actors.favoriteCount}`,
  liked: sql`-${actors.favoriteCount}`,
  newest: sql`-extract(epoch from ${actors.createdAt})`,
  price: sql`coalesce(${actors.priceVideo}, ${actors.priceSingle}, 1000000)`,
};

/**
 * Places of a page and one more. Names are ranked by how well they fit, of very many the best liked only; whatever else holds the
 * words follows by its order alone, so that of a common word no more is read than is shown.
 */
async function placesOf(
  executor: Executor,
  conditions: Conditions & { readonly seen: SQL; readonly ids: readonly number[] },
  query: WordQuery,
  after: Place | null,
): Promise<Place[]> {
  const { sort = 'rank', isReversed = false, from = 0, take } = query;
  const weight = sort !== 'rank' && isReversed ? sql`-(${weights[sort]})` : weights[sort];
  const found = (conditions.ids.length > mostCounted ? amongMany : amongFew)(conditions, query, weight, after);
  const beyond = after ? sql`(fit, away, weight, id) > (${sql.join([...after], sql`, `)})` : sql`true`;
  const { rows } = await executor.orm.execute<{ fit: number; away: number; weight: number; id: number }>(sql`
    ${found} where ${beyond} order by fit, away, weight, id limit ${take + 1} offset ${from}`);
  return rows.map(({ fit, away, weight: by, id }) => [fit, away, by, id]);
}

const away = sql`(not ${actors.isOnline})::int`;
const placeBy = (weight: SQL): SQL => sql`${away} as away, (${weight})::float8 as weight, ${actors.id} as id`;

/** How well a name fits: 0 it is what was typed, 1 it begins so; otherwise what was said of it. */
const fitOf = (typed: readonly string[], otherwise: SQL): SQL =>
  sql`case when ${column.plainName} in (${sql.join([...typed], sql`, `)}) then 0
           when starts_with(${column.plainName}, ${typed[0]}) then 1 else ${otherwise} end`;

/** All that match are known: each is looked at once. */
function amongFew(
  { names, typed, ids }: Conditions & { readonly ids: readonly number[] },
  { sort = 'rank' }: WordQuery,
  weight: SQL,
): SQL {
  const named = sql.join(
    names.map(({ where, fit }) => sql`when ${where} then ${fitOf(typed, sql`${fit}::int`)}`),
    sql` `,
  );
  // An order that is not the fit's has no ranks.
  const fit = sort === 'rank' ? sql`case ${named} else ${byText}::int end` : sql`${byText}::int`;
  return sql`select fit, away, weight, id from (
    select ${fit} as fit, ${placeBy(weight)} from ${actors} where ${actors.id} = any(${sql.param(ids)}::int[])) found`;
}

/** The best liked of names that fit, each way of fitting by itself, and of the others as many as the page may need. */
function amongMany(
  { names, anywhere, typed, seen }: Conditions & { readonly seen: SQL },
  { sort = 'rank', from = 0, take }: WordQuery,
  weight: SQL,
  after: Place | null,
): SQL {
  const walked = sql`${actors.isOnline} desc, ${actors.favoriteCount} desc, ${actors.id}`;
  // Beyond a row that fits by its text nobody stands who fits by name.
  const textAfter =
    after !== null && after[0] >= byText
      ? sql`(${away}, (${weight})::float8, ${actors.id}) > (${sql.join([...after.slice(1)], sql`, `)})`
      : undefined;
  const ranked =
    sort === 'rank'
      ? sql.join(
          names.map(
            ({ where, fit }) =>
              sql`(select ${actors.id} as id, ${fit}::int as base from ${actors} where ${and(where, seen)} order by ${walked} limit ${mostRanked})`,
          ),
          sql` union all `,
        )
      : sql`select 0 as id, 0 as base where false`;
  return sql`
    with candidates as (${ranked}),
    best as (select id, min(base) as base from candidates group by id),
    named as materialized (
      select ${fitOf(typed, sql`base`)} as fit, ${placeBy(weight)} from best join ${actors} on ${actors.id} = best.id),
    others as (
      select ${byText}::int as fit, ${placeBy(weight)} from ${actors}
      where ${and(anywhere, seen, textAfter)} and not exists (select 1 from named where named.id = ${actors.id})
      order by ${sort === 'rank' || sort === 'liked' ? walked : sql`${away}, ${weight}, ${actors.id}`} limit ${from + take + 1})
    select fit, away, weight, id from (select * from named union all select * from others) found`;
}

/** The ids of what matches, in any order, up to one more than are counted. */
async function idsUpTo(executor: Executor, where: SQL): Promise<number[]> {
  const { rows } = await executor.orm.execute<{ id: number }>(
    sql`select ${actors.id} as id from ${actors} where ${where} limit ${mostCounted + 1}`,
  );
  return rows.map(({ id }) => id);
}

async function rowsOf(executor: Executor, ids: readonly number[], seen: SQL) {
  if (ids.length === 0) return [];
  const rows = await executor.orm
    .select(cardColumns())
    .from(actors)
    .where(and(sql`${actors.id} = any(${sql.param(ids)}::int[])`, seen));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** @throws Problem invalid_input for a place that no answer gave */
function placeAfter(after: string | undefined, sort: string): Place | null {
  if (after === undefined) return null;
  const [value, id] = readCursor(after, sort);
  const numbers = [...value.split(':'), id].map(Number);
  const [fit, away, weight, row] = numbers;
  if (numbers.length !== 4 || !numbers.every(Number.isFinite) || !Number.isInteger(row)) return placeAfter('', sort);
  return [Math.trunc(fit ?? 0), Math.trunc(away ?? 0), weight ?? 0, row ?? 0];
}

const list = (values: readonly string[]): SQL => sql`${sql.param(values)}::text[]`;
