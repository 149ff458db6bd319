import type { SQL } from 'drizzle-orm';
import { and, arrayContains, eq, exists, getTableColumns, gt, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Caller } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Cursor } from '#kit/db/query/keyset.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { beginOfDay, dayOf } from '#kit/i18n/days.ts';
import { readCursor, writeCursor } from '#kit/server/list.ts';
import { foldOf } from '#kit/text/fold.ts';
import type { VideoFilter, VideoOrder, VideoPage } from '../contract/index.ts';
import { newForDays, topMonths } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { dayMs, presentVideos } from './present.ts';
import type { VideoRow } from './rows.ts';
import { shown } from './rows.ts';
import { owned, videos } from './tables.ts';

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

/** A text that holds a folded pattern; {@link videos.words} is folded already. */
export const holdsWords = (pattern: string): SQL => {
  const typed = foldOf(pattern);
  const parts = sql`videos.parts_of(${typed}::text, least(3, char_length(${typed}::text)))`;
  return sql`(videos.parts_of(${videos.words}, 1) @> ${parts} and position(${typed}::text in ${videos.words}) > 0)`;
};

/** What a filter lets through, for a caller at an instant (epoch ms). */
export function conditionsOf(
  { filter = {}, pattern }: Pick<VideoListInput, 'filter' | 'pattern'>,
  caller: Pick<Caller, 'accountId'>,
  now: number,
): SQL[] {
  const { types = {} } = filter;
  const at = (ms: number): Date => new Date(ms);
  const isOwned = sql`select 1 from ${owned} where ${owned.videoId} = ${videos.id} and ${owned.guestId} = ${caller.accountId ?? 0} and ${isNull(owned.endedAt)}`;
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
    types.bought ? exists(isOwned) : undefined,
    types.trending ? gte(videos.releasedAt, at(now - newForDays * dayMs)) : undefined,
    types.classic ? eq(videos.isClassic, true) : undefined,
    pattern === undefined ? undefined : holdsWords(pattern),
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

/** Rows of a list, each with its place, and one more than wanted where there are more. */
export function findVideos(
  executor: Executor,
  input: VideoListInput,
  caller: Pick<Caller, 'accountId'>,
  now: number,
): Promise<(VideoRow & { cursor: Cursor })[]> {
  const { sort, isDescending } = orders[input.order];
  const { releasedAt, likes, views, sold, price, durationMs, id } = videos;
  const after = input.after === undefined ? null : readCursor(input.after, input.order);
  const wanted = { sort, isDescending, after, limit: input.first + 1 };
  const page = keyset(wanted, { releasedAt, likes, views, sold, price, durationMs }, id);
  return executor.orm
    .select({ ...getTableColumns(videos), cursor: page.cursor })
    .from(videos)
    .where(and(...conditionsOf(input, caller, now), page.after))
    .orderBy(...page.order)
    .limit(page.limit);
}

/** A page of published videos as a caller sees them. */
export async function listVideos(ctx: Context, caller: Caller, input: VideoListInput): Promise<VideoPage> {
  const { db, clock } = ctx.kit;
  const now = clock.now();
  const where = and(...conditionsOf(input, caller, now));
  const [rows, counted] = await Promise.all([
    findVideos(db, input, caller, now),
    db.orm.select({ total: sql<number>`count(*)::int` }).from(
      db.orm
        .select({ one: sql`1` })
        .from(videos)
        .where(where)
        .limit(mostCounted + 1)
        .as('some'),
    ),
  ]);
  const page = rows.slice(0, input.first);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  const total = counted[0]?.total ?? 0;
  return {
    items: await presentVideos(ctx, db, page, caller),
    next: last ? writeCursor(last.cursor, input.order) : null,
    total: Math.min(total, mostCounted),
    isMore: total > mostCounted,
  };
}
