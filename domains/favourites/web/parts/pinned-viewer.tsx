import type { ReactNode } from 'react';
import { PictureViewer } from '#kit/ui/live/picture-viewer.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { PinnedPhoto } from '../../contract/index.ts';

/** Pinned pictures over the whole window. */
export function PinnedViewer({
  photos,
  start,
  onClose,
}: {
  photos: readonly PinnedPhoto[];
  start: number;
  onClose: () => void;
}): ReactNode {
  const t = useMessages();
  return (
    <PictureViewer
      pictures={photos.map(({ picture: { id, src, srcSet, width, height }, actor: { name } }) => ({
        key: id,
        src,
        srcSet,
        width,
        height,
        alt: t('favourites.pictureOf', { name }),
        caption: name,
      }))}
      start={start}
      onClose={onClose}
      labels={{
        title: t('favourites.pictures'),
        close: t('favourites.viewer.close'),
        previous: t('favourites.viewer.previous'),
        next: t('favourites.viewer.next'),
        zoomIn: t('favourites.viewer.zoomIn'),
        zoomOut: t('favourites.viewer.zoomOut'),
        position: (number, count) => t('favourites.viewer.position', { number, count }),
      }}
    />
  );
}
