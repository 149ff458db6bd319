import type { ReactNode } from 'react';
import { languages, nativeNameOf } from '#kit/i18n/language.ts';
import { Link } from '#kit/ui/primitives/link.tsx';
import { AppShell, Footer, HomeLink } from '#kit/ui/shell/app-shell.tsx';
import { BottomNav, TopBar } from '#kit/ui/shell/bars.tsx';
import { Wordmark } from '#kit/ui/shell/brand.tsx';
import { useLanguage, useMessages } from '#kit/web/i18n.tsx';
import { useAlternates } from '#kit/web/page.ts';
import { useMenu } from './menu.tsx';
import { useRootFacts } from './root-facts.ts';

/** The guest site's frame: top bar, content, footer, and the phone's bottom navigation. */
export function GuestFrame({ children }: { children: ReactNode }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const facts = useRootFacts();
  const roles = facts?.caller?.roles ?? [];
  const site = facts?.siteName ?? '';
  const alternates = useAlternates(languages);
  const brand = (
    <HomeLink href={`/${language}/`} label={t('shell.home', { site })}>
      <Wordmark name={site} />
    </HomeLink>
  );
  return (
    <AppShell
      density="generous"
      skipLabel={t('shell.skip')}
      topBar={
        <TopBar brand={brand} items={useMenu('guest', 'top', roles)} navLabel={t('shell.nav.main')} hideOnScroll />
      }
      bottomNav={<BottomNav items={useMenu('guest', 'bottom', roles)} label={t('shell.nav.bottom')} />}
      footer={
        <Footer
          brand={<Wordmark name={site} />}
          promise={t('shell.promise')}
          columns={[]}
          controls={
            <ul className="flex flex-wrap gap-3">
              {[...alternates].map(([other, href]) => (
                <li key={other}>
                  <Link look="quiet" href={href} hrefLang={other} lang={other}>
                    {nativeNameOf[other]}
                  </Link>
                </li>
              ))}
            </ul>
          }
          legal={t('shell.adultsOnly')}
        />
      }
    >
      {children}
    </AppShell>
  );
}
