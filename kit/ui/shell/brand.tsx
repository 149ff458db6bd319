import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../primitives/cx.ts';

/** The evening star: four points, the long one down, in the colours after sunset. Size by `className`. */
export function StarMark({ className, title }: { className?: string | undefined; title?: string }): ReactNode {
  const id = useId();
  return (
    <svg
      viewBox="-1 0 32 32"
      width="32"
      height="32"
      className={className}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <defs>
        <linearGradient id={id} x1="4" y1="26" x2="26" y2="4" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="oklch(0.56 0.2 292)" />
          <stop offset="0.55" stopColor="oklch(0.64 0.2 342)" />
          <stop offset="1" stopColor="oklch(0.82 0.13 55)" />
        </linearGradient>
      </defs>
      <path
        fill={`url(#${id})`}
        d="M15 2.2c.9 6.3 2.3 9.1 4.6 10.6 2 1.3 4.9 1.9 10.4 2.2-5.5.4-8.5 1-10.5 2.5-2.4 1.8-3.6 5.1-4.5 13.3-.9-8.2-2.1-11.5-4.5-13.3C8.5 16 5.5 15.4 0 15c5.5-.3 8.4-.9 10.4-2.2 2.3-1.5 3.7-4.3 4.6-10.6Z"
      />
      <circle cx="25.5" cy="6" r="2.1" fill={`url(#${id})`} />
    </svg>
  );
}

/** Mark and name. `compact` leaves the name to screen readers. */
export function Wordmark({
  name = 'Vesper',
  compact,
  className,
}: {
  name?: string;
  compact?: boolean;
  className?: string | undefined;
}): ReactNode {
  return (
    <span className={cx('inline-flex items-center gap-2', className)}>
      <StarMark className="size-[1.75em] shrink-0" />
      <span
        data-name
        className={cx(
          'font-extrabold text-[1.25em] translate-y-[0.03em] leading-none tracking-tighter',
          compact && 'sr-only',
        )}
      >
        {name}
      </span>
    </span>
  );
}
