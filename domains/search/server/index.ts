import type { Performers } from '#domains/performers/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { Texts } from '#kit/contract/problem.ts';
import { Problem } from '#kit/contract/problem.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import { handle, resolve } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import type { NamedSection, PageSection } from '../contract/index.ts';
import { actorSearch, namedSections, searchRefused, searchResult } from '../contract/index.ts';
import { searchPath } from '../contract/pages.ts';
import { isRefused } from './refused-terms.ts';

/** What a section searches for. */
export interface SearchRequest {
  readonly pattern: string;
  readonly language: Caller['language'];
  readonly caller: Caller;
  readonly from: number;
  readonly take: number;
}
type FindSection = (request: SearchRequest) => Promise<PageSection>;

/**
 * Where other domains search; one source a section. A section the specification names has its own place in the result,
 * every other brings its title.
 */
export type SearchSource =
  | { readonly section: NamedSection; readonly find: FindSection }
  | { readonly section: string; readonly title: Texts; readonly find: FindSection };

export const searchSources = extensionPoint<SearchSource>('search.sources');

const isNamed = (section: string): boolean => namedSections.some((name) => name === section);
const nothing: PageSection = { count: 0, link: '', items: [] };

export function createSearch(
  { db, extensions }: Pick<Kit, 'db' | 'extensions'>,
  { performers }: { performers: Pick<Performers, 'search'> },
): DomainServer {
  const assertSearchable = (pattern: string): void => {
    if (isRefused(pattern)) throw new Problem(searchRefused);
  };
  const findNamed = async (section: NamedSection, request: SearchRequest) => {
    const [source, second] = extensions.of(searchSources).filter((entry) => entry.section === section);
    if (second) throw new Error(`The search section ${section} is filled twice.`);
    return (await source?.find(request)) ?? nothing;
  };
  const findMore = async (request: SearchRequest) => {
    const sources = extensions.of(searchSources).flatMap((source) => ('title' in source ? [source] : []));
    const found = await Promise.all(
      sources
        .filter(({ section }) => !isNamed(section))
        .map(async ({ section, title, find }) => ({
          section,
          title: title[request.language],
          ...(await find(request)),
        })),
    );
    return found.filter(({ count }) => count > 0);
  };
  return {
    name: 'search',
    handlers: [
      handle(searchResult, async ({ params, query }, { caller }) => {
        const { language, searchPattern: pattern } = params;
        // Before anything is queried: what is refused reaches no query, no log and no statistic.
        assertSearchable(pattern);
        const request: SearchRequest = { pattern, language, caller, from: query.from, take: query.take };
        const [found, videos, mediathek, blog, more] = await Promise.all([
          performers.search(db, { ...request, country: caller.country }),
          findNamed('videos', request),
          findNamed('mediathek', request),
          findNamed('blog', request),
          findMore(request),
        ]);
        return {
          searchPattern: pattern,
          proposals: found.proposals,
          actors: {
            count: found.count,
            link: found.count > 0 ? searchPath(language, pattern) : '',
            items: found.items.map((actor) => ({
              name: actor.name,
              image: actor.avatar?.src ?? '',
              link: `/${language}/amateur/${encodeURIComponent(actor.name.toLowerCase())}/`,
              online: actor.isOnline,
              mobileVideoCall: actor.isOnlineMobileVideocall,
            })),
          },
          videos,
          mediathek,
          blog,
          more,
        };
      }),
      resolve(actorSearch, async ({ pattern, from, take }, { caller }) => {
        assertSearchable(pattern);
        const { language, country } = caller;
        const { count, ...found } = await performers.search(db, { pattern, language, country, from, take });
        return { ...found, total: count, online: found.items.filter(({ isOnline }) => isOnline).length };
      }),
    ],
  };
}

/** Search, as the application lists it. */
export const searchDomain = defineDomain({
  name: 'search',
  uses: { performers: performersDomain },
  create: createSearch,
});
