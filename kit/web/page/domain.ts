import type { Fill } from '../slots/slots.ts';
import type { Page } from './pages.ts';

/**
 * A domain's web half as one value: its pages, its words, and what it adds to the screens of domains below. It is plain
 * data that Node loads as it is: what a browser should load only where it is shown is named by its file, not imported.
 */
export interface WebDomain<Pages extends readonly Page[], Words, Fills extends readonly Fill[]> {
  /** Its folder's name. */
  readonly name: string;
  /** Where its files lie, relative to the repository root. */
  readonly folder: string;
  readonly pages: Pages;
  /** The English words as a type; {@link wordsOf}. Nothing is there when the program runs. */
  readonly words: Words;
  readonly fills: Fills;
  readonly firstLook: FirstLook;
}

/**
 * What of a domain a visit begins with, on whatever page: it travels with the frame, in one file. Everything else comes with
 * the pages that show it, or once they are settled. `apps/web/budget.test.ts` holds what a domain may bring.
 */
export interface FirstLook {
  /** Files, relative to the domain's `web` folder; a folder ends in `/`. */
  readonly files: readonly string[];
  /** Files that every document fetches once it is settled, beside what fills `frame.deferredParts`. */
  readonly settled: readonly string[];
  /** Words the homepage and the menus say, by the beginnings of their keys. One that is missing comes a moment later. */
  readonly words: readonly string[];
}

/** Any domain's web half. */
export type AnyWebDomain = WebDomain<readonly Page[], unknown, readonly Fill[]>;

/** Declares a domain's web half. The application lists it in `apps/web/domain-list.ts`; nothing else names it. */
export function defineWebDomain<
  Words = Record<never, never>,
  const Pages extends readonly Page[] = readonly [],
  const Fills extends readonly Fill[] = readonly [],
>({
  name,
  folder = `domains/${name}/web`,
  pages,
  words,
  fills,
  firstLook,
}: {
  readonly name: string;
  readonly folder?: string;
  readonly pages?: Pages;
  readonly words?: Words;
  readonly fills?: Fills;
  readonly firstLook?: Partial<FirstLook>;
}): WebDomain<Pages, Words, Fills> {
  return {
    name,
    folder,
    pages: pages ?? ([] as unknown as Pages),
    words: words as Words,
    fills: fills ?? ([] as unknown as Fills),
    firstLook: { files: [], settled: [], words: [], ...firstLook },
  };
}

/** A domain's words, named by the type of its English catalogue: `wordsOf<typeof import('./locales/en.ts').en>()`. */
export const wordsOf = <Words>(): Words => undefined as Words;

type DomainList = Readonly<Record<string, AnyWebDomain>>;

/** Every page of a list of domains. */
export type PagesIn<List extends DomainList> = List[keyof List]['pages'][number];

/** The words of all domains of a list together. */
export type WordsIn<List extends DomainList> = {
  [K in keyof List]: (words: List[K]['words']) => void;
}[keyof List] extends (words: infer Words) => void
  ? Words
  : never;

/** What all fillings of a list's domains say about themselves. */
export type FactsIn<List extends DomainList> = List[keyof List]['fills'][number]['facts'];

/** The pages of a list of domains, in the order of the domains' names. */
export function pagesOf<List extends DomainList>(list: List): readonly PagesIn<List>[] {
  return Object.values(list).flatMap(({ pages }) => pages) as readonly PagesIn<List>[];
}

type NamedBy<Facts, Name extends string> = Facts extends { readonly [N in Name]: infer Value extends string }
  ? Value
  : never;

/** Keys of words that a list of domains names in data: what fills slots, and entries of menus. */
export type LabelsIn<List extends DomainList> =
  | NamedBy<FactsIn<List>, 'label'>
  | NamedBy<NonNullable<PagesIn<List>['menu']>[number], 'label'>;

/** Ids of pages that fillings of a list of domains name. */
export type PageIdsNamedIn<List extends DomainList> = NamedBy<FactsIn<List>, 'page'>;

/** Compiles only where nothing is unknown: `Nothing<Exclude<Named, Known>>`. The message names what is. */
export type NoneUnknown<Unknown extends never> = Unknown;
