import type { IconName } from 'lucide-react/dynamic';
import type { ReactNode } from 'react';
import type { Role } from '#kit/contract/access.ts';
import type { Desk } from '#kit/desks/desks.ts';
import { isAtDesk } from '#kit/desks/is-at-desk.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { MenuGroup } from './menu-groups.ts';

/** A side of the site with its own shell. */
export type Area = 'guest' | 'studio' | 'office';

/**
 * Who may see a page (`guest`: whoever is logged in; desks of operators: who works at one of them, and administrators); its data are
 * guarded again by the access of each operation it calls.
 */
export type PageAccess = 'anyone' | 'guest' | Exclude<Role, Desk> | readonly Desk[];

/**
 * A path below the language, without slashes at its ends: `amateur/:actorName/pictures`. Dutch uses the English form
 * (spec 1 section 2), and so does a language that is not given. Parameter names are the same in every language.
 */
export type Slugs = { readonly en: string } & { readonly [L in Exclude<Language, 'nl' | 'en'>]?: string };

export interface MenuPlace {
  /** Where the entry stands: bars, the account menu, or a column of the footer. */
  readonly in: 'top' | 'bottom' | 'account' | 'discover' | 'help' | 'legal';
  /** Ascending. */
  readonly order: number;
  /** Where the menu is long (the office): what the page belongs to. */
  readonly group?: MenuGroup;
  /** Message key of the entry's words. */
  readonly label: string;
  /** Name of a Lucide icon; the browser gets those of its area. */
  readonly icon?: IconName;
}

/** A page in a place of the guests' menus, as the browser gets it; its icon is drawn. */
export interface MenuEntry {
  readonly page: string;
  readonly label: string;
  readonly access?: PageAccess;
  readonly icon?: ReactNode;
  readonly group?: MenuGroup | undefined;
}

/**
 * Kinds of things that pages are about and that are called by their own name in breadcrumbs. The domain whose things they are
 * adds them by `declare module`, and finds the names on the server (`kit/domain/breadcrumb-names.ts`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the domains whose things have names
export interface BreadcrumbThings {}

/** How a page stands in breadcrumbs. */
export interface PageBreadcrumb {
  /** The page route name its breadcrumb is asked for by (spec 1 §2); none where nobody asks for it. */
  readonly type?: string;
  /** What the page is called there, short enough for a line on a phone. */
  readonly name: Readonly<Record<Language, string>>;
  /** The field of what the breadcrumb is asked with that the name comes from instead, such as a title. */
  readonly nameFrom?: string;
  /** The kind of thing that the page is about and called by instead; its owner finds the name. */
  readonly nameOf?: keyof BreadcrumbThings & string;
}

/** Where a page stands, and who may see it. */
type PagePlace =
  /** Not given: anyone for guest pages, operators for the office. */
  | { readonly area: 'guest' | 'office'; readonly access?: PageAccess }
  /** Whose workplace the studio is, the kit does not know: each page there says it. */
  | { readonly area: 'studio'; readonly access: Exclude<PageAccess, 'anyone'> };

/** One page of the site, as data. From it come the route, the links, the menus, the redirects and the sitemap. */
export type PageDefinition = PageFacts & PagePlace;

interface PageFacts {
  /** Unique, `domain.page`; also the page route name in breadcrumbs, page groups and tracking. */
  readonly id: string;
  /** The route module, relative to the folder given to {@link definePages}. */
  readonly file: string;
  /** A route module that frames this page and its siblings (a profile's head and tabs); same base folder. */
  readonly layout?: string;
  /** Instead of `layout`, another domain's page by its id: this one is framed together with it. */
  readonly layoutOf?: string;
  /** False: the page stands alone, without the shell of its area. */
  readonly frame?: boolean;
  /** False: the page fills the window, so nothing comes after it. */
  readonly footer?: boolean;
  readonly slugs: Slugs;
  /** Former slugs of any language, kept alive by a permanent redirect. */
  readonly former?: readonly string[];
  /** Pages that count as one in statistics and teasers, for example `profile`. */
  readonly group?: string;
  readonly menu?: readonly MenuPlace[];
  readonly breadcrumb?: PageBreadcrumb;
  /** The page above this one in the breadcrumb, by id. */
  readonly parent?: string;
  /** Parameters whose value is written in lower case in the address (spec 1 section 2: actorName). */
  readonly lowerCase?: readonly string[];
  /**
   * Parameters of the query the page reads on the server, in its loader or while it is rendered. It is handed no others:
   * whatever else an address carries, a page for everybody is the same and is kept once.
   */
  readonly query?: readonly string[];
  /**
   * How often an address may have the page rendered, instead of what pages cost: for what must be shown whatever else was
   * done before.
   */
  readonly share?: { readonly points: number; readonly seconds: number };
  /** False keeps the page from search engines and the sitemap; pages that are not for anyone always are. */
  readonly indexed?: boolean;
}

/** A page together with the folder its files live in, relative to the repository root. */
export type Page = PageDefinition & { readonly folder: string };

/** Declares a domain's pages; `folder` is the domain's `web` folder, relative to the repository root. */
export function definePages<const P extends readonly PageDefinition[]>(folder: string, pages: P): PagesOf<P> {
  return pages.map((page) => ({ ...page, folder })) as unknown as PagesOf<P>;
}

/** The declared pages with their literal ids and paths. */
export type PagesOf<P extends readonly PageDefinition[]> = {
  readonly [I in keyof P]: P[I] & { readonly folder: string };
};

/** The path of a page below the language; Dutch and languages without an own form use the English one. */
export function slugOf(page: PageDefinition, language: Language): string {
  return (language === 'nl' ? undefined : page.slugs[language]) ?? page.slugs.en;
}

/** The route pattern of a page from the site's root, without slashes at its ends. */
export function patternOf(page: PageDefinition, language: Language): string {
  const slug = slugOf(page, language);
  const start = page.area === 'guest' ? language : page.area === 'studio' ? `${language}/studio` : 'office';
  return slug === '' ? start : `${start}/${slug}`;
}

/** Who may see a page: what it declares, else what its area implies. */
export function accessOf(page: PageDefinition): PageAccess {
  return page.access ?? (page.area === 'guest' ? 'anyone' : 'operator');
}

/** Whether somebody with these roles may open a page; `guest` means everybody who is logged in. */
export function mayOpen(page: PageDefinition, roles: readonly string[]): boolean {
  return isLetIn(accessOf(page), roles);
}

/** Whether somebody with these roles is let in where this is asked. */
export function isLetIn(access: PageAccess, roles: readonly string[]): boolean {
  if (access === 'anyone') return true;
  if (access === 'guest') return roles.length > 0;
  return typeof access === 'string' ? roles.includes(access) : roles.includes('operator') && isAtDesk(access, roles);
}

/** Whether search engines may show a page. */
export function isIndexed(page: PageDefinition): boolean {
  return page.area === 'guest' && accessOf(page) === 'anyone' && page.indexed !== false;
}
