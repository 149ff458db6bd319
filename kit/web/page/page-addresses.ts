import type { Language } from '#kit/i18n/language.ts';
import { defaultLanguage, isLanguage, languages } from '#kit/i18n/language.ts';
import type { PageTable } from './page-table.ts';
import type { Page } from './pages.ts';
import { patternOf, slugOf } from './pages.ts';

/** What an address leads to. */
export type Resolution =
  | { readonly kind: 'page'; readonly page: Page; readonly language?: Language; readonly params: Params }
  /** The page lives elsewhere: another slug, another spelling. Permanent unless the language was guessed. */
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'unknown' };

type Params = Readonly<Record<string, string>>;

interface Entry {
  readonly page: Page;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  /** Static parts first, so that `new-girls` wins over `:slug`. */
  readonly weight: number;
}

interface Hit {
  readonly page: Page;
  readonly params: Params;
  readonly weight: number;
}

/** The patterns of a table's pages: by language, and those of former addresses. */
interface Patterns {
  readonly byLanguage: ReadonlyMap<string, readonly Entry[]>;
  readonly former: readonly Entry[];
}

/** By the list of pages they were made of. */
const known = new WeakMap<readonly Page[], Patterns>();

/**
 * The page behind a path, or where it went: other languages' and former slugs, missing trailing slashes and wrong
 * case lead to the address of today (issue: old or foreign slugs redirect). For the server; a browser is told by its routes.
 * @param guess the language to use when the path names none
 */
export function resolveAddress(table: PageTable, pathname: string, guess: Language): Resolution {
  const parts = pathname.split('/').filter((part) => part !== '');
  const first = parts[0]?.toLowerCase();
  const office = first === 'office';
  const language = isLanguage(first) ? first : undefined;
  const rest = (language ? parts.slice(1) : parts).join('/');
  const spoken = language ?? guess;
  const { byLanguage, former } = patternsOf(table.pages);
  const candidates = [spoken, ...languages].map((other) => find(byLanguage.get(other) ?? [], rest));
  const found = heaviest([...candidates, find(former, rest)]);
  if (!found || (office && found.page.area !== 'office')) {
    // A language we do not speak: the same page in English (spec 1 section 1).
    const inEnglish =
      !language && isTongue(first)
        ? resolveAddress(table, `/${defaultLanguage}/${parts.slice(1).join('/')}/`, guess)
        : null;
    if (!inEnglish || inEnglish.kind === 'unknown') return { kind: 'unknown' };
    if (inEnglish.kind === 'redirect') return { ...inEnglish, status: 302 };
    return { kind: 'redirect', to: table.href(inEnglish.page.id, defaultLanguage, inEnglish.params), status: 302 };
  }
  const to = table.href(found.page.id, spoken, found.params);
  if (to === pathname || sameAddress(to, pathname)) {
    return { kind: 'page', page: found.page, ...(office ? {} : { language: spoken }), params: found.params };
  }
  return { kind: 'redirect', to, status: language || office ? 301 : 302 };
}

function patternsOf(pages: readonly Page[]): Patterns {
  const before = known.get(pages);
  if (before) return before;
  const made: Patterns = {
    byLanguage: new Map(
      languages.map((language) => [
        language,
        pages.map((page) => entry(page, relative(page, language))).sort(byWeight),
      ]),
    ),
    former: pages.flatMap((page) => (page.former ?? []).map((slug) => entry(page, `${prefix(page)}${slug}`))),
  };
  known.set(pages, made);
  return made;
}

function find(entries: readonly Entry[], path: string): Hit | undefined {
  for (const { page, pattern, names, weight } of entries) {
    const hit = pattern.exec(path);
    if (!hit) continue;
    try {
      const params = Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(hit[index + 1] ?? '')]));
      return { page, params, weight };
    } catch {
      return undefined;
    }
  }
  return undefined;
}

function prefix(page: Page): string {
  return page.area === 'guest' ? '' : `${page.area}/`;
}

function relative(page: Page, language: Language): string {
  return `${prefix(page)}${slugOf(page, language)}`.replace(/\/$/, '');
}

function entry(page: Page, path: string): Entry {
  const parts = path.split('/');
  const names = parts.filter((part) => part.startsWith(':')).map((part) => part.slice(1));
  const source = parts.map((part) => (part.startsWith(':') ? '([^/]+)' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return { page, names, pattern: new RegExp(`^${source.join('/')}$`, 'i'), weight: parts.length * 10 - names.length };
}

/** The hit with the most static parts; the first of equals, which is the visitor's language. */
function heaviest(hits: readonly (Hit | undefined)[]): Hit | undefined {
  return hits.reduce((best, hit) => (hit && (!best || hit.weight > best.weight) ? hit : best), undefined);
}

/** Whether the first part of an address is the code of a language at all: `fr`, `pt-br`; `js` is none. */
function isTongue(code: string | undefined): boolean {
  if (!code || !/^[a-z]{2}(?:-[a-z]{2})?$/.test(code)) return false;
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined;
}

const byWeight = (a: Entry, b: Entry) => b.weight - a.weight;

function sameAddress(a: string, b: string): boolean {
  try {
    return decodeURI(a) === decodeURI(b);
  } catch {
    return false;
  }
}

/** The pages, looked at. @throws when an id is used twice or two pages of an area claim the same path in a language */
export function withoutClashes<List extends readonly Page[]>(pages: List): List {
  const twice = duplicates(pages.map(({ id }) => id));
  if (twice.length > 0) throw new Error(`Page ids must be unique: ${twice.join(', ')}.`);
  for (const language of languages) {
    const taken = duplicates(pages.map((page) => patternOf(page, language)));
    if (taken.length > 0) throw new Error(`Two pages share the path ${taken.join(', ')} in '${language}'.`);
  }
  return pages;
}

function duplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
