import type { ReactNode } from 'react';
import type { Picture } from '#domains/media/contract/index.ts';
import { PictureViewer } from '#kit/ui/live/picture-viewer.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** Pictures for members over the whole window. */
export function MemberViewer({
  name,
  pictures,
  start,
  onClose,
}: {
  name: string;
  pictures: readonly Picture[];
  start: number;
  onClose: () => void;
}): ReactNode {
  const t = useMessages();
  return (
    <PictureViewer
      pictures={pictures.map(({ id, src, srcSet, width, height }) => ({
        ...{ key: id, src, srcSet, width, height },
        alt: t('subscriptions.pictures.of', { name }),
      }))}
      start={start}
      onClose={onClose}
      labels={{
        title: t('subscriptions.pictures.viewer', { name }),
        close: t('subscriptions.pictures.close'),
        previous: t('subscriptions.pictures.previous'),
        next: t('subscriptions.pictures.next'),
        zoomIn: t('subscriptions.pictures.zoomIn'),
        zoomOut: t('subscriptions.pictures.zoomOut'),
        position: (number, count) => t('subscriptions.pictures.position', { number, count }),
      }}
    />
  );
}
