import type { SearchRequest, SearchSource } from '#domains/search/server/index.ts';
import type { VideoFilter } from '../contract/index.ts';
import { asmrPerResult } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { listVideos } from './list-videos.ts';
import { videoLink } from './present.ts';
import { taggedTerms } from './words-of.ts';

const orders = { rank: 'topRated', liked: 'topRated', newest: 'newest', price: 'cheapest' } as const;

/** What a part of the search over everything asks of the lists. */
async function found(ctx: Context, request: SearchRequest, filter: VideoFilter = {}) {
  const { terms, language, caller, from, take, isCounted, sort } = request;
  const first = Math.min(60, from + take);
  const { items, total, isMore, next } = await listVideos(
    ctx,
    { ...caller, language },
    {
      filter,
      terms: await taggedTerms(ctx.kit.db, terms),
      order: orders[sort],
      isReversed: sort !== 'rank' && request.isReversed,
      first,
    },
  );
  return {
    count: isCounted ? total : items.length,
    isMore: isCounted ? isMore : next !== null,
    items: items.slice(from, from + take).map((video) => ({
      name: video.title,
      image: video.images?.w320 ?? '',
      link: videoLink(language, { id: video.id, actorName: video.model.name }),
    })),
  };
}

/** Videos in the search over everything, under the specification's section. */
export const videosInSearch = (ctx: Context): SearchSource => ({
  section: 'videos',
  async find(request) {
    const link = `/${request.language}/search/videos/${encodeURIComponent(request.pattern)}/`;
    return { ...(await found(ctx, request)), link };
  },
});

/** Those with the tag ASMR, a kind of result of its own: a few of them, and the way to all (spec 3 §9). */
export const asmrInSearch = (ctx: Context): SearchSource => ({
  section: 'asmr',
  title: { de: 'ASMR', en: 'ASMR', nl: 'ASMR', es: 'ASMR' },
  async find(request) {
    const link = `/${request.language}/search/videos/${encodeURIComponent(request.pattern)}/?only=asmr`;
    const few = { ...request, take: Math.min(asmrPerResult, request.take) };
    return { ...(await found(ctx, few, { types: { asmr: true } })), link };
  },
});
