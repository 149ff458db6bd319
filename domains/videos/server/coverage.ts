import { asc, desc, eq, gt, inArray } from 'drizzle-orm';
import type { CoverageSink, Declaration } from '#domains/consent/server/index.ts';
import type { Tx } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { VideoTitle } from '../contract/index.ts';
import { makeVideoCover, payVideoBack } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { videoPath } from './in-library.ts';
import type { VideoRow } from './rows.ts';
import { changeVideo, isShown, lockVideo, recheckAfter } from './rows.ts';
import { owned, videos } from './tables.ts';
import { countTags } from './tags.ts';

declare module '#domains/consent/contract/index.ts' {
  interface DepictingThings {
    /** A video, by its number. */
    video: true;
  }
}

/** What a video is called where people and operators read of it. */
export const titleForRecords = (title: VideoTitle): string => title.en || title.de || title.nl || title.es;

/** What is declared of a new video: its performer alone, on the day it came; she says in the studio who else is in it, and since when. */
export const declarationOf = ({ id, actorId, title, createdAt }: VideoRow): Omit<Declaration, 'call'> => ({
  thing: { kind: 'video', id: String(id) },
  ownerId: actorId,
  recordedOn: dayOf(createdAt.getTime()),
  title: titleForRecords(title),
});

/** Numbers among ids. */
const numbersOf = (ids: readonly string[]): number[] => ids.map(Number).filter((id) => Number.isSafeInteger(id));

/** Keeps beside videos whether everybody in them agrees. */
export const videoCoverage = (ctx: Pick<Context, 'kit' | 'library' | 'media' | 'performers'>): CoverageSink => ({
  kind: 'video',
  async set(tx, ids, isCovered) {
    const rows = await tx.orm
      .select()
      .from(videos)
      .where(inArray(videos.id, numbersOf(ids)))
      .orderBy(asc(videos.id))
      .for('update');
    for (const row of rows) {
      if (row.isCovered === isCovered) continue;
      const [was, is] = [isShown(row), isShown({ ...row, isCovered })];
      if (was !== is) {
        await countTags(tx, row.tags, is ? 1 : -1);
        await ctx.performers.changes.touch(tx, row.actorId);
      }
      // Its pictures are for everybody under addresses of their own: they go with it, and are made again with it.
      const pictures = isCovered ? [] : [row.coverId, row.blurredId].filter((id) => id !== null);
      for (const id of pictures) await ctx.media.delete(tx, id);
      await changeVideo(tx, row.id, { isCovered, ...(isCovered ? {} : { coverId: null, blurredId: null }) });
      if (isCovered && row.coverId === null && row.filmState === 'ready')
        await ctx.kit.jobs.send(tx, makeVideoCover, { videoId: row.id });
      recheckAfter(tx, ctx.media.films, row);
      await ctx.library.changed(tx, { kind: 'video', id: String(row.id) });
    }
  },
  async rows({ orm }, after, first) {
    const rows = await orm
      .select()
      .from(videos)
      .where(gt(videos.id, Number(after ?? 0)))
      .orderBy(asc(videos.id))
      .limit(first);
    return rows.map((row) => {
      const { thing, ownerId, recordedOn, title } = declarationOf(row);
      return { id: thing.id, isCovered: row.isCovered, ownerId, recordedOn, title };
    });
  },
  async paths({ orm }, ids) {
    const rows = await orm
      .select({ id: videos.id, actorName: videos.actorName })
      .from(videos)
      .where(inArray(videos.id, numbersOf(ids)));
    return new Map(rows.map(({ id, actorName }) => [String(id), videoPath(actorName, id)]));
  },
  buyers: ({ orm }, id, first) =>
    orm
      .select({ guestId: owned.guestId, at: owned.ownedAt, price: owned.price, endedAt: owned.endedAt })
      .from(owned)
      .where(eq(owned.videoId, Number(id)))
      .orderBy(desc(owned.id))
      .limit(first),
});

/** Who bought a video that may be shown no longer is paid back, as when it is taken down. */
export async function endOfVideo({ kit }: Pick<Context, 'kit'>, tx: Tx, kind: string, id: string): Promise<void> {
  if (kind !== 'video') return;
  const videoId = Number(id);
  const [there] = await tx.orm.select({ id: videos.id }).from(videos).where(eq(videos.id, videoId));
  if (!there) return;
  await lockVideo(tx, videoId);
  await changeVideo(tx, videoId, { isPayingBack: true });
  await kit.jobs.send(tx, payVideoBack, { videoId });
}
