import { and, eq } from 'drizzle-orm';
import type { PicturesRefresh } from '#domains/performers/server/index.ts';
import type { Context } from './deps.ts';
import { changeAlbum, lockAlbum } from './rows.ts';
import { albums, pictures } from './tables.ts';

/** Looks at the file of every picture of albums again: its size is put right, and what has no file leaves its album. */
export const refreshAlbums =
  ({ kit, media }: Pick<Context, 'kit' | 'media'>): PicturesRefresh =>
  async () => {
    const { db } = kit;
    const rows = await db.orm
      .select({ picture: pictures, actorId: albums.actorId })
      .from(pictures)
      .innerJoin(albums, eq(albums.id, pictures.albumId));
    let [corrected, missing] = [0, 0];
    for (const { picture } of rows) {
      const { facts, corrected: wasWrong } = await media.recheck(picture.pictureId);
      const isSame = facts?.width === picture.width && facts.height === picture.height;
      if (facts && isSame && !wasWrong) continue;
      await db.transaction(async (tx) => {
        await lockAlbum(tx, picture.albumId);
        const one = eq(pictures.pictureId, picture.pictureId);
        if (facts) await tx.orm.update(pictures).set({ width: facts.width, height: facts.height }).where(one);
        else {
          await tx.orm.delete(pictures).where(one);
          await media.delete(tx, picture.blurredId);
        }
        const seen = and(eq(pictures.albumId, picture.albumId), eq(pictures.isNew, false));
        await changeAlbum(tx, picture.albumId, { total: await tx.orm.$count(pictures, seen) });
      });
      if (facts) corrected += 1;
      else missing += 1;
    }
    return { actorIds: rows.map(({ actorId }) => actorId), pictures: rows.length, corrected, missing };
  };
