import { and, eq } from 'drizzle-orm';
import { publicRating } from '#domains/media/contract/index.ts';
import type { Contributor } from '#domains/seo/server/index.ts';
import { publicOrigin } from '#kit/config/public-url.ts';
import { imageGallery } from '#kit/structured/structured.ts';
import { rowIdsAmong } from './comment-subjects.ts';
import type { Context } from './deps.ts';
import { albumPath, inLanguage, shown } from './rows.ts';
import { albums } from './tables.ts';

/** The page whose breadcrumb carries it. */
const type = 'actorProfileAlbum';

/** What machines are told of an album: of what is free and open to everybody's eyes alone. Nothing of its pictures themselves. */
export const albumInStructuredData =
  ({ kit }: Pick<Context, 'kit'>): Contributor =>
  async ({ type: asked, payload, language }) => {
    const [id] = asked === type ? rowIdsAmong([String(payload['albumId'] ?? '')]) : [];
    if (id === undefined) return [];
    const [row] = await kit.db.orm
      .select()
      .from(albums)
      .where(and(eq(albums.id, id), shown));
    if (!row || row.price > 0 || row.isVip || row.ageRating > publicRating) return [];
    const name = inLanguage(row.title, language);
    return [
      imageGallery({
        url: `${publicOrigin(kit.config)}/${language}${albumPath(row)}`,
        name,
        description: inLanguage(row.description, language) || name,
        published: (row.releasedAt ?? row.createdAt).toISOString(),
      }),
    ];
  };
