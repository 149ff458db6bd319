import { icons as workIcons } from 'virtual:menu-icons/work';
import { pages as workPages } from 'virtual:pages/work';
import type { ReactNode } from 'react';
import { LogOutButton } from '#domains/identity/web/parts/log-out-button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { menuLineClass } from '#kit/ui/shell/header-menu.tsx';
import { useArea } from '#kit/web/page/page.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { Appearance } from './appearance.tsx';
import { NavigationLinks } from './navigation-panels.tsx';
import { useRootFacts } from './root-facts.ts';
import { useMenuSections, workMenu } from './use-menu-sections.ts';

/** The phone's menu of those who work here: every place of theirs, and how it looks. */
export function WorkPanel(): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const area = useArea();
  const roles = useRootFacts()?.caller?.roles ?? [];
  const sections = useMenuSections(workMenu(workPages, area, 'top', workIcons), roles);
  const home = { key: 'guest-site', href: `/${language}/`, label: t('shell.guestSite') };
  return (
    <div className="grid gap-4 p-2">
      <nav aria-label={t('shell.nav.main')} className="grid gap-3">
        {sections.map(({ key, title, items }) => (
          <section key={key} className="grid gap-1">
            {title ? <h2 className="px-3 font-bold text-2xs text-subtle uppercase tracking-wider">{title}</h2> : null}
            <NavigationLinks items={items} columns />
          </section>
        ))}
        <NavigationLinks items={[home]} columns />
      </nav>
      <div className="border-line border-t px-1 pt-4">
        <Appearance />
      </div>
      <LogOutButton className={cx(menuLineClass(), 'w-full')} />
    </div>
  );
}
