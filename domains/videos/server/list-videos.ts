import type { SQL } from 'drizzle-orm';
import { and, arrayContains, eq, getTableColumns, gt, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Cursor } from '#kit/db/query/keyset.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { beginOfDay, dayOf } from '#kit/i18n/days.ts';
import { readCursor, writeCursor } from '#kit/server/list.ts';
import { foldOf } from '#kit/text/fold.ts';
import type { Video, VideoFilter, VideoOrder, VideoPage } from '../contract/index.ts';
import { newForDays, topMonths } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { dayMs, presentVideos } from './present.ts';
import type { VideoRow } from './rows.ts';
import { shown } from './rows.ts';
import { owned, tags, videos } from './tables.ts';
import { asmrKey } from './tags.ts';

/** Totals are counted to here; beyond it a list says that there are more. */
export const mostCounted = 1000;

/** What a list is asked for. */
export interface VideoListInput {
  readonly filter?: VideoFilter | undefined;
  readonly order: VideoOrder;
  readonly first: number;
  readonly after?: string | undefined;
  /** Words of the title or the performer. */
  readonly pattern?: string | undefined;
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

/** A text that holds a folded pattern, read in each row; {@link videos.words} is folded already. */
const holdsTyped = (pattern: string): SQL => sql`position(${foldOf(pattern)}::text in ${videos.words}) > 0`;

/** The same by the index of pieces. */
export const holdsWords = (pattern: string): SQL => {
  const typed = foldOf(pattern);
  const parts = sql`videos.parts_of(${typed}::text, least(3, char_length(${typed}::text)))`;
  return sql`(videos.parts_of(${videos.words}, 1) @> ${parts} and ${holdsTyped(pattern)})`;
};

/** What a filter lets through, for a caller at an instant (epoch ms); `holds` says how words are looked for. */
export function conditionsOf(
  { filter = {}, pattern }: Pick<VideoListInput, 'filter' | 'pattern'>,
  caller: Pick<Caller, 'accountId'>,
  now: number,
  holds: (pattern: string) => SQL = holdsWords,
): SQL[] {
  const { types = {} } = filter;
  const at = (ms: number): Date => new Date(ms);
  const isOwned = sql`exists (select 1 from ${owned} where ${owned.videoId} = ${videos.id} and ${owned.guestId} = ${caller.accountId ?? 0} and ${isNull(owned.endedAt)})`;
  const all: (SQL | undefined)[] = [
    shown,
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
  caller: Pick<Caller, 'accountId'>,
  now: number,
): Promise<Placed[]> {
  return pageOf(executor, input, conditionsOf(input, caller, now));
}

function pageOf(executor: Executor, input: VideoListInput, conditions: readonly SQL[], isFew = false) {
  const { sort, isDescending } = orders[input.order];
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

/**
 * A page of published videos as a caller sees them. What matches is counted first, up to a thousand: of as many or fewer the ids are known
 * then and only they are sorted; of more the index of the order is walked, which finds a page soon.
 */
export async function listVideos(ctx: Context, caller: Caller, input: VideoListInput): Promise<VideoPage> {
  const { db, clock } = ctx.kit;
  const now = clock.now();
  const matching = await db.orm
    .select({ id: videos.id })
    .from(videos)
    .where(and(...conditionsOf(input, caller, now)))
    .limit(mostCounted + 1);
  const ids = matching.map(({ id }) => id);
  const isMore = ids.length > mostCounted;
  const rows = isMore
    ? await pageOf(db, input, conditionsOf(input, caller, now, holdsTyped))
    : ids.length === 0
      ? []
      : await pageOf(db, input, [shown, sql`${videos.id} = any(${`{${ids}}`}::int[])`], true);
  const page = rows.slice(0, input.first);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return {
    items: await presentVideos(ctx, db, page, caller),
    next: last ? writeCursor(last.cursor, input.order) : null,
    total: Math.min(ids.length, mostCounted),
    isMore,
  };
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
