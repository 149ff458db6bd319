import type { ReactNode } from 'react';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { MessengerContent } from '../../../contract/index.ts';
import { placeOf } from '../../parts/media-view.tsx';
import { VideoPlayer } from '../../parts/video-player.tsx';
import { KeptLine } from './kept-line.tsx';

/** A film of a message, playing over the library. */
export function FilmPanel({ message, onClose }: { message: MessengerContent; onClose: () => void }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { media, text, date } = message;
  const [source] = media?.sources ?? [];
  if (!media || source === undefined) return null;
  const { width, height } = placeOf(media);
  return (
    <Panel
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('messenger.video.title', { day: format.date(date, 'full') })}
      closeLabel={t('messenger.media.close')}
    >
      <div className="grid grid-cols-1 justify-items-center gap-3">
        <VideoPlayer media={media} source={source} width={width * 1.2} height={height * 1.2} plays />
        {text ? <p className="max-w-full text-sm [overflow-wrap:anywhere]">{text}</p> : null}
        <div className="w-full">
          <KeptLine message={message} />
        </div>
      </div>
    </Panel>
  );
}
