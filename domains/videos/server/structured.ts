import { eq } from 'drizzle-orm';
import { publicRating } from '#domains/media/contract/index.ts';
import type { Contributor } from '#domains/seo/server/index.ts';
import { publicOrigin } from '#kit/config/public-url.ts';
import { videoObject } from '#kit/structured/structured.ts';
import type { Context } from './deps.ts';
import { imagesOf, inLanguage, videoLink } from './present.ts';
import { isShown } from './rows.ts';
import { videos } from './tables.ts';

/** The page whose breadcrumb carries it. */
const type = 'actorProfileVideoDetails';

/** What machines are told of a video: of what is free and open to everybody's eyes alone. Nothing of the film itself. */
export const videoInStructuredData =
  ({ kit, media }: Pick<Context, 'kit' | 'media'>): Contributor =>
  async (request) => {
    const id = Number(request.payload['videoId']);
    if (request.type !== type || !Number.isInteger(id) || id < 1 || id > 2_147_483_647) return [];
    const [row] = await kit.db.orm.select().from(videos).where(eq(videos.id, id));
    const isOpen = row && isShown(row) && row.price === 0 && !row.isVip && row.ageRating <= publicRating;
    const cover = isOpen ? imagesOf({ media }, row.coverId, row.ageRating) : null;
    if (!isOpen || !cover) return [];
    const origin = publicOrigin(kit.config);
    const name = inLanguage(row.title, request.language);
    return [
      videoObject({
        url: origin + videoLink(request.language, row),
        name,
        description: inLanguage(row.description, request.language) || name,
        thumbnail: new URL(cover.w1280, origin).href,
        uploaded: (row.releasedAt ?? row.createdAt).toISOString(),
        seconds: Math.round(row.durationMs / 1000),
      }),
    ];
  };
