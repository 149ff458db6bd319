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
  // Only the office has groups, and their words.
  return [undefined, ...menuGroups].flatMap((group) => {
    const own = items.filter(({ key }) => groupOf.get(key) === group);
    const title = group && own.length > 0 ? t(`office.office.group.${group}`) : undefined;
    return own.length > 0 ? [{ key: group ?? 'main', title, items: own }] : [];
  });
}
