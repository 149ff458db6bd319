import { eq } from 'drizzle-orm';
import type { Downloads } from '#domains/library/server/index.ts';
import { rowIdsAmong } from './comment-subjects.ts';
import type { Context } from './deps.ts';
import { viewerOf } from './rights.ts';
import type { AlbumRow } from './rows.ts';
import { inLanguage, picturesOf } from './rows.ts';
import { albums } from './tables.ts';

/** Albums as files: all their pictures, as large as they are kept. */
export const albumFiles = (ctx: Context): Downloads => {
  const albumOf = async (executor: Parameters<Downloads['file']>[0], id: string): Promise<AlbumRow | undefined> => {
    const [albumId] = rowIdsAmong([id]);
    if (albumId === undefined) return undefined;
    const [row] = await executor.orm.select().from(albums).where(eq(albums.id, albumId));
    return row;
  };
  return {
    async ownerOf(executor, id) {
      return (await albumOf(executor, id))?.actorId ?? null;
    },
    async mayHave(executor, id, caller) {
      const row = await albumOf(executor, id);
      if (!row) return false;
      const viewer = await viewerOf(ctx, executor, caller, [row.id]);
      return viewer.owns.has(row.id) && (await viewer.opens(row)).ok;
    },
    async file(executor, id, language) {
      const row = await albumOf(executor, id);
      if (!row) return null;
      const found = (await picturesOf(executor, [row.id], 'looked at')).get(row.id) ?? [];
      const digits = String(found.length).length;
      return {
        words: [row.actorName, inLanguage(row.title, language)].filter(Boolean).join(' - '),
        pictures: (async function* () {
          for (const [index, { pictureId }] of found.entries()) {
            const body = await ctx.media.file(pictureId);
            // A picture that was removed since leaves no hole but its number.
            if (body) yield { name: `${String(index + 1).padStart(digits, '0')}.webp`, body };
          }
        })(),
      };
    },
  };
};
