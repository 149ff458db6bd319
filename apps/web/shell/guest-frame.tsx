import type { ReactNode } from 'react';
import { NoticeBar } from '#domains/guest/web/parts/notice-bar.tsx';
import type { FooterColumn } from '#kit/ui/shell/app-shell.tsx';
import { AppShell, Footer, HomeLink } from '#kit/ui/shell/app-shell.tsx';
import { BottomNav, TopBar } from '#kit/ui/shell/bars.tsx';
import { Wordmark } from '#kit/ui/shell/brand.tsx';
import { QuickExit } from '#kit/ui/shell/preferences.tsx';
import { useLanguage, useMessages } from '#kit/web/i18n.tsx';
import { AccountActions } from './account-actions.tsx';
import { Appearance } from './appearance.tsx';
import { guestIcons } from './guest-icons.tsx';
import { LanguageLine, LanguageMenu } from './language-menu.tsx';
import { useMenu } from './menu.tsx';
import { OfflineStrip } from './offline-strip.tsx';
import { useRootFacts } from './root-facts.ts';

/** The guest site's frame: top bar, content, footer, and the phone's bottom navigation. */
export function GuestFrame({ children }: { children: ReactNode }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const facts = useRootFacts();
  const roles = facts?.caller?.roles ?? [];
  const site = facts?.siteName ?? '';
  const top = useMenu('guest', 'top', roles, guestIcons);
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
            navLabel={t('shell.nav.main')}
            actions={
              <>
                <QuickExit
                  href={`https://${language}.wikipedia.org/`}
                  label={t('shell.exit.label')}
                  hint={t('shell.exit.hint')}
                  compact
                />
                <LanguageMenu />
                <AccountActions />
              </>
            }
            hideOnScroll
          />
          <OfflineStrip />
        </>
      }
      bottomNav={bottom.length > 1 ? <BottomNav items={bottom} label={t('shell.nav.bottom')} /> : undefined}
      footer={
        <Footer
          brand={<Wordmark name={site} />}
          promise={t('shell.promise')}
          columns={useFooterColumns(roles)}
          controls={
            <div className="grid gap-3">
              <LanguageLine />
              <Appearance />
            </div>
          }
          legal={t('shell.adultsOnly')}
        />
      }
    >
      {children}
      <NoticeBar />
    </AppShell>
  );
}

function useFooterColumns(roles: readonly string[]): FooterColumn[] {
  const t = useMessages();
  const columns: FooterColumn[] = [
    { key: 'discover', title: t('shell.footer.discover'), links: useMenu('guest', 'discover', roles) },
    { key: 'account', title: t('shell.footer.account'), links: useMenu('guest', 'account', roles) },
    { key: 'help', title: t('shell.footer.help'), links: useMenu('guest', 'help', roles) },
    { key: 'legal', title: t('shell.footer.legal'), links: useMenu('guest', 'legal', roles) },
  ];
  return columns.filter(({ links }) => links.length > 0);
}
