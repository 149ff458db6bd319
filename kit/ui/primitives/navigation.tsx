import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { buttonClass } from './button.tsx';
import { cx } from './cx.ts';
import { pageSlots } from './paging.ts';

/** The words of `Pagination`. */
export type PaginationLabels = { nav: string; previous: string; next: string; page: (page: number) => string };

/** Pages of a list, as links: they can be opened, shared and found. `page` counts from 1. */
export function Pagination({
  page,
  pages,
  hrefFor,
  labels,
}: {
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  labels: PaginationLabels;
}): ReactNode {
  if (pages <= 1) return null;
  const step = (target: number, label: string, icon: ReactNode, rel: 'prev' | 'next') =>
    target >= 1 && target <= pages ? (
      <Anchor
        href={hrefFor(target)}
        rel={rel}
        aria-label={label}
        className={cx(buttonClass({ variant: 'ghost' }), 'px-3')}
      >
        {icon}
      </Anchor>
    ) : (
      <span aria-hidden className={cx(buttonClass({ variant: 'ghost' }), 'px-3 opacity-35')}>
        {icon}
      </span>
    );
  return (
    <nav aria-label={labels.nav} className="flex justify-center">
      <ul translate="no" className="tabular flex flex-wrap items-center gap-0.5">
        <li>{step(page - 1, labels.previous, <ChevronLeft aria-hidden />, 'prev')}</li>
        {pageSlots(page, pages).map((slot) => (
          <li key={slot} className={cx(slot !== page && 'max-xs:hidden')}>
            {typeof slot === 'number' ? (
              <Anchor
                href={hrefFor(slot)}
                aria-label={labels.page(slot)}
                aria-current={slot === page ? 'page' : undefined}
                className={cx(
                  buttonClass({ variant: 'ghost' }),
                  'min-w-(--control-height) px-2.5',
                  slot === page && 'bg-accent-soft! text-accent-ink!',
                )}
              >
                {slot}
              </Anchor>
            ) : (
              <span aria-hidden className="px-1.5 text-subtle">
                …
              </span>
            )}
          </li>
        ))}
        <li>{step(page + 1, labels.next, <ChevronRight aria-hidden />, 'next')}</li>
      </ul>
    </nav>
  );
}

/** Where one is, from the home page down; the last place has no link. */
export function Breadcrumb({
  label,
  items,
}: {
  label: string;
  items: ReadonlyArray<{ label: string; href?: string | undefined }>;
}): ReactNode {
  return (
    <nav aria-label={label}>
      <ol className="no-scrollbar flex items-center gap-1 overflow-x-auto whitespace-nowrap text-sm">
        {items.map((item, index) => (
          <li key={item.label} className="flex items-center gap-1">
            {index > 0 ? <ChevronRight aria-hidden className="size-3.5 shrink-0 text-subtle" /> : null}
            {item.href ? (
              <Anchor
                href={item.href}
                className="inline-flex min-h-6 items-center rounded-sm text-muted no-underline hover:text-ink hover:underline"
              >
                {item.label}
              </Anchor>
            ) : (
              <span aria-current="page" className="font-semibold">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A key of the keyboard, as printed on it. */
export function Kbd({ children }: { children: ReactNode }): ReactNode {
  return (
    <kbd className="inline-grid h-5.5 min-w-5.5 place-items-center rounded-md border border-line border-b-2 bg-hover px-1.5 font-sans font-semibold text-muted text-xs">
      {children}
    </kbd>
  );
}
