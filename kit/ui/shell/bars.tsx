import type { ReactNode } from 'react';
import { Anchor } from '../primitives/anchor.tsx';
import { CountBadge } from '../primitives/badge.tsx';
import { cx } from '../primitives/cx.ts';
import { useHideOnScroll } from './scroll.ts';

/** One place in a navigation. */
export type NavItem = {
  key: string;
  href: string;
  label: string;
  icon?: ReactNode;
  /** The page one is on. */
  current?: boolean | undefined;
  /** How many wait there; `countLabel` says it in words. */
  count?: number | undefined;
  countLabel?: string | undefined;
};

/** How many wait at a place. */
export const Count = ({ item, className }: { item: NavItem; className?: string }) =>
  item.count ? (
    <>
      <CountBadge count={item.count} className={className} />
      {item.countLabel ? <span className="sr-only">, {item.countLabel}</span> : null}
    </>
  ) : null;

/** The class of a place in the top bar, for a menu that stands among them. */
export const topNavItemClass = (current = false): string =>
  cx(
    'relative inline-flex h-10 items-center gap-1.5 whitespace-nowrap rounded-control px-3 font-semibold text-[0.9375rem] no-underline transition-colors [&>svg]:size-4.5 max-xl:[&>svg:not([data-mark])]:hidden max-lg:px-2',
    current
      ? 'text-ink after:absolute after:inset-x-3 after:-bottom-1 after:h-0.5 after:rounded-full after:bg-accent'
      : 'text-muted hover:bg-hover hover:text-ink',
  );

/** The class of a place in the phone's navigation, for a menu that stands among them. */
export const bottomNavItemClass = (current = false): string =>
  cx(
    'relative grid h-14 w-full place-content-center justify-items-center gap-0.5 font-semibold text-2xs no-underline transition-colors [&>svg]:size-6',
    current ? 'text-accent-ink' : 'text-muted active:text-ink',
  );

/** The places of a top bar in a line, and a menu with more of them. */
export function TopNav({
  items,
  more,
  label,
}: {
  items: readonly NavItem[];
  more?: ReactNode;
  label: string;
}): ReactNode {
  if (items.length === 0) return null;
  return (
    <nav aria-label={label} className="no-scrollbar min-w-0 overflow-x-auto py-1.5 max-menu:hidden">
      <ul className="flex w-max items-center gap-0.5">
        {items.map((item) => (
          <li key={item.key}>
            <Anchor
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className={topNavItemClass(item.current)}
            >
              {item.icon}
              {item.label}
              <Count item={item} />
            </Anchor>
          </li>
        ))}
        {more ? <li>{more}</li> : null}
      </ul>
    </nav>
  );
}

/** The glass bar at the top: brand, places, actions. Slides away on the way down when `hideOnScroll`. */
export function TopBar({
  brand,
  places,
  centre,
  actions,
  hideOnScroll = false,
}: {
  brand: ReactNode;
  /** Usually {@link TopNav}. */
  places?: ReactNode;
  /** Between places and actions: usually the search. */
  centre?: ReactNode;
  actions?: ReactNode;
  hideOnScroll?: boolean;
}): ReactNode {
  const hidden = useHideOnScroll(hideOnScroll);
  return (
    <header
      data-hidden={hidden || undefined}
      className="safe-t glass @container/bar sticky top-0 z-40 border-line border-b transition-transform duration-300 data-hidden:-translate-y-full data-hidden:focus-within:translate-y-0"
    >
      <div className="page flex h-14 items-center gap-2 [--control-height:min(2.75rem,48px)] sm:h-16 sm:gap-4">
        <div className="flex shrink-0 items-center @max-[20rem]/bar:[&_[data-name]]:sr-only">{brand}</div>
        {places}
        <div className="flex min-w-0 flex-1 justify-center">{centre}</div>
        <div className="flex shrink-0 items-center gap-1 sm:gap-2 @max-[14rem]/bar:gap-0 @max-[14rem]/bar:[&_button]:px-2!">
          {actions}
        </div>
      </div>
    </header>
  );
}

/** The phone's navigation under the thumb: three to five places, 44 px and more, above the safe area. */
export function BottomNav({
  items,
  label,
  menu,
}: {
  items: readonly NavItem[];
  label: string;
  /** The last place: a menu with everything else. */
  menu?: ReactNode;
}): ReactNode {
  return (
    <nav
      aria-label={label}
      data-bottom-nav
      className="safe-b glass fixed inset-x-0 bottom-0 z-40 border-line border-t menu:hidden"
    >
      <ul className="mx-auto flex max-w-140">
        {items.map((item) => (
          <li key={item.key} className="min-w-0 flex-1">
            <Anchor
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className={bottomNavItemClass(item.current)}
            >
              {item.icon}
              <span className="max-w-full px-1 text-center leading-tight">{item.label}</span>
              <Count item={item} className="absolute top-1.5 left-1/2 ml-1.5" />
            </Anchor>
          </li>
        ))}
        {menu ? <li className="min-w-0 flex-1">{menu}</li> : null}
      </ul>
    </nav>
  );
}

/** A bar that stays in sight: balance and cost in the room, save and cancel of a long form. */
export function StickyBar({ edge = 'bottom', children }: { edge?: 'top' | 'bottom'; children: ReactNode }): ReactNode {
  return (
    <div
      data-edge
      className={cx('glass sticky z-30 border-line', edge === 'bottom' ? 'safe-b bottom-0 border-t' : 'top-0 border-b')}
    >
      <div className="page flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 py-2">{children}</div>
    </div>
  );
}
