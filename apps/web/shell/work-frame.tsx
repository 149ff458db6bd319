import { icons as workIcons } from 'virtual:menu-icons/work';
import { pages as workPages } from 'virtual:pages/work';
import type { ReactNode } from 'react';
import { LogOutButton } from '#domains/identity/web/parts/log-out-button.tsx';
import { toneClass } from '#kit/ui/primitives/badge.tsx';
import { buttonClass } from '#kit/ui/primitives/button.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { Link } from '#kit/ui/primitives/link.tsx';
import { AppShell, HomeLink } from '#kit/ui/shell/app-shell.tsx';
import { BottomNav } from '#kit/ui/shell/bars.tsx';
import { Wordmark } from '#kit/ui/shell/brand.tsx';
import { SideNav } from '#kit/ui/shell/side-nav.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { table } from '../domains.ts';
import { useMenu } from './menu.tsx';
import { NavigationMenu } from './navigation-menu.tsx';
import { useRootFacts } from './root-facts.ts';
import { SearchButton } from './search-button.tsx';
import { useMenuSections, workMenu } from './use-menu-sections.ts';

// Guests' pages do without them; whoever works here came by a document of this area.
table.add(workPages);

/** How tightly each place of work is set. */
const densities = { studio: 'regular', office: 'dense' } as const;

/** The frame of those who work here: a column of places on the desktop, a bar under the thumb on the phone. */
export function WorkFrame({ area, children }: { area: 'studio' | 'office'; children: ReactNode }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const to = useHref();
  const facts = useRootFacts();
  const roles = facts?.caller?.roles ?? [];
  const sections = useMenuSections(workMenu(workPages, area, 'top', workIcons), roles);
  const bottom = useMenu(workMenu(workPages, area, 'bottom', workIcons), roles);
  const name = `${facts?.siteName ?? ''} ${t(`shell.${area}.name`)}`;
  return (
    <AppShell
      density={densities[area]}
      skipLabel={t('shell.skip')}
      sideNav={
        <SideNav
          label={t(`shell.${area}.nav`)}
          sections={sections}
          header={
            <div className="grid gap-3">
              <HomeLink href={`/${language}/`} label={`${name}: ${t('shell.guestSite')}`}>
                <Wordmark name={name} />
              </HomeLink>
              <SearchButton area={area} />
            </div>
          }
          footer={
            <div className="grid justify-items-start gap-2">
              <Link variant="quiet" href={`/${language}/`}>
                {t('shell.guestSite')}
              </Link>
              <Link variant="quiet" href={to('identity.security')}>
                {t('identity.security.menu')}
              </Link>
              <LogOutButton className={cx(buttonClass({ variant: 'ghost', size: 'sm' }), '-ml-3')} />
            </div>
          }
        />
      }
      bottomNav={
        <BottomNav items={bottom.slice(0, 4)} label={t('shell.nav.bottom')} menu={<NavigationMenu isWork />} />
      }
    >
      {facts?.caller?.isGrace ? <GraceNotice /> : null}
      {children}
    </AppShell>
  );
}

/** Who was let in once without a second factor is told what comes next time. */
function GraceNotice(): ReactNode {
  const t = useMessages();
  const to = useHref();
  return (
    <p role="status" className={cx('flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-sm', toneClass.warning)}>
      {t('identity.grace.text')}
      <Link href={to('identity.security')} className="hit-44">
        {t('identity.grace.setUp')}
      </Link>
    </p>
  );
}
