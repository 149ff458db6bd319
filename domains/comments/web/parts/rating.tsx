import { ThumbsDown, ThumbsUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useJoin } from '#kit/web/session/join.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { Rating as RatingData } from '../../contract/index.ts';
import { rateThing } from '../../contract/index.ts';
import type { CommentedThing } from './comments.tsx';
import { rated } from './rated.ts';

/** Likes and dislikes of a thing; a press counts at once, and goes back where it was refused. */
export function Rating({
  subject: { kind, id },
  data,
  isLoggedIn,
}: {
  subject: CommentedThing;
  data: RatingData;
  isLoggedIn: boolean;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const join = useJoin();
  const { busy, run } = useCall();
  const [shown, setShown] = useState(data);
  const press = async (value: 1 | -1): Promise<void> => {
    if (!isLoggedIn) return join();
    if (busy) return;
    const isBack = value === 1 ? shown.isLiked : shown.isDisliked;
    const rating = isBack ? 0 : value;
    setShown(rated(shown, rating));
    const call = { params: { kind, subjectId: String(id) }, body: { rating } } as const;
    const answer = await run((api) => api.call(rateThing, call));
    setShown(answer.ok ? answer.data : shown);
  };
  const { guestRatingLikes, guestRatingDislikes, isLiked, isDisliked } = shown;
  const button = (value: 1 | -1, count: number, isPressed: boolean, label: string, Icon: typeof ThumbsUp) => (
    <Button
      aria-pressed={isPressed}
      onClick={() => void press(value)}
      icon={<Icon aria-hidden className={isPressed ? 'fill-current text-accent-ink' : undefined} />}
      className="pointer-coarse:min-h-11"
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden translate="no" className="tabular">
        {format.number(count, { notation: 'compact' })}
      </span>
    </Button>
  );
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('comments.rate')}</legend>
      {button(1, guestRatingLikes, isLiked, t('comments.rate.like', { count: guestRatingLikes }), ThumbsUp)}
      {button(
        -1,
        guestRatingDislikes,
        isDisliked,
        t('comments.rate.dislike', { count: guestRatingDislikes }),
        ThumbsDown,
      )}
    </fieldset>
  );
}
