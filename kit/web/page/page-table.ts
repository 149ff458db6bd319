import type { Language } from '#kit/i18n/language.ts';
import { languages } from '#kit/i18n/language.ts';
import { ownValue } from '#kit/records/own-value.ts';
import type { Page } from './pages.ts';
import { patternOf } from './pages.ts';

/** All pages of the site: addresses from ids. The way back is `resolveAddress` of `page-addresses.ts`, on the server. */
export class PageTable {
  #pages: readonly Page[] = [];
  #byId: ReadonlyMap<string, Page> = new Map();

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
}

function duplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
