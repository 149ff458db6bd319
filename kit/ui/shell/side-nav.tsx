import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Anchor } from '../primitives/anchor.tsx';
import { cx } from '../primitives/cx.ts';
import type { NavItem } from './bars.tsx';
import { Count } from './bars.tsx';

/** A named part of a `SideNav`. */
export type NavSection = { key: string; title?: string | undefined; items: readonly NavItem[] };

/** The column of places of studio and office; sections keep a long list readable. */
export function SideNav({
  sections,
  label,
  header,
  footer,
}: {
  sections: readonly NavSection[];
  label: string;
  header?: ReactNode;
  footer?: ReactNode;
}): ReactNode {
  const list = useRef<HTMLElement>(null);
  // A long list begins where one is; what is around it stays still.
  // Chromium answers a promise, which is nothing that undoes an effect.
  useEffect(() => void list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <header className="sticky top-0 flex h-dvh w-58 shrink-0 flex-col border-line border-r bg-surface max-menu:hidden">
      {header ? <div className="px-4 py-4">{header}</div> : null}
      <nav ref={list} aria-label={label} className="scroll-hint min-h-0 flex-1 overflow-y-auto px-2 pb-4">
        {sections.map((section) => (
          <Section key={section.key} title={section.title} items={section.items} />
        ))}
      </nav>
      {footer ? <div className="border-line border-t p-3">{footer}</div> : null}
    </header>
  );
}

/** A part of the column: one with a title opens and closes, and is open where one is. Closed it says how much waits in it. */
function Section({ title, items }: Pick<NavSection, 'title' | 'items'>): ReactNode {
  const places = (
    <ul className="grid gap-px">
      {items.map((item) => (
        <li key={item.key}>
          <Anchor
            href={item.href}
            aria-current={item.current ? 'page' : undefined}
            className={cx(
              'flex min-h-(--control-height) items-center gap-2.5 rounded-control px-2.5 font-medium no-underline transition-colors [&>svg]:size-[1.2em] [&>svg]:shrink-0',
              item.current
                ? 'bg-accent-soft font-semibold text-accent-ink'
                : 'text-muted hover:bg-hover hover:text-ink',
            )}
          >
            {item.icon}
            <span className="min-w-0 flex-1 truncate">{item.label}</span>
            <Count item={item} />
          </Anchor>
        </li>
      ))}
    </ul>
  );
  const isHere = items.some(({ current }) => current);
  if (!title) return <div className="mb-2">{places}</div>;
  const waiting = items.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <details open={isHere} className="group/section mt-1">
      <summary className="flex min-h-(--control-height) cursor-pointer list-none items-center gap-2 rounded-control px-2.5 font-bold text-2xs text-subtle uppercase tracking-wider transition-colors hover:bg-hover hover:text-ink focus-visible:outline-2 focus-visible:outline-focus [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-3.5 transition-transform group-open/section:rotate-90" />
        <span className="min-w-0 flex-1 text-balance leading-snug">{title}</span>
        <span className="group-open/section:hidden">
          <Count item={{ key: title, href: '', label: title, count: waiting }} />
        </span>
      </summary>
      {places}
    </details>
  );
}
