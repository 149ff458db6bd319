import { eq } from 'drizzle-orm';
import type { Downloads } from '#domains/library/server/index.ts';
import type { Context } from './deps.ts';
import { inLanguage } from './present.ts';
import { viewerOf } from './rights.ts';
import type { VideoRow } from './rows.ts';
import { videos } from './tables.ts';

/** Videos as files: the largest rendition with its sound. */
export const videoFiles = (ctx: Context): Downloads => {
  const videoOf = async (executor: Parameters<Downloads['file']>[0], id: string): Promise<VideoRow | undefined> => {
    if (!/^[1-9]\d{0,8}$/.test(id)) return undefined;
    const [row] = await executor.orm
      .select()
      .from(videos)
      .where(eq(videos.id, Number(id)));
    return row;
  };
  return {
    async ownerOf(executor, id) {
      return (await videoOf(executor, id))?.actorId ?? null;
    },
    async mayHave(executor, id, caller) {
      const row = await videoOf(executor, id);
      if (!row) return false;
      const viewer = await viewerOf(ctx, executor, caller, [row.id]);
      return viewer.owns.has(row.id) && (await viewer.watches(row)).ok;
    },
    async file(executor, id, language) {
      const row = await videoOf(executor, id);
      const file = row?.filmId ? await ctx.media.films.oneFile(executor, row.filmId) : null;
      if (!row || !file) return null;
      return { words: [row.actorName, inLanguage(row.title, language)].filter(Boolean).join(' - '), ...file };
    },
  };
};
