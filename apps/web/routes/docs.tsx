import type { ReactNode } from 'react';
import type { MetaFunction } from 'react-router';
import { AppShell, HomeLink } from '#kit/ui/shell/app-shell.tsx';
import { TopBar, TopNav } from '#kit/ui/shell/bars.tsx';
import { Wordmark } from '#kit/ui/shell/brand.tsx';
import { useLanguage } from '#kit/web/words/i18n.tsx';
import { DocsPage } from '../docs/docs-page.tsx';
import { ErrorPage } from '../shell/error-page.tsx';
import { useRootFacts } from '../shell/root-facts.ts';

export const meta: MetaFunction = () => [{ title: 'Contract reference · Vesper' }];

/** The reference of the contract, for developers: in English, outside the site's languages. */
export default function Docs(): ReactNode {
  return (
    <Frame>
      <DocsPage />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }): ReactNode {
  const facts = useRootFacts();
  const site = facts?.siteName ?? '';
  return (
    <div lang="en">
      <AppShell
        density="dense"
        skipLabel="Skip to content"
        topBar={
          <TopBar
            brand={
              <HomeLink href={`/${useLanguage()}/`} label={`${site}, to the homepage`}>
                <Wordmark name={site} />
              </HomeLink>
            }
            places={
              <TopNav
                label="Reference"
                items={[
                  { key: 'start', href: '#', label: 'Start' },
                  { key: 'problems', href: '#problems', label: 'Problems' },
                ]}
              />
            }
          />
        }
      >
        {children}
      </AppShell>
    </div>
  );
}

export function ErrorBoundary(): ReactNode {
  return (
    <Frame>
      <ErrorPage />
    </Frame>
  );
}
