import type { samplePictures } from '#domains/office/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { models } from '../../contract/index.ts';

/** The pictures of the first dozen performers. */
export const actorPictures: FillingOf<typeof samplePictures> = async ({ api }) => {
  const shown = await api.query(models, { first: 12 });
  return (shown.ok ? shown.data.items : []).flatMap(({ poster }) => {
    if (!poster) return [];
    const { src, srcSet, width, height } = poster;
    return [{ src, srcSet, width, height, sizes: '240px' }];
  });
};
