import { icons as guestIcons } from 'virtual:menu-icons/guest';
import type { ReactNode } from 'react';
import { ConsentLink } from '#domains/legal/web/parts/consent-link.tsx';
import type { FooterColumn } from '#kit/ui/shell/app-shell.tsx';
import { AppShell, Footer, HomeLink } from '#kit/ui/shell/app-shell.tsx';
import { BottomNav, TopBar } from '#kit/ui/shell/bars.tsx';
import { Wordmark } from '#kit/ui/shell/brand.tsx';
import { QuickExit } from '#kit/ui/shell/preferences.tsx';
import { useLanguage, useMessages } from '#kit/web/i18n.tsx';
import { useCurrentPage } from '#kit/web/page.ts';
import { AccountActions } from './account-actions.tsx';
import { AppearanceLate } from './appearance-late.tsx';
import { SocialLinks, useHelpLink } from './footer-links.tsx';
import { LanguageLine, LanguageMenu } from './language-menu.tsx';
import { useMenu } from './menu.tsx';
import { CategoryMenu, NavigationMenu } from './navigation-menu.tsx';
import { OfflineStrip } from './offline-strip.tsx';
import { useRootFacts } from './root-facts.ts';
import { SearchButton } from './search-button.tsx';

/** The guest site's frame: top bar, content, footer, and the phone's bottom navigation. */
export function GuestFrame({ children }: { children: ReactNode }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const facts = useRootFacts();
  const roles = facts?.caller?.roles ?? [];
  const hasFooter = useCurrentPage()?.page.footer !== false;
  const site = facts?.siteName ?? '';
  const top = useMenu('guest', 'top', roles, guestIcons);
  const columns = useHelpLink(useFooterColumns(roles));
  const bottom = useMenu('guest', 'bottom', roles, guestIcons);
  return (
    <AppShell
      density="generous"
      skipLabel={t('shell.skip')}
      topBar={
        <>
          <TopBar
            brand={
              <HomeLink href={`/${language}/`} label={t('shell.home', { site })}>
                <Wordmark name={site} />
              </HomeLink>
            }
            items={top}
            more={<CategoryMenu />}
            navLabel={t('shell.nav.main')}
            centre={<SearchButton area="guest" />}
            actions={
              <>
                <QuickExit
                  href={`https://${language}.wikipedia.org/`}
                  label={t('shell.exit.label')}
                  hint={t('shell.exit.hint')}
                  compact
                />
                <span className="max-menu:hidden">
                  <LanguageMenu />
                </span>
                <AccountActions />
              </>
            }
            hideOnScroll
          />
          <OfflineStrip />
        </>
      }
      bottomNav={<BottomNav items={bottom} label={t('shell.nav.bottom')} menu={<NavigationMenu />} />}
      footer={
        hasFooter ? (
          <Footer
            brand={<Wordmark name={site} />}
            promise={t('shell.promise')}
            columns={columns}
            controls={
              <div className="grid gap-3">
                <LanguageLine />
                <AppearanceLate />
                <SocialLinks />
              </div>
            }
            legal={t('shell.adultsOnly')}
          />
        ) : undefined
      }
    >
      {children}
    </AppShell>
  );
}

function useFooterColumns(roles: readonly string[]): FooterColumn[] {
  const t = useMessages();
  const columns: FooterColumn[] = [
    { key: 'discover', title: t('shell.footer.discover'), links: useMenu('guest', 'discover', roles) },
    { key: 'account', title: t('shell.footer.account'), links: useMenu('guest', 'account', roles) },
    { key: 'help', title: t('shell.footer.help'), links: useMenu('guest', 'help', roles) },
    { key: 'legal', title: t('shell.footer.legal'), links: useMenu('guest', 'legal', roles), extra: <ConsentLink /> },
  ];
  return columns.filter(({ links }) => links.length > 0);
}
