import { and, desc, eq, lt } from 'drizzle-orm';
import type { FilmProgress } from '#domains/media/contract/films.ts';
import type { Executor } from '#kit/db/db.ts';
import type { OwnVideo } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { imagesOf } from './present.ts';
import type { VideoRow } from './rows.ts';
import { videos } from './tables.ts';

/** Videos of the studio's list at once. */
const pageSize = 30;

/** Videos of a performer as she sees them. */
export async function presentOwn(ctx: Context, executor: Executor, rows: readonly VideoRow[]): Promise<OwnVideo[]> {
  const filmIds = rows.flatMap(({ filmId }) => filmId ?? []);
  const films = await ctx.media.films.find(executor, filmIds);
  return rows.map((row): OwnVideo => {
    const film = row.filmId === null ? undefined : films.get(row.filmId);
    return {
      id: row.id,
      state: row.state as OwnVideo['state'],
      reason: row.reason,
      title: row.title,
      description: row.description,
      ageRating: row.ageRating as OwnVideo['ageRating'],
      price: row.price,
      salePrice: row.salePrice,
      saleUntil: row.saleUntil?.getTime() ?? null,
      plannedFor: row.plannedFor?.getTime() ?? null,
      vip: row.isVip,
      classic: row.isClassic,
      tags: row.tags,
      isAlone: row.isAlone,
      film: film ? progressOf(film) : null,
      images: imagesOf(ctx, row.coverId, row.ageRating),
      createdAt: row.createdAt.getTime(),
      releasedAt: row.releasedAt?.getTime() ?? null,
      isPromoted: row.isPromoted,
      views: row.views,
      likes: row.likes,
      sold: row.sold,
      earned: row.earned,
    };
  });
}

/** Without what only the platform knows of a film; one that is held is looked at, says the studio. */
const progressOf = ({ id, state, reason, percent, width, height, milliseconds }: FilmProgress): FilmProgress => ({
  ...{ id, state, reason, percent, width, height, milliseconds },
});

/** One own video, as the studio's answers carry it. */
export async function presentOne(ctx: Context, executor: Executor, row: VideoRow): Promise<OwnVideo> {
  const [video] = await presentOwn(ctx, executor, [row]);
  return video as OwnVideo;
}

/** A page of a performer's own videos, the latest first. */
export async function listOwn(
  ctx: Context,
  actorId: number,
  before: number | undefined,
): Promise<{ videos: OwnVideo[]; hasMore: boolean }> {
  const { db } = ctx.kit;
  const rows = await db.orm
    .select()
    .from(videos)
    .where(and(eq(videos.actorId, actorId), before === undefined ? undefined : lt(videos.id, before)))
    .orderBy(desc(videos.id))
    .limit(pageSize + 1);
  return { videos: await presentOwn(ctx, db, rows.slice(0, pageSize)), hasMore: rows.length > pageSize };
}
