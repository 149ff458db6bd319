import { and, eq } from 'drizzle-orm';
import type { BreadcrumbNames } from '#kit/domain/breadcrumb-names.ts';
import { rowIdsAmong } from './comment-subjects.ts';
import { inLanguage, shown } from './rows.ts';
import { albums } from './tables.ts';

declare module '#kit/web/page/pages.ts' {
  interface BreadcrumbThings {
    album: true;
  }
}

/** An album is called by its title, below its own performer alone. */
export const albumNames: BreadcrumbNames = {
  thing: 'album',
  async find({ given, executor, language }) {
    const [id] = rowIdsAmong([given('albumId')]);
    if (id === undefined) return null;
    const [row] = await executor.orm
      .select()
      .from(albums)
      .where(and(eq(albums.id, id), shown));
    if (!row || row.actorName.toLowerCase() !== given('actorName').toLowerCase()) return null;
    return { name: inLanguage(row.title, language) };
  },
};
