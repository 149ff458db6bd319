import { icons as workIcons } from 'virtual:menu-icons/work';
import { menu as account } from 'virtual:menus/account';
import { menu as discover } from 'virtual:menus/discover';
import { menu as help } from 'virtual:menus/help';
import { menu as legal } from 'virtual:menus/legal';
import { menu as top } from 'virtual:menus/top';
import { pages as workPages } from 'virtual:pages/work';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SearchMenu } from '#domains/search/web/parts/search-menu.tsx';
import type { NavItem } from '#kit/ui/shell/bars.tsx';
import type { PaletteCommand } from '#kit/ui/shell/command-list.tsx';
import { CommandList } from '#kit/ui/shell/command-list.tsx';
import type { PaletteParts } from '#kit/ui/shell/palette-frame.tsx';
import { isClientNavigation } from '#kit/web/navigation/navigation.ts';
import type { Area } from '#kit/web/page/pages.ts';
import { lazyComponent } from '#kit/web/slots/lazy-component.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { useMenu } from './menu.tsx';
import { useRootFacts } from './root-facts.ts';
import { workMenu } from './use-menu-sections.ts';

/** People are looked for in the office alone. */
const OfficePalette = lazyComponent(
  async () => (await import('#domains/office/web/parts/office-palette.tsx')).OfficePalette,
);

/** Goes to an address as a link would: without a reload where the words stay the same. */
function useGo(): (href: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (href) => {
    if (isClientNavigation(pathname, href)) void navigate(href);
    else location.assign(href);
  };
}

function usePlaces(items: readonly NavItem[], go: (href: string) => void): PaletteCommand[] {
  const t = useMessages();
  const group = t('shell.goTo');
  return [...new Map(items.map((item) => [item.href, item])).values()].map(({ key, href, label, icon }) => ({
    key,
    label,
    group,
    icon: icon ?? <ArrowRight aria-hidden />,
    onSelect: () => go(href),
  }));
}

function GuestPalette({ parts }: { parts: PaletteParts }): ReactNode {
  const roles = useRootFacts()?.caller?.roles ?? [];
  const go = useGo();
  const places = usePlaces(
    [
      ...useMenu(discover, roles),
      ...useMenu(top, roles),
      ...useMenu(account, roles),
      ...useMenu(help, roles),
      ...useMenu(legal, roles),
    ],
    go,
  );
  return <SearchMenu parts={parts} places={places} go={go} />;
}

/** Where one works, everything is a place with a name. */
function WorkPalette({ area, parts }: { area: 'studio' | 'office'; parts: PaletteParts }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const roles = useRootFacts()?.caller?.roles ?? [];
  const go = useGo();
  const home = { key: 'guest-site', href: `/${language}/`, label: t('shell.guestSite') };
  const places = usePlaces([...useMenu(workMenu(workPages, area, 'top', workIcons), roles), home], go);
  if (area === 'office') return <OfficePalette parts={parts} places={places} go={go} />;
  return (
    <CommandList parts={parts} label={t('shell.goTo')} emptyLabel={t('search.count', { count: 0 })} commands={places} />
  );
}

/** What the search opens, by where one is. */
export function CommandPalette({ area, parts }: { area: Area; parts: PaletteParts }): ReactNode {
  return area === 'guest' ? <GuestPalette parts={parts} /> : <WorkPalette area={area} parts={parts} />;
}
