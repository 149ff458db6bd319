import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** The feeling of a message; always beside words or an icon, never colour alone. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'private' | 'onPicture';

export const toneClass: Record<Tone, string> = {
  neutral: 'bg-hover text-muted',
  accent: 'bg-accent-soft text-accent-ink',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  private: 'bg-private-soft text-private',
  onPicture: 'bg-white text-black',
};

/** A short mark on a thing: new, draft, 18+. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
  className,
}: {
  tone?: Tone | undefined;
  icon?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}): ReactNode {
  return (
    <span
      data-edge
      className={cx(
        'inline-flex max-w-full items-center align-middle gap-1 whitespace-nowrap rounded-full px-2 py-0.5 font-semibold text-xs [&>svg]:size-3.5',
        toneClass[tone],
        className,
      )}
    >
      {icon}
      {icon ? <span className="contents">{children}</span> : children}
    </span>
  );
}

/** How many wait: a number in the accent, "99+" beyond; nothing at zero. Hidden from readers: say it in the label. */
export function CountBadge({ count, className }: { count: number; className?: string | undefined }): ReactNode {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden
      translate="no"
      className={cx(
        'tabular inline-grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 font-bold text-2xs text-on-accent leading-none',
        className,
      )}
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
