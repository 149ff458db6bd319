import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useMediaQuery } from '#kit/web/hooks/use-media-query.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Video } from '../../../contract/index.ts';
import { VideoCover } from '../video-tile.tsx';

/** How long one may think about it (s). */
const seconds = 8;

const isSaving = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * What comes after a film that is over. It begins by itself after a moment, unless somebody says no, saves data, wants less movement,
 * or it would not play anyway.
 */
export function NextUp({ next, onGo, onAgain }: { next: Video; onGo: () => void; onAgain: () => void }): ReactNode {
  const t = useMessages();
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [left, setLeft] = useState<number | null>(() => (next.isOpen && !isCalm && !isSaving() ? seconds : null));
  useEffect(() => {
    if (left === null) return undefined;
    if (left === 0) {
      onGo();
      return undefined;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, onGo]);
  return (
    <div className="absolute inset-0 z-3 grid place-content-center justify-items-center gap-2 overflow-y-auto bg-black/80 p-3 text-center text-white sm:gap-3">
      <p className="font-semibold text-sm text-white/80">
        {left === null ? t('videos.next') : t('videos.next.in', { count: left })}
      </p>
      <div className="flex max-w-full items-center gap-3 text-left">
        <span className="aspect-video w-28 shrink-0 overflow-hidden rounded-control sm:w-44">
          <VideoCover video={next} sizes="180px" />
        </span>
        <span className="grid min-w-0 gap-0.5">
          <b className="line-clamp-2 max-w-60 text-sm leading-snug sm:text-base">{next.title}</b>
          <bdi className="truncate text-sm text-white/80">{next.model.name}</bdi>
        </span>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        {left === null ? (
          <Button onClick={onAgain}>{t('videos.player.again')}</Button>
        ) : (
          <Button onClick={() => setLeft(null)}>{t('videos.next.stop')}</Button>
        )}
        <Button variant="primary" icon={<Play aria-hidden />} onClick={onGo}>
          {t('videos.next.now')}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {left === null ? '' : t('videos.next.said', { title: next.title, count: seconds })}
      </p>
    </div>
  );
}
