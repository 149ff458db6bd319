import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useJoin } from '#kit/web/session/join.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { VideoDetail } from '../../contract/index.ts';
import { likeVideo } from '../../contract/index.ts';

/** Likes a video or takes it back; it counts at once, and goes back where it was refused. */
export function LikeButton({ video: { id, guestInfo, rating } }: { video: VideoDetail }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const join = useJoin();
  const { run } = useCall();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const [{ likes, isLiked }, setLike] = useState({ likes: rating.likes, isLiked: guestInfo.liked });
  const press = async (): Promise<void> => {
    if (!isLoggedIn) return join();
    const before = { likes, isLiked };
    setLike({ likes: likes + (isLiked ? -1 : 1), isLiked: !isLiked });
    const answer = await run((api) =>
      api.call(likeVideo, { params: { videoId: String(id) }, body: { isLiked: !isLiked } }),
    );
    setLike(answer.ok ? answer.data : before);
  };
  return (
    <Button
      aria-pressed={isLiked}
      onClick={() => void press()}
      icon={<Heart aria-hidden className={isLiked ? 'fill-current text-accent-ink' : undefined} />}
      className="pointer-coarse:min-h-11"
    >
      <span className="sr-only">{t(isLiked ? 'videos.like.back' : 'videos.like.give', { count: likes })}</span>
      <span aria-hidden translate="no" className="tabular">
        {format.number(likes, { notation: 'compact' })}
      </span>
    </Button>
  );
}
