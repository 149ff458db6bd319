import type { ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '../primitives/cx.ts';

/** The evening star: four points, the long one down, in the colours after sunset. Size by `className`. */
export function StarMark({ className, title }: { className?: string | undefined; title?: string }): ReactNode {
  const id = useId();
  return (
    <svg
      viewBox="0 0 32 32"
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
          <stop offset="0.55" stopColor="oklch(0.64 0.22 350)" />
          <stop offset="1" stopColor="oklch(0.82 0.13 55)" />
        </linearGradient>
      </defs>
      <path
        fill={`url(#${id})`}
        d="M16 1c.7 7.2 2.1 10 4.4 11.4 1.9 1.2 4.6 1.7 9.6 2-5 .5-7.8 1.1-9.7 2.5-2.3 1.8-3.5 5-4.3 14.1-.8-9.1-2-12.3-4.3-14.1-1.9-1.4-4.7-2-9.7-2.5 5-.3 7.7-.8 9.6-2C13.9 11 15.3 8.2 16 1Z"
      />
      <circle cx="26.2" cy="5.8" r="1.7" fill={`url(#${id})`} />
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
      <StarMark className="size-[1.5em] shrink-0" />
      <span className={cx('font-extrabold text-[1.25em] leading-none tracking-tighter', compact && 'sr-only')}>
        {name}
      </span>
    </span>
  );
}
