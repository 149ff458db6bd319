import type { ReactNode } from 'react';
import { PictureViewer } from '#kit/ui/live/picture-viewer.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { AlbumPicture } from '../../contract/index.ts';

/** Pictures of an album over the whole window. */
export function AlbumViewer({
  pictures,
  start,
  onClose,
}: {
  pictures: readonly AlbumPicture[];
  start: number;
  onClose: () => void;
}): ReactNode {
  const t = useMessages();
  const total = pictures.length;
  return (
    <PictureViewer
      pictures={pictures.map(({ id, src, srcSet, width, height }, index) => ({
        ...{ key: id, src, srcSet, width, height },
        alt: t('albums.picture', { number: index + 1, total }),
      }))}
      start={start}
      onClose={onClose}
      labels={{
        title: t('albums.viewer.title'),
        close: t('albums.viewer.close'),
        previous: t('albums.viewer.previous'),
        next: t('albums.viewer.next'),
        zoomIn: t('albums.viewer.zoomIn'),
        zoomOut: t('albums.viewer.zoomOut'),
        play: t('albums.viewer.play'),
        pause: t('albums.viewer.pause'),
        position: (number, count) => t('albums.picture', { number, total: count }),
      }}
    />
  );
}
