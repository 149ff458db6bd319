import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../primitives/cx.ts';

/** The heart on a card or profile. `label` says what a press does now. */
export function FavouriteButton({
  label,
  pressed,
  onToggle,
  onPicture = true,
}: {
  label: string;
  pressed: boolean;
  onToggle: (next: boolean) => void;
  onPicture?: boolean;
}): ReactNode {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      onClick={() => onToggle(!pressed)}
      className={cx(
        'grid size-11 place-items-center rounded-full transition-[scale,color] active:scale-90',
        onPicture ? 'text-white drop-shadow-[0_1px_3px_oklch(0_0_0/0.7)]' : 'text-muted hover:text-ink',
      )}
    >
      <Heart
        aria-hidden
        className={cx('size-5.5 transition-colors', pressed && 'fill-accent text-accent')}
        strokeWidth={2.2}
      />
    </button>
  );
}
