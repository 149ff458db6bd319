import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../primitives/cx.ts';

/** The heart on a card or profile. `label` names it ("Favourite: Mara"); being pressed is announced besides. */
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
      className={cx('heart', onPicture && 'on-picture')}
    >
      <Heart aria-hidden />
    </button>
  );
}
