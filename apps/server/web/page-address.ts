import { noticeQuery } from '#apps/web/notices-of-page.ts';
import type { Language } from '#kit/i18n/language.ts';
import { isLanguage } from '#kit/i18n/language.ts';
import type { PageTable } from '#kit/web/page-table.ts';
import { accessOf } from '#kit/web/pages.ts';

/** What of an address its page is rendered from. */
export interface PageAddress {
  readonly path: string;
  /** With its question mark; empty without parameters. */
  readonly search: string;
  /** Everybody may see what stands there, so visitors without an account may share it. */
  readonly isOpen: boolean;
}

/** The browser's router asks for data with the routes it wants, and for the modules behind links it sees. */
const dataQuery = ['_routes'];
const manifestPath = '/__manifest';
const manifestQuery = ['paths', 'version'];

/**
 * The address a page is rendered from: its path and the parameters it declares (`query` in the page table), in one
 * order. Parameters nobody reads are left out before anything is rendered or kept, so an address with any number of them
 * is the same page. So are all addresses that lead nowhere.
 */
export function pageAddress(table: PageTable, path: string, search: string, language: Language): PageAddress {
  if (path === manifestPath) return { path, search: only(manifestQuery, search), isOpen: true };
  const isData = path.endsWith('.data');
  const always = isData ? dataQuery : [];
  const resolution = table.resolve(path.replace(/_?\.data$/, ''), language);
  if (resolution.kind === 'redirect') return { path, search, isOpen: true };
  if (resolution.kind === 'page') {
    const { page } = resolution;
    if (accessOf(page) !== 'anyone') return { path, search, isOpen: false };
    return { path, search: only([...always, ...noticeQuery, ...(page.query ?? [])], search), isOpen: true };
  }
  const isNowhere = !isData && isLanguage(path.split('/', 2)[1]);
  return { path: isNowhere ? nowhere(path, language) : path, search: only(always, search), isOpen: true };
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
