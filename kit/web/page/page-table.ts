import type { Language } from '#kit/i18n/language.ts';
import { defaultLanguage, isLanguage, languages } from '#kit/i18n/language.ts';
import { ownValue } from '#kit/records/own-value.ts';
import type { Page } from './pages.ts';
import { patternOf, slugOf } from './pages.ts';

/** What an address leads to. */
export type Resolution =
  | { readonly kind: 'page'; readonly page: Page; readonly language?: Language; readonly params: Params }
  /** The page lives elsewhere: another slug, another spelling. Permanent unless the language was guessed. */
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'unknown' };

export type Params = Readonly<Record<string, string>>;

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

/** All pages of the site: addresses from ids, pages from addresses, redirects for addresses that moved. */
export class PageTable {
  #pages: readonly Page[] = [];
  #byId: ReadonlyMap<string, Page> = new Map();
  #entries: ReadonlyMap<string, readonly Entry[]> = new Map();
  #former: readonly Entry[] = [];

  /** @throws when an id is used twice or two pages of an area claim the same path in a language */
  constructor(pages: readonly Page[]) {
    this.add(pages);
  }

  get pages(): readonly Page[] {
    return this.#pages;
  }

  /** More pages, such as those of an area that only who is in it needs; ones that are known already get what they came without. @throws as the constructor */
  add(more: readonly Page[]): void {
    const own = new Map(more.map((page) => [page.id, page]));
    const pages = [
      ...this.#pages.map((page) => ({ ...page, ...own.get(page.id) })),
      ...more.filter(({ id }) => !this.#byId.has(id)),
    ];
    this.#pages = pages;
    this.#byId = new Map(pages.map((page) => [page.id, page]));
    if (this.#byId.size !== pages.length) {
      throw new Error(`Page ids must be unique: ${duplicates(pages.map((p) => p.id)).join(', ')}.`);
    }
    for (const language of languages) {
      const taken = duplicates(pages.map((page) => patternOf(page, language)));
      if (taken.length > 0) throw new Error(`Two pages share the path ${taken.join(', ')} in '${language}'.`);
    }
    this.#entries = new Map(
      languages.map((language) => [
        language,
        pages.map((page) => entry(page, relative(page, language))).sort(byWeight),
      ]),
    );
    this.#former = pages.flatMap((page) => (page.former ?? []).map((slug) => entry(page, `${prefix(page)}${slug}`)));
  }

  page(id: string): Page | undefined {
    return this.#byId.get(id);
  }

  /**
   * The address of a page: `/de/amateur/lena/`. Parameters are percent-encoded, those declared so in lower case.
   * @throws when the id is unknown or a parameter is missing
   */
  href(id: string, language: Language, params: Readonly<Record<string, string | number>> = {}): string {
    const page = this.#byId.get(id);
    if (!page) throw new Error(`No page is called '${id}'. Pages are declared in their domain's web/routes.ts.`);
    const filled = patternOf(page, language).replace(/:(\w+)/g, (_, name: string) => {
      const value = ownValue(params, name);
      if (value === undefined || value === '') throw new Error(`The page '${id}' needs the parameter '${name}'.`);
      const text = page.lowerCase?.includes(name) ? String(value).toLowerCase() : String(value);
      return encodeURIComponent(text);
    });
    return `/${filled}/`;
  }

  /**
   * The page behind a path, or where it went: other languages' and former slugs, missing trailing slashes and wrong
   * case lead to the address of today (issue: old or foreign slugs redirect).
   * @param guess the language to use when the path names none
   */
  resolve(pathname: string, guess: Language): Resolution {
    const parts = pathname.split('/').filter((part) => part !== '');
    const first = parts[0]?.toLowerCase();
    const office = first === 'office';
    const language = isLanguage(first) ? first : undefined;
    const rest = (language ? parts.slice(1) : parts).join('/');
    const spoken = language ?? guess;
    const candidates = [spoken, ...languages].map((other) => this.#find(this.#entries.get(other) ?? [], rest));
    const found = heaviest([...candidates, this.#find(this.#former, rest)]);
    if (!found || (office && found.page.area !== 'office')) {
      // A language we do not speak: the same page in English (spec 1 section 1).
      const known =
        !language && isTongue(first) ? this.resolve(`/${defaultLanguage}/${parts.slice(1).join('/')}/`, guess) : null;
      if (!known || known.kind === 'unknown') return { kind: 'unknown' };
      if (known.kind === 'redirect') return { ...known, status: 302 };
      return { kind: 'redirect', to: this.href(known.page.id, defaultLanguage, known.params), status: 302 };
    }
    const to = this.href(found.page.id, spoken, found.params);
    if (to === pathname || sameAddress(to, pathname)) {
      return { kind: 'page', page: found.page, ...(office ? {} : { language: spoken }), params: found.params };
    }
    return { kind: 'redirect', to, status: language || office ? 301 : 302 };
  }

  #find(entries: readonly Entry[], path: string): Hit | undefined {
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

function duplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
