import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const sizes = { sm: 'size-8 text-xs', md: 'size-10 text-sm', lg: 'size-14 text-lg', xl: 'size-24 text-3xl' };
const pixels = { sm: 32, md: 40, lg: 56, xl: 96 };

/** The first character as people see it: a letter with its accents, a whole emoji. */
const firstOf = (word: string): string =>
  new Intl.Segmenter().segment(word)[Symbol.iterator]().next().value?.segment ?? '';

/** Up to two first letters of a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.map((word) => firstOf(word ?? '').toLocaleUpperCase()).join('');
}

/** A face, or initials until there is one. The name beside it says who: the picture is silent unless `alt`. */
export function Avatar({
  name,
  src,
  alt = '',
  size = 'md',
  onlineLabel,
  className,
}: {
  name: string;
  src?: string | undefined;
  alt?: string | undefined;
  size?: keyof typeof sizes | undefined;
  /** Present when the person is online: the word for it. */
  onlineLabel?: string | undefined;
  className?: string | undefined;
}): ReactNode {
  return (
    <span className={cx('relative inline-block shrink-0', className)}>
      <span
        className={cx(
          'grid place-items-center overflow-hidden rounded-full bg-private-soft font-bold text-private',
          sizes[size],
        )}
      >
        {src ? (
          <img
            data-picture
            src={src}
            alt={alt}
            width={pixels[size]}
            height={pixels[size]}
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
          />
        ) : (
          <span aria-hidden>{initials(name)}</span>
        )}
      </span>
      {onlineLabel ? (
        <span className="absolute right-0 bottom-0 size-[28%] max-h-4 max-w-4 rounded-full border-2 border-surface bg-success">
          <span className="sr-only">{onlineLabel}</span>
        </span>
      ) : null}
    </span>
  );
}
