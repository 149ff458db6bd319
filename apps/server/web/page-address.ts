import { noticeQuery } from '#apps/web/notices-of-page.ts';
import type { Language } from '#kit/i18n/language.ts';
import { isLanguage } from '#kit/i18n/language.ts';
import { resolveAddress } from '#kit/web/page/page-addresses.ts';
import type { PageTable } from '#kit/web/page/page-table.ts';
import type { Page } from '#kit/web/page/pages.ts';
import { accessOf } from '#kit/web/page/pages.ts';

/** A page that does not count as the others do, by id. */
export interface RenderBudget {
  readonly id: string;
  readonly share: NonNullable<Page['share']>;
}

/** What of an address its page is rendered from. */
export interface PageAddress {
  readonly path: string;
  /** With its question mark; empty without parameters. */
  readonly search: string;
  /** Everybody may see what stands there, so visitors without an account may share it. */
  readonly isOpen: boolean;
  /** The page and its own share of renderings, where it has one. */
  readonly own?: RenderBudget;
  /** Where it lives by now, when the address is not a page's own: another slug or spelling, or none of a language. */
  readonly moved?: { readonly to: string; readonly status: 301 | 302 };
}

/** The browser's router asks for data with the routes it wants, and for the modules behind links it sees. */
const dataQuery = ['_routes'];
export const manifestPath = '/__manifest';
const manifestQuery = ['paths', 'version'];
/** It costs little, and comes once or twice with each page. */
const manifest: RenderBudget = { id: 'manifest', share: { points: 1200, seconds: 60 } };

/**
 * The address a page is rendered from: its path and the parameters it declares (`query` in the page table), in one
 * order. Parameters nobody reads are left out before anything is rendered or kept, so an address with any number of them
 * is the same page. So are all addresses that lead nowhere.
 */
export function pageAddress(table: PageTable, path: string, search: string, language: Language): PageAddress {
  if (path === manifestPath) return { path, search: only(manifestQuery, search), isOpen: true, own: manifest };
  const isData = path.endsWith('.data');
  const always = isData ? dataQuery : [];
  const resolution = resolveAddress(table, path.replace(/_?\.data$/, ''), language);
  if (resolution.kind === 'redirect') {
    const moved = { to: resolution.to + search, status: resolution.status };
    // The router asks for data of a page that has moved, and is told by the page's own middleware.
    return { path, search, isOpen: true, ...(isData ? {} : { moved }) };
  }
  if (resolution.kind === 'page') {
    const { page } = resolution;
    const own = page.share ? { own: { id: page.id, share: page.share } } : {};
    if (accessOf(page) !== 'anyone') return { path, search, isOpen: false, ...own };
    return { path, search: only([...always, ...noticeQuery, ...(page.query ?? [])], search), isOpen: true, ...own };
  }
  const first = path.split('/', 2)[1] ?? '';
  if (isLanguage(first)) {
    return { path: isData ? path : nowhere(path, language), search: only(always, search), isOpen: true };
  }
  const isOurs = isData || first === '' || first.startsWith('__') || withoutLanguage.has(first);
  if (isOurs) return { path, search: only(always, search), isOpen: true };
  // Its not-found page speaks the visitor's language.
  const moved = { to: `/${language}${path.replace(/\/*$/, '/')}${search}`, status: 302 } as const;
  return { path, search: '', isOpen: true, moved };
}

/** Places of the site whose addresses name no language. */
const withoutLanguage: ReadonlySet<string> = new Set(['office', 'docs']);

/** Most addresses remembered, and the longest; whoever makes addresses up only makes it forget. */
const memory = { entries: 1000, length: 300 };

/** {@link pageAddress}, remembered: the same few addresses are asked for again and again. */
export function rememberedAddresses(): typeof pageAddress {
  let known = new Map<string, PageAddress>();
  let of: PageTable | undefined;
  return (table, path, search, language) => {
    if (path.length + search.length > memory.length) return pageAddress(table, path, search, language);
    // While the sources are served, the table changes with them.
    if (of !== table || known.size >= memory.entries) known = new Map();
    of = table;
    const key = `${language} ${path}${search}`;
    const found = known.get(key) ?? pageAddress(table, path, search, language);
    known.set(key, found);
    return found;
  };
}

/** One address for all that lead nowhere, in the area they are in. */
function nowhere(path: string, language: Language): string {
  return path.startsWith(`/${language}/studio/`) ? `/${language}/studio/-/` : `/${language}/-/`;
}

/** The parameters of these names, sorted by name; several of one name stay in their order. */
function only(names: readonly string[], search: string): string {
  if (search === '' || search === '?') return '';
  const kept = [...new URLSearchParams(search)].filter(([name]) => names.includes(name));
  const text = new URLSearchParams(kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();
  return text === '' ? '' : `?${text}`;
}
