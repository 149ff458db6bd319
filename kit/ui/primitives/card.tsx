import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

/** Props of `Card`. */
export type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode;
  /** A line under the title. */
  description?: ReactNode;
  /** Buttons or a link at the end of the title's line. */
  actions?: ReactNode;
  /** No padding: a table or picture reaches the edge. */
  flush?: boolean | undefined;
  /** Level of the title. */
  level?: 2 | 3 | 4 | undefined;
};

/** A surface that holds things which belong together. */
export function Card({
  title,
  description,
  actions,
  flush,
  level = 2,
  children,
  className,
  ...rest
}: CardProps): ReactNode {
  const Title = `h${level}` as const;
  return (
    <section
      data-edge
      {...rest}
      className={cx('min-w-0 overflow-clip rounded-card border border-line bg-surface', className)}
    >
      {title || actions ? (
        <header
          className={cx('flex items-start justify-between gap-4 px-(--card-pad) pt-(--card-pad)', flush && 'pb-3')}
        >
          <div className="grid min-w-0 gap-0.5">
            {title ? <Title className="font-bold text-[1.125em] leading-snug">{title}</Title> : null}
            {description ? <p className="text-sm text-subtle">{description}</p> : null}
          </div>
          {actions ? <div className="flex shrink-0 items-center gap-2">{actions}</div> : null}
        </header>
      ) : null}
      <div className={flush ? undefined : 'p-(--card-pad)'}>{children}</div>
    </section>
  );
}

/** A row of cards in equal columns of at least `min` (a CSS length). */
export function CardRow({ min = '14rem', children }: { min?: string; children: ReactNode }): ReactNode {
  return (
    <div
      className="grid gap-(--grid-gap)"
      style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(${min}, 100%), 1fr))` }}
    >
      {children}
    </div>
  );
}
