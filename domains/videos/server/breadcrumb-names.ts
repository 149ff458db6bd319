import { and, eq } from 'drizzle-orm';
import type { BreadcrumbNames } from '#kit/domain/breadcrumb-names.ts';
import { inLanguage } from './present.ts';
import { shown } from './rows.ts';
import { videos } from './tables.ts';

declare module '#kit/web/page/pages.ts' {
  interface BreadcrumbThings {
    video: true;
  }
}

/** A video is called by its title, below its own performer alone. */
export const videoNames: BreadcrumbNames = {
  thing: 'video',
  async find({ given, executor, language }) {
    const id = Number(given('videoId'));
    if (!Number.isInteger(id) || id < 1 || id > 2_147_483_647) return null;
    const [row] = await executor.orm
      .select()
      .from(videos)
      .where(and(eq(videos.id, id), shown));
    if (!row || row.actorName.toLowerCase() !== given('actorName').toLowerCase()) return null;
    return { name: inLanguage(row.title, language) };
  },
};
