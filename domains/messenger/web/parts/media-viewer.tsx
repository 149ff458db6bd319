import type { ReactNode } from 'react';
import { PictureViewer } from '#kit/ui/live/picture-viewer.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { MessengerContent } from '../../contract/index.ts';

interface MediaViewerProps {
  readonly messages: readonly MessengerContent[];
  readonly start: number;
  readonly onClose: () => void;
}

/** Pictures of a conversation over the whole window. */
export function MediaViewer({ messages, start, onClose }: MediaViewerProps): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const pictures = messages.flatMap(({ messageId, media, text, date }) => {
    const [src] = media?.sources ?? [];
    if (!media || src === undefined) return [];
    const { width, height } = media;
    const alt = t('messenger.media.of', { day: format.date(date, 'full') });
    return [{ key: String(messageId), src, width: width ?? 1, height: height ?? 1, alt, caption: text || undefined }];
  });
  return (
    <PictureViewer
      pictures={pictures}
      start={start}
      onClose={onClose}
      labels={{
        title: t('messenger.media.title'),
        close: t('messenger.media.close'),
        previous: t('messenger.media.previous'),
        next: t('messenger.media.next'),
        zoomIn: t('messenger.media.zoomIn'),
        zoomOut: t('messenger.media.zoomOut'),
        position: (number, count) => t('messenger.media.position', { number, count }),
      }}
    />
  );
}
