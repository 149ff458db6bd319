import type { GridSort, TileGridSource } from '#domains/library/server/index.ts';
import type { VideoOrder } from '../contract/index.ts';
import type { Context } from './deps.ts';
import { videoPath } from './in-library.ts';
import { listVideos } from './list-videos.ts';

const orders: Record<GridSort, VideoOrder> = {
  duration: 'longest',
  free: 'newest',
  price: 'cheapest',
  rating: 'topRated',
  released: 'newest',
  sold: 'bestSelling',
};

/** Videos as tiles of a grid. */
export const videosInGrid = (ctx: Context): TileGridSource => ({
  type: 'videos',
  sorts: ['duration', 'free', 'price', 'rating', 'released', 'sold'],
  async page(_, caller, { sort, first, after, actorId, search }) {
    const filter = {
      ...(actorId !== undefined && { modelIds: [actorId] }),
      ...(sort === 'free' && { types: { free: true } }),
    };
    const { items, next, total } = await listVideos(ctx, caller, {
      ...{ filter, order: orders[sort], first, after, pattern: search },
    });
    return {
      tiles: items.map(({ id, title, images, isBlurred, duration, price, rating, releasedAt, model }) => ({
        ...{ id: String(id), title, images, isBlurred, duration, releasedAt },
        ...{ photos: 0, price: price.value, likes: rating.likes, path: videoPath(model.name, id) },
        actor: { id: model.id, name: model.name, profileLink: model.profileLink },
      })),
      totalCount: total,
      next,
    };
  },
});
