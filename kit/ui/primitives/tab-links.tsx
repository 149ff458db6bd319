import type { ReactNode } from 'react';
import { Anchor } from './anchor.tsx';
import { cx } from './cx.ts';

/** How a tab looks, with its line when it is the current one. */
export const tab =
  'relative inline-flex min-h-(--control-height) shrink-0 items-center gap-1.5 rounded-t-control px-3 font-semibold text-muted no-underline transition-colors hover:text-ink -outline-offset-2! after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 after:rounded-full';
const tabOn = 'text-ink after:bg-accent';

/** A strip too long for the window stands where the current tab is seen; the page itself stays where it is. */
function bringIntoStrip(tab: HTMLAnchorElement | null): void {
  const list = tab?.closest('ul');
  if (tab && list) list.scrollLeft += centreOf(tab) - centreOf(list);
}

function centreOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

/** Tabs that are pages of their own (profile sub-pages): links, so they work before any script. */
export function TabLinks({
  label,
  items,
}: {
  label: string;
  /** `within`: a page below this one is shown. */
  items: ReadonlyArray<{ href: string; label: ReactNode; current?: boolean | 'within'; count?: number }>;
}): ReactNode {
  return (
    <nav aria-label={label} className="-mx-3 min-w-0">
      {/* The first word stands on the page's edge, its place reaches beyond; the line is drawn from edge to edge of the page. */}
      <ul className="no-scrollbar flex gap-1 overflow-x-auto bg-[linear-gradient(var(--line),var(--line))] bg-[length:calc(100%-1.5rem)_1px] bg-[position:0.75rem_100%] bg-no-repeat pb-px">
        {items.map((item) => (
          <li key={item.href} className="flex shrink-0">
            <Anchor
              ref={item.current ? bringIntoStrip : undefined}
              href={item.href}
              aria-current={item.current === 'within' ? 'true' : item.current ? 'page' : undefined}
              className={cx(tab, item.current && tabOn)}
            >
              {item.label}
              {item.count ? (
                <span aria-hidden translate="no" className="tabular font-medium text-sm text-subtle">
                  {item.count}
                </span>
              ) : null}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
