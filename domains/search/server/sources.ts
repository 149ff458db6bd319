import type { Term } from '#domains/performers/server/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { Texts } from '#kit/contract/problem.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { NamedSection, PageSection, SearchSort, SearchType } from '../contract/index.ts';

/** What a section searches for. */
export interface SearchRequest {
  readonly pattern: string;
  /** The words of the pattern without stop words, each with its synonyms; each has to fit somewhere. */
  readonly terms: readonly Term[];
  readonly language: Caller['language'];
  readonly caller: Caller;
  readonly from: number;
  readonly take: number;
  /** Whether what fits is counted; if not, the count tells of what the answer knows. */
  readonly isCounted: boolean;
  readonly sort: SearchSort;
  /** The other way round than that order usually goes. */
  readonly isReversed: boolean;
}
type FindSection = (request: SearchRequest) => Promise<Omit<PageSection, 'isMore'> & { readonly isMore?: boolean }>;

/**
 * Where other domains search; one source a section. A section the specification names has its own place in the result,
 * every other brings its title. `type` is what `searchResult` calls it, where that is another name.
 */
export type SearchSource = { readonly type?: SearchType; readonly find: FindSection } & (
  | { readonly section: NamedSection }
  | { readonly section: string; readonly title: Texts }
);

export const searchSources = extensionPoint<SearchSource>('search.sources');
