import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** The shape of what is coming, so nothing jumps when it does. Give it the size by `className`. */
export function Skeleton({ className }: { className?: string | undefined }): ReactNode {
  return (
    <span
      aria-hidden
      className={cx(
        'block animate-shimmer rounded-control bg-[linear-gradient(100deg,transparent_35%,var(--sheen)_50%,transparent_65%)] bg-[length:200%_100%] bg-hover',
        className,
      )}
    />
  );
}

/** Lines of text that are still on their way. */
export function SkeletonText({ lines = 3 }: { lines?: number }): ReactNode {
  return (
    <span aria-hidden className="grid gap-2">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity and never move.
          key={line}
          className={cx('h-3.5', line === lines - 1 ? 'w-3/5' : 'w-full')}
        />
      ))}
    </span>
  );
}

type MessageProps = {
  title: ReactNode;
  /** What it means and what can be done. */
  children?: ReactNode;
  icon?: ReactNode;
  /** The way on. */
  action?: ReactNode;
  /** It is the page: its title is the page's heading. */
  isPage?: boolean | undefined;
  className?: string | undefined;
};

const frame = 'mx-auto grid max-w-110 justify-items-center gap-3 px-6 py-[clamp(2.5rem,7vw,5rem)] text-center';

/** Nothing here yet: says why and offers the next step. */
export function EmptyState({ title, children, icon, action, isPage, className }: MessageProps): ReactNode {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={cx(frame, className)}>
      {icon ? (
        <span
          aria-hidden
          className="grid size-16 place-items-center rounded-full bg-accent-soft text-accent-ink [&>svg]:size-7"
        >
          {icon}
        </span>
      ) : null}
      <Title className="text-balance font-bold text-xl">{title}</Title>
      {children ? <div className="text-balance text-muted">{children}</div> : null}
      {action ? <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}

/** Something failed or the line is gone: says what, that nothing is lost, and the way back. Announced at once. */
export function ErrorState({ title, children, icon, action, isPage, className }: MessageProps): ReactNode {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div role="alert" className={cx(frame, className)}>
      <span
        aria-hidden
        className="grid size-16 place-items-center rounded-full bg-danger-soft text-danger [&>svg]:size-7"
      >
        {icon ?? <TriangleAlert />}
      </span>
      <Title className="text-balance font-bold text-xl">{title}</Title>
      {children ? <div className="text-balance text-muted">{children}</div> : null}
      {action ? <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}
