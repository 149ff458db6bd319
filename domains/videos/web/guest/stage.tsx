import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Video, VideoDetail } from '../../contract/index.ts';
import { VideoCover } from '../parts/video-tile.tsx';
import { usePlayer } from './use-player.ts';
import type { Gone } from './way-in.tsx';
import { WayIn } from './way-in.tsx';

const PreviewEnd = lazy(async () => ({ default: (await import('./preview-end.tsx')).PreviewEnd }));

/** What an entry of the history says of a video that is opened to be watched right away. */
interface Opened {
  readonly plays?: boolean;
}

/** Where a video is watched: its cover with the one way forward, and in its place the player. */
export function Stage({
  video,
  gone,
  next,
  isTheatre,
  onTheatre,
}: {
  video: VideoDetail;
  /** It was taken down: why, and whether what was paid went back. */
  gone: Gone | null;
  next: Video | null;
  isTheatre: boolean;
  onTheatre: () => void;
}): ReactNode {
  const t = useMessages();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const to = useHref();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { plays = false } = (useLocation().state ?? {}) as Opened;
  const [isWanted, setWanted] = useState(plays);
  const [preview, setPreview] = useState<'off' | 'plays' | 'over'>('off');
  const endPreview = useCallback(() => setPreview('off'), []);
  const playsPreview = !video.isOpen && preview === 'plays';
  const Player = usePlayer(video.isOpen || video.hasPreview, (video.isOpen && isWanted) || playsPreview, () => {
    setWanted(false);
    endPreview();
  });
  const cover = <VideoCover video={video} sizes="(max-width:1199px)100vw,1040px" eager className="absolute inset-0" />;
  if (((video.isOpen && isWanted) || playsPreview) && !Player) return cover;
  if (video.isOpen && isWanted && Player)
    return (
      <Player
        keepsPlace={isLoggedIn}
        key={video.id}
        video={video}
        next={next}
        isTheatre={isTheatre}
        onTheatre={onTheatre}
        onNext={() => {
          if (!next) return;
          const params = { actorName: next.model.name.toLowerCase(), videoId: String(next.id) };
          void navigate(to('videos.video', params), { state: { plays: true } satisfies Opened });
        }}
        onRefused={() => {
          setWanted(false);
          void revalidate();
        }}
      />
    );
  const opened = (begins: boolean): void => {
    if (begins) setWanted(true);
    void revalidate();
  };
  if (playsPreview && Player)
    return (
      <Player
        keepsPlace={false}
        video={video}
        next={null}
        preview={{ onEnded: () => setPreview('over') }}
        isTheatre={isTheatre}
        onTheatre={onTheatre}
        onNext={endPreview}
        onRefused={() => {
          endPreview();
          void revalidate();
        }}
      />
    );
  if (!video.isOpen && preview === 'over')
    return (
      <>
        {cover}
        <Suspense>
          <PreviewEnd video={video} onOpened={opened} onAgain={() => setPreview('plays')} onClose={endPreview} />
        </Suspense>
      </>
    );
  return (
    <>
      {cover}
      {video.isOpen ? (
        <button
          type="button"
          aria-label={t('videos.play', { title: video.title })}
          onClick={() => setWanted(true)}
          className="group/play absolute inset-0 grid cursor-pointer place-items-center focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-4"
        >
          <span className="grid size-18 place-items-center rounded-full bg-accent text-on-accent shadow-e3 motion-safe:transition-[scale] group-hover/play:scale-105 sm:size-20 [&>svg]:size-8">
            <Play aria-hidden className="fill-current" />
          </span>
        </button>
      ) : (
        <WayIn
          video={video}
          gone={gone}
          onOpened={opened}
          onPreview={video.hasPreview ? () => setPreview('plays') : undefined}
        />
      )}
    </>
  );
}
