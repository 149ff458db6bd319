import { ImageOff, LockKeyhole, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { MessengerContent } from '../../../contract/index.ts';
import { SentPicture } from '../../parts/sent-picture.tsx';
import { clockOf } from '../../parts/voice-player.tsx';
import { KeptLine } from './kept-line.tsx';

const frame = 'relative block aspect-square w-full overflow-hidden rounded-card bg-hover';
const mark =
  'tabular absolute right-1.5 bottom-1.5 inline-flex items-center gap-1 rounded-md bg-black/75 px-1.5 py-0.5 font-semibold text-2xs text-white [&>svg]:size-3';

/** A picture or film of a message in the library. What is locked again or gone leads to its line, where that is said and mended. */
export function KeptTile({ message, onLook }: { message: MessengerContent; onLook: () => void }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const to = useHref();
  const { media, channelId, messageId, date } = message;
  if (!media) return null;
  const isFilm = media.type === 'video';
  const words = t(isFilm ? 'messenger.video.title' : 'messenger.media.of', { day: format.date(date, 'full') });
  const isClosed = media.isGone || media.isLocked;
  return (
    <article className="grid min-w-0 content-start gap-1">
      {isClosed ? (
        <Anchor
          href={`${to('messenger.home')}?channel=${channelId}&message=${messageId}`}
          data-edge
          className={`${frame} grid place-content-center justify-items-center gap-2 p-3 text-center text-muted text-xs no-underline`}
        >
          {media.isGone ? <ImageOff aria-hidden className="size-7" /> : <LockKeyhole aria-hidden className="size-7" />}
          <span>{t(media.isGone ? 'messenger.media.goneBack' : 'messenger.library.paidBack')}</span>
        </Anchor>
      ) : (
        <SentPicture
          src={media.preview ?? ''}
          width={320}
          height={320}
          label={isFilm ? t('messenger.video.play', { length: clockOf(media.duration ?? 0) }) : words}
          onLook={onLook}
          fills
          className={frame}
        >
          {isFilm ? (
            <>
              <span className="absolute inset-0 grid place-content-center">
                <span className="grid size-12 place-items-center rounded-full bg-black/60 text-white">
                  <Play aria-hidden className="size-6 fill-current" />
                </span>
              </span>
              <span translate="no" className={mark}>
                {clockOf(media.duration ?? 0)}
              </span>
            </>
          ) : null}
        </SentPicture>
      )}
      <KeptLine message={message} />
    </article>
  );
}
