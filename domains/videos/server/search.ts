import type { SearchSource } from '#domains/search/server/index.ts';
import type { Context } from './deps.ts';
import { listVideos } from './list-videos.ts';
import { videoLink } from './present.ts';

/** Videos in the search over everything, under the specification's section. */
export const videosInSearch = (ctx: Context): SearchSource => ({
  section: 'videos',
  async find({ pattern, language, caller, from, take }) {
    const asking = { ...caller, language };
    const { items, total } = await listVideos(ctx, asking, {
      pattern,
      order: 'topRated',
      first: Math.min(60, from + take),
    });
    return {
      count: total,
      link: `/${language}/search/videos/${encodeURIComponent(pattern)}/`,
      items: items.slice(from, from + take).map((video) => ({
        name: video.title,
        image: video.images?.w320 ?? '',
        link: videoLink(language, { id: video.id, actorName: video.model.name }),
      })),
    };
  },
});
