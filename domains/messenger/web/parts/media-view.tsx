import { Film, ImageOff, LockKeyhole, Mic } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { MessengerContent, Side } from '../../contract/index.ts';
import { SentPicture } from './sent-picture.tsx';
import { clockOf, VoicePlayer } from './voice-player.tsx';

const PictureViewer = lazy(async () => ({ default: (await import('./media-viewer.tsx')).MediaViewer }));
const VideoPlayer = lazy(async () => ({ default: (await import('./video-player.tsx')).VideoPlayer }));
const MediaBuy = lazy(async () => ({ default: (await import('./media-buy.tsx')).MediaBuy }));

interface MediaViewProps {
  readonly message: MessengerContent;
  readonly side: Side;
  /** It was opened: as it reads from now on. */
  readonly onBought: (message: MessengerContent) => void;
}

/** A picture in a bubble, a little wider than its text. */
const frame = 'relative -mx-1.5 mb-1 block max-w-[calc(100%+0.75rem)] overflow-hidden rounded-xl bg-hover';

/** How high a picture stands in a conversation at most, px. */
const most = { width: 320, height: 380 };

/** Its place before its bytes are there, so that nothing moves when they come. */
export function placeOf({ width, height }: { width: number | null; height: number | null }) {
  const [w, h] = [width ?? most.width, height ?? most.width];
  const scale = Math.min(1, most.width / w, most.height / h);
  return { width: Math.max(96, Math.round(w * scale)), height: Math.max(72, Math.round(h * scale)) };
}

/** A picture, voice or video in a message: to look at, to open for coins, or gone. */
export function MediaView({ message, side, onBought }: MediaViewProps): ReactNode {
  const t = useMessages();
  const price = usePrice();
  const [open, setOpen] = useState<'buy' | 'look' | null>(null);
  const { media } = message;
  if (!media) return null;
  if (media.isGone) {
    return (
      <p className="flex items-center gap-1.5 text-sm opacity-80">
        <ImageOff aria-hidden className="size-4" />
        {t(media.price !== null && media.isBought ? 'messenger.media.goneBack' : 'messenger.media.gone')}
      </p>
    );
  }
  const [source] = media.sources;
  if (media.type === 'audio' && source !== undefined) {
    return <VoicePlayer src={source} duration={media.duration ?? 0} />;
  }
  const { width, height } = media.type === 'audio' ? placeOf({ width: 280, height: 110 }) : placeOf(media);
  const asked = media.price === null ? null : price(media.price);
  if (media.type === 'video' && source !== undefined) {
    return (
      <>
        <Suspense fallback={<span style={{ width, height }} className="block" />}>
          <VideoPlayer media={media} source={source} width={width} height={height} />
        </Suspense>
        {side === 'actor' && asked ? (
          <p translate="no" className="mb-1 font-semibold text-xs opacity-80">
            {t(media.isBought ? 'messenger.media.bought' : 'messenger.media.asked', { price: asked.amount })}
          </p>
        ) : null}
      </>
    );
  }
  const label = media.isLocked
    ? t('messenger.media.unlock', { price: asked?.amount ?? '' })
    : t('messenger.media.look');
  const signs = (
    <>
      {media.isLocked ? (
        <span className="absolute inset-0 grid place-content-center justify-items-center gap-2 bg-black/35 p-2 text-white">
          {media.type !== 'bitmap' ? (
            <span translate="no" className="tabular flex items-center gap-1.5 font-semibold text-sm">
              <LockKeyhole aria-hidden className="size-5" />
              {media.type === 'audio' ? (
                <Mic aria-hidden className="size-5" />
              ) : (
                <Film aria-hidden className="size-5" />
              )}
              {clockOf(media.duration ?? 0)}
            </span>
          ) : (
            <LockKeyhole aria-hidden className="size-8" />
          )}
          <span translate="no" className="rounded-full bg-accent px-3.5 py-1.5 font-bold text-on-accent text-sm">
            {asked?.amount}
          </span>
          {asked?.money ? (
            <span translate="no" className="font-semibold text-xs">
              {asked.money}
            </span>
          ) : null}
        </span>
      ) : null}
      {side === 'actor' && asked ? (
        <span
          translate="no"
          className={cx(
            'absolute top-2 left-2 rounded-full px-2.5 py-1 font-semibold text-white text-xs',
            media.isBought ? 'bg-black/70' : 'bg-black/55',
          )}
        >
          {t(media.isBought ? 'messenger.media.bought' : 'messenger.media.asked', { price: asked.amount })}
        </span>
      ) : null}
    </>
  );
  return (
    <>
      {media.preview ? (
        <SentPicture
          {...{ width, height, label }}
          src={media.preview}
          onLook={() => setOpen(media.isLocked ? 'buy' : 'look')}
          className={frame}
        >
          {signs}
        </SentPicture>
      ) : (
        <button
          type="button"
          aria-label={label}
          onClick={() => setOpen(media.isLocked ? 'buy' : 'look')}
          style={{ width, aspectRatio: `${width} / ${height}` }}
          className={frame}
        >
          {signs}
        </button>
      )}
      {open === 'buy' && media.isLocked ? (
        <Suspense>
          <MediaBuy message={message} onBought={onBought} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
      {open === 'look' && !media.isLocked ? (
        <Suspense>
          <PictureViewer messages={[message]} start={0} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
