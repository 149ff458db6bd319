import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { maxUploadBytes } from '#domains/media/contract/pictures.ts';
import { maxVideoBytes, maxVideoSeconds, videoCutSeconds } from '#domains/media/contract/videos.ts';
import { fileTypeOf } from '#kit/contract/upload.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { typeOf, usableTypes } from '../state/media-draft.ts';
import { clockOf } from './voice-player.tsx';

interface ChosenMediaProps {
  readonly file: File;
  /** Whether it can be sent, as soon as that is known. */
  readonly onJudged: (isFine: boolean) => void;
}

/** What was chosen, to be seen or heard before it is sent; what it may be at most, and why it is not taken, before it is uploaded. */
export function ChosenMedia({ file, onJudged }: ChosenMediaProps): ReactNode {
  const t = useMessages();
  const [url, setUrl] = useState<string>();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const type = typeOf(file);
  const isUsable = type === 'audio' || usableTypes.includes(fileTypeOf(file.type));
  const isTooLarge = file.size > (type === 'video' ? maxVideoBytes : maxUploadBytes);
  // What a browser cannot read it says nothing of; the server looks again.
  const isTooLong = type === 'video' && Number.isFinite(seconds) && seconds > maxVideoSeconds + videoCutSeconds;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told is all there is to it
  useEffect(() => onJudged(isUsable && !isTooLarge && !isTooLong), [isUsable, isTooLarge, isTooLong]);
  if (!isUsable) {
    return (
      <p role="alert" className="text-danger text-sm">
        {t('messenger.media.unusable')}
      </p>
    );
  }
  return (
    <>
      {url && type === 'audio' ? (
        // biome-ignore lint/a11y/useMediaCaption: one's own voice, before it is sent
        <audio controls src={url} aria-label={t('messenger.voice.title')} className="w-full" />
      ) : null}
      {url && type === 'bitmap' ? (
        <img
          src={url}
          alt={t('messenger.media.chosen')}
          className="mx-auto max-h-[40dvh] rounded-card object-contain"
        />
      ) : null}
      {url && type === 'video' ? (
        // biome-ignore lint/a11y/useMediaCaption: one's own video, before it is sent
        <video
          controls
          playsInline
          src={url}
          aria-label={t('messenger.video.chosen')}
          onLoadedMetadata={({ currentTarget }) => setSeconds(currentTarget.duration)}
          className="mx-auto max-h-[40dvh] rounded-card"
        />
      ) : null}
      {type === 'video' && !isTooLarge && !isTooLong ? (
        <p className="text-muted text-sm">{t('messenger.video.limits')}</p>
      ) : null}
      {isTooLarge || isTooLong ? (
        <p role="alert" className="text-danger text-sm">
          {isTooLong
            ? t('messenger.video.tooLong', { length: clockOf(seconds) })
            : t(type === 'video' ? 'messenger.video.tooLarge' : 'messenger.media.tooLarge')}
        </p>
      ) : null}
    </>
  );
}
