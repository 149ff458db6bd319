import type { FastifyRequest } from 'fastify';
import { consentCookie, parseConsent } from '#kit/consent/consent-cookie.ts';
import type { Language } from '#kit/i18n/language.ts';
import { isLanguage, negotiateLanguage } from '#kit/i18n/language.ts';
import type { Theme } from '#kit/web/page/context.ts';
import type { PageTable } from '#kit/web/page/page-table.ts';
import type { PageAddress, pageAddress } from './page-address.ts';
import { manifestPath } from './page-address.ts';

/** What of a request decides how its page looks. */
export interface PageVariant {
  /** The address the page is rendered from, under the site's own origin whatever name the visitor used. */
  readonly url: string;
  readonly pathname: string;
  readonly language: Language;
  readonly theme: Theme;
  readonly discreet: boolean;
  /** The line about what is kept was answered. */
  readonly consented: boolean;
  readonly anonymous: boolean;
  /** Others get the very same page. */
  readonly isShared: boolean;
  /** A document of the site that anyone may see, for somebody who may be logged in. */
  readonly isOfMember: boolean;
  readonly moved: PageAddress['moved'];
  readonly own: PageAddress['own'];
}

/** The language of an address, else the one the visitor chose or their browser asks for. */
export function languageOfPage(request: FastifyRequest, pathname: string): Language {
  const first = pathname.split('/', 2)[1];
  if (isLanguage(first)) return first;
  return negotiateLanguage(request.headers['accept-language'], request.cookies['language']);
}

/** What a variant follows from besides the request. */
export interface Site {
  readonly table: PageTable;
  readonly origin: string;
  /** A visitor without any of them is anonymous. */
  readonly sessionCookies: readonly string[];
  readonly addressOf: typeof pageAddress;
}

export function pageVariant(request: FastifyRequest, { table, origin, sessionCookies, addressOf }: Site): PageVariant {
  const { cookies, method } = request;
  const [pathname, search] = splitUrl(request.url);
  const language = languageOfPage(request, pathname);
  const given = pathname === '/' ? `/${language}/` : pathname;
  const theme = cookies['theme'] === 'light' || cookies['theme'] === 'dark' ? cookies['theme'] : 'auto';
  const anonymous = !sessionCookies.some((name) => cookies[name] !== undefined);
  const reads = method === 'GET' || method === 'HEAD';
  // An action's address is taken as it is: the router reads more of it than the page does.
  const address = reads ? addressOf(table, given, search, language) : unread(given, search);
  return {
    url: `${origin}${address.path}${address.search}`,
    pathname: address.path,
    language,
    theme,
    discreet: cookies['discreet'] === '1',
    consented: parseConsent(cookies[consentCookie]).decided,
    anonymous,
    // Which modules belong to which addresses is the same for members.
    isShared: (anonymous || address.path === manifestPath) && reads && address.isOpen,
    isOfMember:
      !anonymous && reads && address.isOpen && !address.path.endsWith('.data') && address.path !== manifestPath,
    moved: address.moved,
    own: address.own,
  };
}

const unread = (path: string, search: string): PageAddress => ({ path, search, isOpen: false });

/** What a shared page is kept under. `audience` tells apart visitors who must see different pages. */
export function keyOf({ url, language, theme, discreet, consented }: PageVariant, audience: string): string {
  return `${url} ${language} ${theme} ${discreet ? 'd' : ''}${consented ? 'c' : ''} ${audience}`;
}

/** Path and query, the query with its question mark. */
export function splitUrl(url: string): [pathname: string, search: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}
