import { asc, desc, eq, gt, inArray } from 'drizzle-orm';
import type { CoverageSink, Declaration } from '#domains/consent/server/index.ts';
import type { VideoTitle } from '#domains/videos/contract/index.ts';
import type { Tx } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { payAlbumBack } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { AlbumRow } from './rows.ts';
import { albumPath, changeAlbum, lockAlbum, picturesOf } from './rows.ts';
import { albums, owned } from './tables.ts';

declare module '#domains/consent/contract/index.ts' {
  interface DepictingThings {
    /** An album, by its number. */
    album: true;
  }
}

/** What an album is called where people and operators read of it. */
export const titleForRecords = (title: VideoTitle): string => title.en || title.de || title.nl || title.es;

/** What is declared of a new album: its performer alone, on the day it was begun; she says in the studio who else is in it, and since when. */
export const declarationOf = ({ id, actorId, title, createdAt }: AlbumRow): Omit<Declaration, 'call'> => ({
  thing: { kind: 'album', id: String(id) },
  ownerId: actorId,
  recordedOn: dayOf(createdAt.getTime()),
  title: titleForRecords(title),
});

/** Numbers among ids. */
const numbersOf = (ids: readonly string[]): number[] => ids.map(Number).filter((id) => Number.isSafeInteger(id));

/** Keeps beside albums whether everybody in them agrees. */
export const albumCoverage = (ctx: Pick<Context, 'library' | 'media'>): CoverageSink => ({
  kind: 'album',
  async set(tx, ids, isCovered) {
    const changed = await tx.orm
      .update(albums)
      .set({ isCovered })
      .where(inArray(albums.id, numbersOf(ids)))
      .returning({ id: albums.id });
    const found = await picturesOf(
      tx,
      changed.map(({ id }) => id),
      'all',
    );
    ctx.media.askAgain(
      tx,
      [...found.values()].flat().map(({ pictureId }) => pictureId),
    );
    for (const { id } of changed) await ctx.library.changed(tx, { kind: 'album', id: String(id) });
  },
  async rows({ orm }, after, first) {
    const rows = await orm
      .select()
      .from(albums)
      .where(gt(albums.id, Number(after ?? 0)))
      .orderBy(asc(albums.id))
      .limit(first);
    return rows.map((row) => {
      const { thing, ownerId, recordedOn, title } = declarationOf(row);
      return { id: thing.id, isCovered: row.isCovered, ownerId, recordedOn, title };
    });
  },
  async paths({ orm }, ids) {
    const rows = await orm
      .select({ id: albums.id, actorName: albums.actorName })
      .from(albums)
      .where(inArray(albums.id, numbersOf(ids)));
    return new Map(rows.map((row) => [String(row.id), albumPath(row)]));
  },
  buyers: ({ orm }, id, first) =>
    orm
      .select({ guestId: owned.guestId, at: owned.ownedAt, price: owned.price, endedAt: owned.endedAt })
      .from(owned)
      .where(eq(owned.albumId, Number(id)))
      .orderBy(desc(owned.id))
      .limit(first),
});

/** Who bought an album that may be shown no longer is paid back, as when it is taken down. */
export async function endOfAlbum({ kit }: Pick<Context, 'kit'>, tx: Tx, kind: string, id: string): Promise<void> {
  if (kind !== 'album') return;
  const albumId = Number(id);
  const [there] = await tx.orm.select({ id: albums.id }).from(albums).where(eq(albums.id, albumId));
  if (!there) return;
  await lockAlbum(tx, albumId);
  await changeAlbum(tx, albumId, { isPayingBack: true });
  await kit.jobs.send(tx, payAlbumBack, { albumId });
}
