import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useJoin } from '#kit/web/session/join.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { AlbumRating } from '../../contract/index.ts';
import { setGuestRating } from '../../contract/index.ts';

/** Likes or dislikes an album, or takes it back; the numbers are those of the answer. */
export function RatingButtons({ albumId, rating }: { albumId: number; rating: AlbumRating }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const join = useJoin();
  const { busy, run } = useCall();
  const isLoggedIn = useGuestValue('isLoggedIn');
  const [now, setNow] = useState<Omit<AlbumRating, 'albumTotalViews'>>(rating);
  const rate = async (guestRating: -1 | 0 | 1): Promise<void> => {
    if (!isLoggedIn) return join();
    const answer = await run((api) => api.call(setGuestRating, { body: { albumId, guestRating } }));
    if (answer.ok) setNow(answer.data);
  };
  const { isLiked, isDisliked, guestRatingLikes, guestRatingDislikes } = now;
  return (
    <>
      <Button
        aria-pressed={isLiked}
        disabled={busy}
        onClick={() => void rate(isLiked ? 0 : 1)}
        icon={<ThumbsUp aria-hidden className={isLiked ? 'fill-current text-accent-ink' : undefined} />}
        className="pointer-coarse:min-h-11"
      >
        <span className="sr-only">
          {t(isLiked ? 'albums.rate.likeBack' : 'albums.rate.like', { count: guestRatingLikes })}
        </span>
        <span aria-hidden translate="no" className="tabular">
          {format.number(guestRatingLikes, { notation: 'compact' })}
        </span>
      </Button>
      <Button
        aria-pressed={isDisliked}
        disabled={busy}
        onClick={() => void rate(isDisliked ? 0 : -1)}
        icon={<ThumbsDown aria-hidden className={isDisliked ? 'fill-current text-accent-ink' : undefined} />}
        className="pointer-coarse:min-h-11"
      >
        <span className="sr-only">
          {t(isDisliked ? 'albums.rate.dislikeBack' : 'albums.rate.dislike', { count: guestRatingDislikes })}
        </span>
        <span aria-hidden translate="no" className="tabular">
          {format.number(guestRatingDislikes, { notation: 'compact' })}
        </span>
      </Button>
    </>
  );
}
