import { LoaderCircle, Mic } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { DraftMedia } from '../state/media-draft.ts';

/** A picture on its way, as this page has it. */
export function DraftPicture({ media, isMoving }: { media: DraftMedia; isMoving: boolean }): ReactNode {
  const t = useMessages();
  if (media.type === 'audio') {
    return (
      <span className="flex items-center gap-2 py-1">
        <Mic aria-hidden className="size-5" />
        {t('messenger.media.type.audio')}
      </span>
    );
  }
  return (
    <span className="relative -mx-1.5 mb-1 block overflow-hidden rounded-xl">
      {media.type === 'video' ? (
        <video
          src={media.url}
          muted
          playsInline
          aria-label={t('messenger.video.chosen')}
          className="max-h-72 w-56 object-cover opacity-70"
        />
      ) : (
        <img src={media.url} alt={t('messenger.media.chosen')} className="max-h-72 w-56 object-cover opacity-70" />
      )}
      {isMoving ? (
        <span className="absolute inset-0 grid place-content-center text-white">
          <LoaderCircle aria-hidden className="size-8 animate-spin" />
        </span>
      ) : null}
    </span>
  );
}
