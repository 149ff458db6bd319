import { useLocation } from 'react-router';
import type { NavItem } from '#kit/ui/shell/bars.tsx';
import { useMenuCounts } from '#kit/web/page/menu-counts.ts';
import { useCurrentPage } from '#kit/web/page/page.ts';
import type { MenuEntry } from '#kit/web/page/pages.ts';
import { isLetIn } from '#kit/web/page/pages.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { table } from '../domains.ts';

/** What waits on a page, as a menu shows it. */
const countOf = (count: number, t: ReturnType<typeof useMessages>) =>
  count > 0 ? { count, countLabel: t('shell.menu.waiting', { count }) } : {};

/** The entries of a menu in the visitor's language; those of pages one may not open are left out. */
export function useMenu(entries: readonly MenuEntry[], roles: readonly string[]): NavItem[] {
  const t = useMessages();
  const language = useLanguage();
  const { pathname } = useLocation();
  const counts = useMenuCounts();
  return entries
    .filter(({ access = 'anyone' }) => isLetIn(access, roles))
    .map(({ page, label, icon }) => {
      const href = table.href(page, language);
      return {
        key: page,
        href,
        label: t.maybe(label) ?? page,
        icon,
        current: pathname === href,
        ...countOf(counts[page] ?? 0, t),
      };
    });
}

/** What menus tell apart: the page, whatever it is about; the address where it is none of the pages. */
export function useMenuPlace(): string {
  const { pathname } = useLocation();
  return useCurrentPage()?.page.id ?? pathname;
}
