import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';

const stars = [1, 2, 3, 4, 5] as const;

/** Five stars to choose from, a field named `rating`; 0 while none is chosen. */
export function Stars({
  legend,
  rating,
  onRating,
}: {
  legend: string;
  rating: number;
  onRating: (rating: number) => void;
}): ReactNode {
  const t = useMessages();
  return (
    <fieldset className="flex justify-center gap-1">
      <legend className="sr-only">{legend}</legend>
      {stars.map((star) => (
        <label
          key={star}
          title={t('surveys.chat.stars', { count: star })}
          className="relative grid size-11 cursor-pointer place-items-center rounded-full transition-colors hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="rating"
            value={star}
            checked={rating === star}
            onChange={() => onRating(star)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <Star
            aria-hidden
            className={cx('size-7 transition-colors', star <= rating ? 'fill-warning text-warning' : 'text-control')}
          />
          <span className="sr-only">{t('surveys.chat.stars', { count: star })}</span>
        </label>
      ))}
    </fieldset>
  );
}
