import type { Performers, Term } from '#domains/performers/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import type { Language } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { overviewFigures } from '#kit/domain/overview.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { handle, resolve } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import type { SearchSort } from '../contract/index.ts';
import { globalSearch, searchActors, searchRefused, searchResult } from '../contract/index.ts';
import { findEverything } from './find-everything.ts';
import { searchData } from './personal-data.ts';
import { countRefusal, refusedOn } from './refusals.ts';
import { isRefused } from './refused-terms.ts';
import { fillWords, termsOf, wordHandlers } from './words.ts';

export type { SearchRequest, SearchSource } from './sources.ts';
export { searchSources } from './sources.ts';

/** Tables of the domain, for tests and the start. */
export const searchTables = { name: 'search', folder: new URL('./migrations', import.meta.url) };

/** Prices go up, everything else goes down, unless the order says so. */
const isReversed = (sort: SearchSort, order: 'asc' | 'desc' | undefined): boolean =>
  order !== undefined && order !== (sort === 'price' ? 'asc' : 'desc');

/** The search, as domains whose things are found use it. */
export interface Search extends DomainServer {
  /** The words of a pattern to look for: without those that say nothing in its language, each with its synonyms. */
  termsOf(executor: Executor, pattern: string, language: Language): Promise<Term[]>;
}

export function createSearch(kit: Kit, { performers }: { performers: Pick<Performers, 'search'> }): Search {
  const { db } = kit;
  /** Before anything is queried: what is refused reaches no query, no log and no statistic but the count of its day. */
  const assertSearchable = async (pattern: string, language: Language): Promise<void> => {
    if (!isRefused(pattern)) return;
    await countRefusal(kit, language);
    throw new Problem(searchRefused);
  };
  return {
    name: 'search',
    migrations: searchTables,
    termsOf,
    start: () => fillWords(kit),
    handlers: [
      handle(searchResult, async ({ params, query }, { caller }) => {
        const { language, searchPattern: pattern } = params;
        await assertSearchable(pattern, language);
        const { from, take, withTotalCount, sort, order, type } = query;
        const terms = await termsOf(db, pattern, language);
        const wanted = { pattern, terms, language, caller, from, take, isCounted: withTotalCount, sort };
        return findEverything(kit, performers, { ...wanted, isReversed: isReversed(sort, order) }, type);
      }),
      resolve(globalSearch, async ({ pattern, withTotalCount, sort, order, type, ...page }, { caller }) => {
        const { language } = caller;
        await assertSearchable(pattern, language);
        const terms = await termsOf(db, pattern, language);
        const wanted = { pattern, terms, language, caller, ...page, isCounted: withTotalCount, sort };
        return findEverything(kit, performers, { ...wanted, isReversed: isReversed(sort, order) }, type);
      }),
      resolve(searchActors, async ({ pattern, first, after, sort, order }, { caller }) => {
        const { language, country } = caller;
        await assertSearchable(pattern, language);
        const terms = await termsOf(db, pattern, language);
        const wanted = { pattern, terms, language, country, take: first, after, sort };
        const { count, ...found } = await performers.search(db, { ...wanted, isReversed: isReversed(sort, order) });
        return { ...found, total: count };
      }),
      ...wordHandlers(kit),
    ],
  };
}

/** Search, as the application lists it. */
export const searchDomain = defineDomain({
  name: 'search',
  uses: { performers: performersDomain },
  create: createSearch,
  declares: [extend(personalData, searchData)],
  contributes: (_, kit) => [
    extend(overviewFigures, {
      label: 'search.office.overview.refused',
      desks: ['moderation'],
      order: 40,
      of: 'today',
      page: 'search.officeWords',
      read: async (executor) => ({ value: await refusedOn(executor, kit.clock.now()) }),
    }),
  ],
});
