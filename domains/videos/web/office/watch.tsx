import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Skeleton } from '#kit/ui/primitives/state.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { VideoReview } from '../../contract/index.ts';

type PlayerPart = typeof import('../parts/player/player.tsx').Player;

/** The film as operators watch it, with the player that guests have; it lives in browsers alone. */
export function Watch({ review: { video, addresses } }: { review: VideoReview }): ReactNode {
  const t = useMessages();
  const { revalidate } = useRevalidator();
  const [isTheatre, setTheatre] = useState(false);
  const [Player, setPlayer] = useState<PlayerPart | null>(null);
  useEffect(() => {
    void import('../parts/player/player.tsx').then((part) => setPlayer(() => part.Player));
  }, []);
  if (addresses === null)
    return (
      <Card>
        <p className="text-muted">{t('videos.office.notPlayable')}</p>
      </Card>
    );
  if (Player === null) return <Skeleton className="aspect-video w-full" />;
  return (
    <div className="relative aspect-video min-h-44 min-w-0 overflow-hidden rounded-card bg-black">
      <Player
        video={video}
        next={null}
        keepsPlace={false}
        onNext={() => undefined}
        isTheatre={isTheatre}
        onTheatre={() => setTheatre((before) => !before)}
        onRefused={() => void revalidate()}
      />
    </div>
  );
}
