import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { NavItem } from '#kit/ui/shell/bars.tsx';
import { useMenuCounts } from '#kit/web/page/menu-counts.ts';
import { useCurrentPage } from '#kit/web/page/page.ts';
import type { Area, MenuPlace, Page } from '#kit/web/page/pages.ts';
import { mayOpen } from '#kit/web/page/pages.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { table } from '../domains.ts';

/** The icons pages may name in their menu entries; each area brings its own, so that guests load only theirs. */
export type MenuIcons = Readonly<Record<string, ReactNode>>;

/** What waits on a page, as a menu shows it. */
const countOf = (count: number, t: ReturnType<typeof useMessages>) =>
  count > 0 ? { count, countLabel: t('shell.menu.waiting', { count }) } : {};

/** The entries of a menu, in order, in the visitor's language; entries of pages one may not open are left out. */
export function useMenu(
  area: Area,
  place: MenuPlace['in'],
  roles: readonly string[],
  icons: MenuIcons = {},
): NavItem[] {
  const t = useMessages();
  const language = useLanguage();
  const { pathname } = useLocation();
  const counts = useMenuCounts();
  return table.pages
    .filter((page) => page.area === area && mayOpen(page, roles))
    .flatMap((page: Page) => (page.menu ?? []).filter((entry) => entry.in === place).map((entry) => ({ page, entry })))
    .sort((a, b) => a.entry.order - b.entry.order)
    .map(({ page, entry }) => {
      const href = table.href(page.id, language);
      return {
        key: page.id,
        href,
        label: t.maybe(entry.label) ?? page.id,
        icon: entry.icon ? icons[entry.icon] : undefined,
        current: pathname === href,
        ...countOf(counts[page.id] ?? 0, t),
      };
    });
}

/** What menus tell apart: the page, whatever it is about; the address where it is none of the pages. */
export function useMenuPlace(): string {
  const { pathname } = useLocation();
  return useCurrentPage()?.page.id ?? pathname;
}
