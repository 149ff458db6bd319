import type { SQL } from 'drizzle-orm';
import { and, arrayContains, eq, getTableColumns, gt, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import { actorSeenFrom } from '#domains/performers/server/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import { keptFor } from '#kit/db/cache/kept-for.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Cursor } from '#kit/db/query/keyset.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { beginOfDay, dayOf } from '#kit/i18n/days.ts';
import { readCursor, writeCursor } from '#kit/server/list.ts';
import type { Video, VideoFilter, VideoOrder, VideoPage } from '../contract/index.ts';
import { newForDays, topMonths } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { dayMs, presentVideos } from './present.ts';
import type { VideoRow } from './rows.ts';
import { shown } from './rows.ts';
import { owned, tags, videos } from './tables.ts';
import { asmrKey } from './tags.ts';
import type { TaggedTerm } from './words-of.ts';
import { holdsTerms, holdsTyped, holdsWords } from './words-of.ts';

/** Totals are counted to here; beyond it a list says that there are more. */
export const mostCounted = 1000;

/** Of as many matches the ids are read and only they are sorted; of more the index of the order is walked. */
const mostSorted = 5000;

/**
 * Of what very many fit, a page is given out again for so many ms: which videos are on it is kept, not what they look like or whether they are
 * shown. Nothing of it is anybody's own.
 */
const keptMs = 15_000;

/** So many of the best liked are looked at before the index of words is asked, and from so many fitting on it is not: its lists are long then. */
const sampled = { rows: 1000, common: 100 } as const;

/** What a list is asked for. */
export interface VideoListInput {
  readonly filter?: VideoFilter | undefined;
  readonly order: VideoOrder;
  readonly first: number;
  readonly after?: string | undefined;
  /** Words of the title or the performer, as they were typed. */
  readonly pattern?: string | undefined;
  /** The same word by word, with synonyms and topics: each has to fit somewhere. */
  readonly terms?: readonly TaggedTerm[] | undefined;
  /** The other way round than the order says. */
  readonly isReversed?: boolean | undefined;
}

const orders: Record<VideoOrder, { readonly sort: string; readonly isDescending: boolean }> = {
  newest: { sort: 'releasedAt', isDescending: true },
  topRated: { sort: 'likes', isDescending: true },
  topTrending: { sort: 'views', isDescending: true },
  bestSelling: { sort: 'sold', isDescending: true },
  cheapest: { sort: 'price', isDescending: false },
  mostExpensive: { sort: 'price', isDescending: true },
  shortest: { sort: 'durationMs', isDescending: false },
  longest: { sort: 'durationMs', isDescending: true },
};

/** What a filter lets through, for a caller at an instant (epoch ms); `holds` says how words are looked for. */
export function conditionsOf(
  { filter = {}, pattern, terms }: Pick<VideoListInput, 'filter' | 'pattern' | 'terms'>,
  caller: Pick<Caller, 'accountId' | 'country'>,
  now: number,
  holds: (pattern: string) => SQL = holdsWords,
): SQL[] {
  const { types = {} } = filter;
  const at = (ms: number): Date => new Date(ms);
  const isOwned = sql`exists (select 1 from ${owned} where ${owned.videoId} = ${videos.id} and ${owned.guestId} = ${caller.accountId ?? 0} and ${isNull(owned.endedAt)})`;
  const all: (SQL | undefined)[] = [
    shown,
    // Who owns it finds it wherever they are.
    types.bought ? undefined : actorSeenFrom(videos.actorId, caller.country),
    filter.modelIds && inArray(videos.actorId, filter.modelIds),
    filter.ids && inArray(videos.id, filter.ids),
    filter.actingGroups && inArray(videos.actingGroup, filter.actingGroups),
    filter.tags?.length ? arrayContains(videos.tags, filter.tags) : undefined,
    filter.releasedFrom === undefined ? undefined : gte(videos.releasedAt, at(filter.releasedFrom)),
    filter.releasedUntil === undefined ? undefined : lte(videos.releasedAt, at(filter.releasedUntil)),
    filter.durationFrom === undefined ? undefined : gte(videos.durationMs, filter.durationFrom * 1000),
    filter.durationTo === undefined ? undefined : lte(videos.durationMs, filter.durationTo * 1000 + 999),
    types.free ? and(eq(videos.price, 0), eq(videos.isVip, false)) : undefined,
    types.premium ? gte(videos.price, 1) : undefined,
    types.discount ? and(gt(videos.saleUntil, at(now)), sql`${videos.salePrice} < ${videos.price}`) : undefined,
    types.vip ? eq(videos.isVip, true) : undefined,
    types.bought ? isOwned : undefined,
    types.trending ? gte(videos.releasedAt, at(now - newForDays * dayMs)) : undefined,
    types.classic ? eq(videos.isClassic, true) : undefined,
    types.asmr
      ? sql`${videos.tags} @> array(select ${tags.id} from ${tags} where ${tags.key} = ${asmrKey})`
      : undefined,
    pattern === undefined ? undefined : holds(pattern),
    terms && holdsTerms(terms, holds === holdsWords),
  ];
  return all.filter((one) => one !== undefined);
}

/** Released since then (epoch ms), a video counts among the top ones. */
export function topSince(now: number): number {
  const today = dayOf(now);
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - topMonths;
  const month = `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  // Of a month that is shorter than this one the last day counts: its 31st begins with the month after it.
  const first = beginOfDay(`${month}-01`);
  return first + (Number(today.slice(8)) - 1) * dayMs;
}

type Placed = VideoRow & { cursor: Cursor };

/** Rows of a list, each with its place, and one more than wanted where there are more. */
export function findVideos(
  executor: Executor,
  input: VideoListInput,
  caller: Pick<Caller, 'accountId' | 'country'>,
  now: number,
): Promise<Placed[]> {
  return pageOf(executor, input, conditionsOf(input, caller, now));
}

function pageOf(executor: Executor, input: VideoListInput, conditions: readonly SQL[], isFew = false) {
  const { sort, isDescending: isUsual } = orders[input.order];
  const isDescending = isUsual !== (input.isReversed ?? false);
  const { releasedAt, likes, views, sold, price, durationMs, id } = videos;
  const after = input.after === undefined ? null : readCursor(input.after, input.order);
  const wanted = { sort, isDescending, after, limit: input.first + 1 };
  const columns = { releasedAt, likes, views, sold, price, durationMs };
  // No index is in the order of an expression: few rows are read and sorted then, instead of an index walked to its end for them.
  const sorted = Object.fromEntries(
    Object.entries(columns).map(([name, one]) => [name, sql`coalesce(${one}, ${one})`]),
  );
  const page = keyset(wanted, isFew ? sorted : columns, id);
  return executor.orm
    .select({ ...getTableColumns(videos), cursor: page.cursor })
    .from(videos)
    .where(and(...conditions, page.after))
    .orderBy(...page.order)
    .limit(page.limit);
}

/** A page by its videos and their places, and how many match, up to one more than are sorted. */
interface FoundPage {
  readonly total: number;
  readonly page: readonly { readonly id: number; readonly cursor: Cursor }[];
}

const keptPages = keptFor<FoundPage>(keptMs);

/**
 * A page of published videos as a caller sees them. What matches is looked up first, up to five thousand: of as many or fewer the ids are known
 * then and only they are sorted; of more the index of the order is walked, which finds a page soon.
 */
export async function listVideos(ctx: Context, caller: Caller, input: VideoListInput): Promise<VideoPage> {
  const { db, clock } = ctx.kit;
  const now = clock.now();
  const isOwn = input.filter?.types?.bought ?? false;
  const { total, page } = await keptPages(db, {
    key: JSON.stringify([input, isOwn ? caller.accountId : null, caller.country]),
    isKept: (found) => found.total > mostSorted && !isOwn,
    read: () => findPage(db, input, caller, now),
  });
  const shownIds = page.slice(0, input.first).map(({ id }) => id);
  const rows = await rowsOf(db, shownIds, isOwn ? null : caller.country);
  const last = page.length > input.first ? page[input.first - 1] : undefined;
  return {
    items: await presentVideos(ctx, db, rows, caller),
    next: last ? writeCursor(last.cursor, input.order) : null,
    total: Math.min(total, mostCounted),
    isMore: total > mostCounted,
  };
}

async function findPage(executor: Executor, wanted: VideoListInput, caller: Caller, now: number): Promise<FoundPage> {
  const { isCommon, terms } = await howCommon(executor, wanted);
  const input = { ...wanted, terms };
  // Without any other condition so many are soon found that reading more of them were all that takes time.
  const most = isCommon && Object.keys(input.filter ?? {}).length === 0 ? mostCounted : mostSorted;
  const read = conditionsOf(input, caller, now, holdsTyped);
  const matching = await executor.orm
    .select({ id: videos.id })
    .from(videos)
    .where(and(...(isCommon ? read : conditionsOf(input, caller, now))))
    .limit(most + 1);
  const ids = matching.map(({ id }) => id);
  if (ids.length > most) return { total: mostSorted + 1, page: await pageOf(executor, input, read) };
  const few = sql`${videos.id} = any(${`{${ids}}`}::int[])`;
  return { total: ids.length, page: ids.length === 0 ? [] : await pageOf(executor, input, [shown, few], true) };
}

/**
 * Whether the words stand in so many of the best liked that the index of words, whose lists are long then, is not asked; if not, which of them
 * alone do.
 */
async function howCommon(
  { orm }: Executor,
  { pattern, terms }: Pick<VideoListInput, 'pattern' | 'terms'>,
): Promise<{ isCommon: boolean; terms: readonly TaggedTerm[] | undefined }> {
  const each = (terms ?? []).map((term) => holdsTerms([term], false) ?? sql`true`);
  const fits = and(pattern === undefined ? undefined : holdsTyped(pattern), ...each);
  if (!fits) return { isCommon: false, terms };
  const columns = [fits, ...each].map((one, at) => sql`${one} as ${sql.identifier(`fits${at}`)}`);
  const counts = columns.map((_, at) => sql`count(*) filter (where ${sql.identifier(`fits${at}`)})::int`);
  const { rows } = await orm.execute<{ counts: number[] }>(sql`
    select array[${sql.join(counts, sql`, `)}] as counts from (
      select ${sql.join(columns, sql`, `)} from ${videos} where ${shown}
      order by ${videos.likes} desc, ${videos.id} desc limit ${sampled.rows}) looked`);
  const [all, ...ofEach] = (rows[0]?.counts ?? []).map((count) => count >= sampled.common);
  const isRareThere = ofEach.includes(false);
  return {
    isCommon: all ?? false,
    terms: terms?.map((term, at) => ({ ...term, isCommon: isRareThere && (ofEach[at] ?? false) })),
  };
}

/** Videos by their ids, in that order, those that are still shown. */
async function rowsOf({ orm }: Executor, ids: readonly number[], country: string | null): Promise<VideoRow[]> {
  if (ids.length === 0) return [];
  const rows = await orm
    .select()
    .from(videos)
    .where(and(shown, sql`${videos.id} = any(${`{${ids}}`}::int[])`, actorSeenFrom(videos.actorId, country)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Which of some videos are in the lists, as a caller sees them, in any order. */
export async function shownVideos(
  ctx: Context,
  executor: Executor,
  ids: readonly number[],
  caller: Caller,
): Promise<Video[]> {
  if (ids.length === 0) return [];
  const rows = await executor.orm
    .select()
    .from(videos)
    .where(and(inArray(videos.id, [...ids]), shown));
  return presentVideos(ctx, executor, rows, caller);
}

/** Of so many a list begins with, one has a cover for everybody, or none is taken. */
const looksAt = 8;

/** The first video of a list whose cover a caller sees as it is; null where none of its first few is. */
export async function firstSeen(
  ctx: Context,
  executor: Executor,
  list: Pick<VideoListInput, 'filter' | 'order'>,
  caller: Caller,
): Promise<Video | null> {
  const rows = await findVideos(executor, { ...list, first: looksAt }, caller, ctx.kit.clock.now());
  const seen = await presentVideos(ctx, executor, rows, caller);
  return seen.find(({ images, isBlurred }) => images !== null && !isBlurred) ?? null;
}
