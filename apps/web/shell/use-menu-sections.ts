import type { ReactNode } from 'react';
import type { NavSection } from '#kit/ui/shell/side-nav.tsx';
import { menuGroups } from '#kit/web/page/menu-groups.ts';
import type { Area, MenuEntry, MenuPlace, Page } from '#kit/web/page/pages.ts';
import { accessOf } from '#kit/web/page/pages.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { useMenu } from './menu.tsx';

/** The pages of a side where people work in a place of its menus; they come with its frame (`virtual:pages/work`). */
export const workMenu = (
  pages: readonly Page[],
  area: Area,
  place: MenuPlace['in'],
  icons: Readonly<Record<string, ReactNode>>,
): readonly MenuEntry[] =>
  pages
    .filter((page) => page.area === area)
    .flatMap((page) => (page.menu ?? []).filter((entry) => entry.in === place).map((entry) => ({ page, entry })))
    .sort((a, b) => a.entry.order - b.entry.order)
    .map(({ page, entry: { label, icon, group } }) => ({
      page: page.id,
      label,
      access: accessOf(page),
      icon: icon && icons[icon],
      group,
    }));

/** A long menu in its groups, those without a group first; one of few places has none. */
export function useMenuSections(entries: readonly MenuEntry[], roles: readonly string[]): NavSection[] {
  const t = useMessages();
  const items = useMenu(entries, roles);
  const groupOf = new Map(entries.map(({ page, group }) => [page, group]));
  // Only the office has groups, and their words.
  return [undefined, ...menuGroups].flatMap((group) => {
    const own = items.filter(({ key }) => groupOf.get(key) === group);
    const title = group && own.length > 0 ? t(`office.office.group.${group}`) : undefined;
    return own.length > 0 ? [{ key: group ?? 'main', title, items: own }] : [];
  });
}
