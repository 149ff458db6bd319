import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from '../primitives/anchor.tsx';
import { cx } from '../primitives/cx.ts';

/** One filter: on or off. With `href` it is a link and works before any script; otherwise a button. */
export type FilterChip = {
  key: string;
  label: string;
  active: boolean;
  icon?: ReactNode;
  count?: number | undefined;
  href?: string | undefined;
};

/** The look of a filter, for one that stands outside a bar. */
export const filterChipClass = (active: boolean): string =>
  cx(
    'inline-flex min-h-9 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full border px-3.5 font-semibold text-sm no-underline transition-colors pointer-coarse:min-h-11 [&>svg]:size-4',
    active
      ? 'border-accent bg-accent-soft text-accent-ink'
      : 'border-line bg-surface text-muted hover:border-control hover:text-ink',
  );

/** What narrows a list: a row of chips that scrolls under the thumb, and the order at the end. */
export function FilterBar({
  label,
  filters,
  onToggle,
  clear,
  end,
  className,
}: {
  label: string;
  filters: readonly FilterChip[];
  onToggle?: ((key: string, active: boolean) => void) | undefined;
  /** Takes all filters off; shown while one is on. */
  clear?: { label: string; href?: string | undefined; onClear?: (() => void) | undefined } | undefined;
  /** After the chips: sort, view. */
  end?: ReactNode;
  className?: string | undefined;
}): ReactNode {
  const some = filters.some((filter) => filter.active);
  const clearClass = cx(filterChipClass(false), 'border-transparent bg-transparent');
  return (
    <div className={cx('flex min-w-0 items-center gap-3', className)}>
      <ul
        aria-label={label}
        className="no-scrollbar -mx-1 flex min-w-0 flex-1 gap-2 overflow-x-auto scroll-smooth px-1 py-1 [mask-image:linear-gradient(to_right,black_calc(100%-3rem),transparent)]"
      >
        {filters.map((filter) => (
          <li key={filter.key}>
            {filter.href ? (
              <Anchor
                href={filter.href}
                aria-current={filter.active ? 'true' : undefined}
                className={filterChipClass(filter.active)}
              >
                {filter.icon}
                {filter.label}
                {filter.count === undefined ? null : (
                  <span translate="no" className="tabular font-medium">
                    {filter.count}
                  </span>
                )}
              </Anchor>
            ) : (
              <button
                type="button"
                aria-pressed={filter.active}
                onClick={() => onToggle?.(filter.key, !filter.active)}
                className={filterChipClass(filter.active)}
              >
                {filter.icon}
                {filter.label}
                {filter.count === undefined ? null : (
                  <span translate="no" className="tabular font-medium">
                    {filter.count}
                  </span>
                )}
              </button>
            )}
          </li>
        ))}
        {clear && some ? (
          <li className="pr-12">
            {clear.href ? (
              <Anchor href={clear.href} className={clearClass}>
                <X aria-hidden />
                {clear.label}
              </Anchor>
            ) : (
              <button type="button" onClick={clear.onClear} className={clearClass}>
                <X aria-hidden />
                {clear.label}
              </button>
            )}
          </li>
        ) : (
          <li aria-hidden className="w-10 shrink-0" />
        )}
      </ul>
      {end ? <div className="flex shrink-0 items-center gap-2">{end}</div> : null}
    </div>
  );
}
