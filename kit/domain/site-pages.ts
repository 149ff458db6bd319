import type { Executor } from '#kit/db/db.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { PageBreadcrumb } from '#kit/web/page/pages.ts';

/** A place of breadcrumbs: a page's, or one of its own where there is no page (yet). */
export interface SiteBreadcrumb extends PageBreadcrumb {
  /** The page's id; built, or settled for who will build it. */
  readonly page?: string;
  /** The place above it by its page route name, where no page tells. */
  readonly above?: string;
}

/** The site's pages, as far as the server needs them. */
export interface SitePages {
  readonly pages: {
    /** Undefined for a page that is not built. */
    page(
      id: string,
    ): { readonly id: string; readonly parent?: string; readonly slugs: { readonly en: string } } | undefined;
    href(id: string, language: Language, params?: Readonly<Record<string, string | number>>): string;
  };
  /** Every place of a breadcrumb: those that the pages declare, and those to come. */
  readonly breadcrumbs: readonly SiteBreadcrumb[];
  /** The page above a page whose address is settled and that is not built yet. */
  readonly parentOf: (id: string) => string | undefined;
}

/** The pages of the site; the application fills it in, once. */
export const sitePages = extensionPoint<SitePages>('site.pages');

/** The pages of the site. @throws Error in a process that has none */
export function sitePagesOf({ extensions }: Pick<Kit, 'extensions'>): SitePages {
  const pages = extensions.only(sitePages);
  if (!pages) throw new Error('The pages of the site are not known: the application adds them to site.pages.');
  return pages;
}

/** One address of the sitemap, for a page with parameters. */
export interface SitemapEntry {
  readonly id: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** Parameters that read differently in a language. */
  readonly paramsIn?: Partial<Record<Language, Readonly<Record<string, string | number>>>>;
  /** ISO 8601. */
  readonly lastModified?: string;
  /** Paths of the pictures on the page that everybody may see. */
  readonly images?: readonly string[];
}

/** The addresses a domain has for the sitemap of a visitor's country (null: unknown), besides its pages without parameters. */
export const sitemapEntries =
  extensionPoint<(executor: Executor, country: string | null) => Promise<readonly SitemapEntry[]>>(
    'site.sitemapEntries',
  );
