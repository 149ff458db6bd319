import { menu as bottom } from 'virtual:menus/bottom';
import { menu as discover } from 'virtual:menus/discover';
import { menu as help } from 'virtual:menus/help';
import { menu as legal } from 'virtual:menus/legal';
import { menu as top } from 'virtual:menus/top';
import { CircleUser } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazy, memo, Suspense } from 'react';
import { ConsentLink } from '#domains/legal/web/parts/consent-link.tsx';
import { AppShell, Footer, FooterLinks, HomeLink } from '#kit/ui/shell/app-shell.tsx';
import { BottomNav, TopBar, TopNav } from '#kit/ui/shell/bars.tsx';
import { Wordmark } from '#kit/ui/shell/brand.tsx';
import { QuickExit } from '#kit/ui/shell/preferences.tsx';
import { KeptPart } from '#kit/web/page/kept-parts.tsx';
import { useCurrentPage } from '#kit/web/page/page.ts';
import type { MenuEntry } from '#kit/web/page/pages.ts';
import { loadDeferred } from '#kit/web/words/catalogues.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { AccountActions } from './account-actions.tsx';
import { DeferredAppearance } from './deferred-appearance.tsx';
import { SocialLinks, useHelpLink } from './footer-links.tsx';
import { LanguageLine, LanguageMenu } from './language-menu.tsx';
import { useMenu, useMenuPlace } from './menu.tsx';
import { CategoryMenu, NavigationMenu } from './navigation-menu.tsx';
import { OfflineStrip } from './offline-strip.tsx';
import { useRootFacts } from './root-facts.ts';
import { SearchButton } from './search-button.tsx';
import { useEntryHref } from './use-entry-href.ts';

/** Who is looked at by a part of the frame that is the same for everybody with these roles on this place. */
type Seen = { readonly roles: readonly string[]; readonly site: string };

const Places = ({ roles }: Seen): ReactNode => (
  <TopNav items={useMenu(top, roles)} more={<CategoryMenu />} label={useMessages()('shell.nav.main')} />
);

function BottomPlaces({ roles }: Seen): ReactNode {
  const t = useMessages();
  const href = useEntryHref()('identity.login');
  const places = useMenu(bottom, roles);
  const logIn = { key: 'login', href, label: t('shell.account.login'), icon: <CircleUser aria-hidden /> };
  return (
    <BottomNav
      items={roles.length > 0 ? places : [...places, logIn]}
      label={t('shell.nav.bottom')}
      menu={<NavigationMenu />}
    />
  );
}

function Brand({ site }: Seen): ReactNode {
  const label = useMessages()('shell.home', { site });
  return (
    <HomeLink href={`/${useLanguage()}/`} label={label}>
      <Wordmark name={site} />
    </HomeLink>
  );
}

function Exit(): ReactNode {
  const t = useMessages();
  const href = `https://${useLanguage()}.wikipedia.org/`;
  return <QuickExit href={href} label={t('shell.exit.label')} hint={t('shell.exit.hint')} compact />;
}

// Rendered on the server for anyone who has not answered it, so that nothing moves; its script comes only then.
const ConsentLine = lazy(async () => {
  const module = await import('#domains/legal/web/parts/consent-line.tsx');
  await loadDeferred();
  return { default: module.ConsentLine };
});

// Rendered on the server for anyone who is logged in; its script comes for them alone.
const NamedHelp = lazy(async () => ({ default: (await import('./named-help.tsx')).NamedHelp }));

const AccountColumn = lazy(async () => ({ default: (await import('./account-lines.tsx')).AccountColumn }));

/** The guest site's frame: top bar, content, footer, and the phone's bottom navigation. */
export function GuestFrame({ children }: { children: ReactNode }): ReactNode {
  const t = useMessages();
  const facts = useRootFacts();
  const roles = facts?.caller?.roles ?? [];
  const hasFooter = useCurrentPage()?.page.footer !== false;
  const site = facts?.siteName ?? '';
  const seen = { roles, site };
  // The menus mark the page one is on.
  const variant = JSON.stringify([roles, site, useMenuPlace()]);
  return (
    <AppShell
      density="generous"
      skipLabel={t('shell.skip')}
      topBar={
        <>
          <TopBar
            brand={
              <KeptPart name="frame.brand" variant={site}>
                <Brand {...seen} />
              </KeptPart>
            }
            places={
              <KeptPart name="frame.places" variant={variant}>
                <Places {...seen} />
              </KeptPart>
            }
            centre={
              <KeptPart name="frame.search">
                <SearchButton area="guest" />
              </KeptPart>
            }
            actions={
              <>
                <KeptPart name="frame.exit">
                  <Exit />
                </KeptPart>
                <span className="max-menu:hidden">
                  <LanguageMenu />
                </span>
                <AccountActions />
              </>
            }
            hideOnScroll
          />
          <OfflineStrip />
          {facts?.consented ? null : (
            <Suspense>
              <ConsentLine />
            </Suspense>
          )}
        </>
      }
      bottomNav={
        <KeptPart name="frame.bottom" variant={variant}>
          <BottomPlaces {...seen} />
        </KeptPart>
      }
      footer={
        hasFooter ? (
          <Footer
            brand={<Wordmark name={site} />}
            promise={t('shell.promise')}
            columns={<FooterMenus roles={roles} />}
            controls={
              <div className="grid gap-3">
                <LanguageLine />
                <KeptAppearance />
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

function KeptAppearance(): ReactNode {
  const { theme, discreet } = useRootFacts() ?? {};
  return (
    <KeptPart name="frame.appearance" personal={{ theme, discreet }}>
      <DeferredAppearance />
    </KeptPart>
  );
}

/** The columns of the footer. The one with the way to help names whoever is logged in there. */
const FooterMenus = ({ roles }: { roles: readonly string[] }): ReactNode => (
  <>
    <KeptPart name="frame.discover" variant={JSON.stringify(roles)}>
      <FooterMenu place="discover" entries={discover} roles={roles} />
    </KeptPart>
    {roles.length > 0 ? (
      <KeptPart name="frame.account" variant={JSON.stringify(roles)}>
        <AccountMenu roles={roles} />
      </KeptPart>
    ) : null}
    <HelpMenu roles={roles} />
    <KeptPart name="frame.legal" variant={JSON.stringify(roles)}>
      <FooterMenu place="legal" entries={legal} roles={roles} extra={<ConsentLink />} />
    </KeptPart>
  </>
);

/** Every domain may have its place here: it comes after the first look, for those who have an account. */
const AccountMenu = memo(
  ({ roles }: { roles: readonly string[] }): ReactNode => (
    <Suspense>
      <AccountColumn roles={roles} />
    </Suspense>
  ),
);

function FooterMenu({
  place,
  entries,
  roles,
  extra,
}: {
  place: 'discover' | 'legal';
  entries: readonly MenuEntry[];
  roles: readonly string[];
  extra?: ReactNode;
}): ReactNode {
  const title = useMessages()(`shell.footer.${place}`);
  const links = useMenu(entries, roles);
  return links.length > 0 ? <FooterLinks column={{ title, links, extra }} /> : null;
}

function HelpMenu({ roles }: { roles: readonly string[] }): ReactNode {
  const title = useMessages()('shell.footer.help');
  const links = useMenu(help, roles);
  const plain = useHelpLink(links);
  if (links.length === 0) return null;
  if (roles.length === 0) return <FooterLinks column={{ title, links: plain }} />;
  return (
    <Suspense>
      <NamedHelp title={title} links={links} />
    </Suspense>
  );
}
