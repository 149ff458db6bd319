import type { PageDefinition } from './pages.ts';

/**
 * What the application tells the kit about its pages and its typed client. It augments this interface once; until
 * then ids are any string.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in the application
export interface Register {}

export type RegisteredPage = Register extends { pages: infer P extends readonly PageDefinition[] }
  ? P[number]
  : PageDefinition;

type PageWithPayload = Extract<RegisteredPage, { breadcrumb: { type: string } }>;

/** The page route names that breadcrumbs of built pages are asked for by; the pages declare them. */
export type BreadcrumbName = [PageWithPayload] extends [never]
  ? string
  : NonNullable<NonNullable<PageWithPayload['breadcrumb']>['type']>;

/** The typed client of the published contract. */
export type ApiClient = Register extends { api: infer A } ? A : unknown;

/** The id of a page, for example `books.book`. */
export type PageId = RegisteredPage['id'];

type Names<S extends string> = S extends `${infer Head}/${infer Rest}` ? Name<Head> | Names<Rest> : Name<S>;
type Name<S extends string> = S extends `:${infer N}` ? N : never;

/** The path parameters of a page. */
export type PageParams<Id extends PageId> = string extends Id
  ? Record<string, string>
  : Record<Names<Extract<RegisteredPage, { id: Id }>['slugs']['en']>, string | number>;

/** The parameters of a page, as the argument of a link: left out when the page has none. */
export type ParamsArgument<Id extends PageId> = string extends Id
  ? [params?: Record<string, string | number>]
  : keyof PageParams<Id> extends never
    ? [params?: undefined]
    : [params: PageParams<Id>];
