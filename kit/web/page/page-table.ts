import type { Language } from '#kit/i18n/language.ts';
import { ownValue } from '#kit/records/own-value.ts';
import type { Page } from './pages.ts';
import { patternOf } from './pages.ts';

/** Pages that chunks of the browser's scripts bring with them (`kit/web/build/chunk-pages.ts`), until the table has taken them in. */
declare global {
  /** A page that names no area is a guests' one. */
  var vesperPages: (Omit<Page, 'area'> & Partial<Pick<Page, 'area'>>)[] | undefined;
}

/**
 * Pages by their ids, and their addresses. The server has all of them; a browser those that its scripts name, so that a page costs
 * who links to it. The way back is `resolveAddress` of `page-addresses.ts`, on the server.
 */
export class PageTable {
  #byId = new Map<string, Page>();
  #pages: readonly Page[] = [];
  #loadRest: (() => Promise<readonly Page[]>) | undefined;

  constructor(pages: readonly Page[]) {
    this.add(pages);
  }

  /** Tells how to fetch all pages, in a browser that has not got them. */
  addRest(load: () => Promise<readonly Page[]>): void {
    this.#loadRest = load;
  }

  /** On the server all of them. */
  get pages(): readonly Page[] {
    return this.#pages;
  }

  /** More pages; ones that are known already get what they came without. */
  add(more: readonly Page[]): void {
    for (const page of more) this.#byId.set(page.id, { ...this.#byId.get(page.id), ...page });
    this.#pages = [...this.#byId.values()];
  }

  /** Undefined for a page there is not, and in a browser for one that none of its scripts names. */
  page(id: string): Page | undefined {
    const known = this.#byId.get(id);
    const brought = known ? undefined : globalThis.vesperPages?.splice(0);
    if (!brought?.length) return known;
    this.add(brought.map((page) => ({ ...page, area: page.area ?? 'guest' }) as Page));
    return this.#byId.get(id);
  }

  /**
   * The address of a page: `/de/amateur/lena/`. Parameters are percent-encoded, those declared so in lower case.
   * @throws when the id is unknown or a parameter is missing; in a browser whose scripts do not name the page a promise that
   * brings it, so that what is rendered waits for it
   */
  href(id: string, language: Language, params: Readonly<Record<string, string | number>> = {}): string {
    const page = this.pageOrLater(id);
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
   * The page with this id; undefined where there is none.
   * @throws a promise, as React wants it, while the pages that are known here do not say
   */
  pageOrLater(id: string): Page | undefined {
    const page = this.page(id);
    if (!page && this.#loadRest) throw this.#loadWhole(this.#loadRest);
    return page;
  }

  #coming: Promise<void> | undefined;

  /** Fetches what is not known yet, once. A failure may be tried again. */
  #loadWhole(load: () => Promise<readonly Page[]>): Promise<void> {
    this.#coming ??= load().then(
      (pages) => {
        this.add(pages);
        this.#loadRest = undefined;
      },
      (error) => {
        this.#coming = undefined;
        throw error;
      },
    );
    return this.#coming;
  }
}
