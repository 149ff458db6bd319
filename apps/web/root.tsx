import '#kit/ui/styles/app.css';
import './shell/shell.css';
import latin from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import type {
  DataStrategyResult,
  LinksFunction,
  LoaderFunctionArgs,
  MetaArgs,
  MiddlewareFunction,
  ShouldRevalidateFunctionArgs,
} from 'react-router';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import { defaultLanguage } from '#kit/i18n/language.ts';
import { AnchorProvider } from '#kit/ui/primitives/anchor.tsx';
import { BrokenPartProvider } from '#kit/ui/primitives/safe-part.tsx';
import { hearPress } from '#kit/web/navigation/early-press.ts';
import { RouterAnchor } from '#kit/web/navigation/router-anchor.tsx';
import { ScrollKeeper } from '#kit/web/navigation/scroll-keeper.tsx';
import { useScrollTo } from '#kit/web/navigation/use-scroll-to.ts';
import { web } from '#kit/web/page/context.ts';
import { useNonce } from '#kit/web/page/nonce.ts';
import { useArea } from '#kit/web/page/page.ts';
import { ReaderBlock } from '#kit/web/page/reader-facts.tsx';
import { translatorOf } from '#kit/web/words/catalogues.ts';
import { LanguageProvider } from '#kit/web/words/i18n.tsx';
import './domains.ts';
import { accessMiddleware } from './access.ts';
import { Providers } from './providers.tsx';
import { AppLinks } from './pwa/app-links.tsx';
import { readerOfPage } from './reader-of-page.ts';
import { LanguageAlternates } from './shell/alternates.tsx';
import { BrokenPart } from './shell/broken-part.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { useRootFacts } from './shell/root-facts.ts';
import { NavigationProgress, RouteAnnouncer } from './shell/route-changes.tsx';
import { StagingStrip } from './shell/staging-strip.tsx';

/** Restricted-to-adults label, read by parental filters (RTA, rtalabel.org). */
const rtaLabel = 'RTA-5042-1996-1400-1577-RTA';

export const middleware = [accessMiddleware];

/** A form that does not get through leaves its page, and what was typed into it, as it is. */
const keepWhatWasTyped: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  if (request.method === 'GET' || request.signal.aborted) return results;
  const kept = await import('#kit/web/navigation/unsaved.ts').catch(() => null);
  return kept ? kept.keepPage(results) : results;
};

export const clientMiddleware = [keepWhatWasTyped];

/** For pages that say nothing about themselves. */
export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? [{ title: loaderData.tabTitle ?? loaderData.siteName }] : [];

export const links: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: latin, crossOrigin: 'anonymous' },
];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const values = context.get(web);
  const { language, theme, discreet, consented, origin, siteName, messagesHref, settings } = values;
  const reader = values.look ? null : await readerOfPage(values, request.url);
  const tabTitle = discreet ? translatorOf(language)('shell.discreet.tab') : null;
  return {
    language,
    theme,
    discreet,
    consented,
    tabTitle,
    reader,
    origin,
    siteName,
    messagesHref,
    settings,
  };
}

/**
 * Language, theme and caller change with a new document or after an action, not by moving between pages; nor by an
 * action that was not taken, when they could not be read either.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, actionStatus = 0 } = args;
  return actionStatus < 500 && (formMethod !== undefined || currentUrl.href === nextUrl.href);
}

export function Layout({ children }: { children: ReactNode }): ReactNode {
  const facts = useRootFacts();
  const language = facts?.language ?? defaultLanguage;
  const area = useArea();
  const nonce = useNonce();
  return (
    <html
      lang={language}
      data-language={language}
      data-theme={facts?.theme ?? 'auto'}
      data-area={area}
      data-discreet={facts?.discreet ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-visual"
        />
        <meta name="RATING" content={rtaLabel} />
        <meta name="color-scheme" content="dark light" />
        {/* While the sources are served, Vite reads the nonce here for what it adds later. */}
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        {facts?.messagesHref.map((href) => (
          <link key={href} rel="modulepreload" href={href} nonce={nonce} suppressHydrationWarning />
        ))}
        <link rel="icon" type="image/svg+xml" href={facts?.discreet ? '/icon-plain.svg' : '/icon.svg'} />
        <AppLinks />
        <Meta />
        <LanguageAlternates origin={facts?.origin ?? ''} language={language} />
        <Links nonce={nonce} />
      </head>
      <body onClickCapture={hearPress}>
        <LanguageProvider language={language}>
          <AnchorProvider component={RouterAnchor}>
            <BrokenPartProvider value={BrokenPart}>
              <StagingStrip />
              <NavigationProgress />
              <RouteAnnouncer />
              <Providers>{children}</Providers>
            </BrokenPartProvider>
          </AnchorProvider>
        </LanguageProvider>
        <ScrollKeeper load={loadPositions} />
        <ReaderBlock />
        <Scripts />
      </body>
    </html>
  );
}

const loadPositions = async () => (await import('#domains/legal/web/parts/scroll-positions.ts')).keptPositions;

export default function Root(): ReactNode {
  useScrollTo();
  return <Outlet />;
}

export function ErrorBoundary(): ReactNode {
  return <ErrorPage />;
}
