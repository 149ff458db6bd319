import type { NavSection } from '#kit/ui/shell/side-nav.tsx';
import { menuGroups } from '#kit/web/page/menu-groups.ts';
import type { MenuEntry } from '#kit/web/page/pages.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { useMenu } from './menu.tsx';

/** A long menu in its groups, those without a group first; one of few places has none. */
export function useMenuSections(entries: readonly MenuEntry[], roles: readonly string[]): NavSection[] {
  const t = useMessages();
  const items = useMenu(entries, roles);
  const groupOf = new Map(entries.map(({ page, group }) => [page, group]));
  return [undefined, ...menuGroups]
    .map((group) => ({
      key: group ?? 'main',
      title: group && t(`office.office.group.${group}`),
      items: items.filter(({ key }) => groupOf.get(key) === group),
    }))
    .filter((section) => section.items.length > 0);
}
