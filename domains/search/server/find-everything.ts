import type { FoundActors, Performers } from '#domains/performers/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { NamedSection, PageSection, SearchResult, SearchType } from '../contract/index.ts';
import { namedSections } from '../contract/index.ts';
import { actorsPath } from '../contract/pages.ts';
import type { SearchRequest } from './sources.ts';
import { searchSources } from './sources.ts';

const isNamed = (section: string): boolean => namedSections.some((name) => name === section);
const nothing: PageSection = { count: 0, isMore: false, link: '', items: [] };
const nobody: FoundActors = { count: 0, isMore: false, items: [], next: null, proposals: [] };

/** The two names of performers in the specification. */
const isOfActors = (type: SearchType | undefined): boolean =>
  type === undefined || type === 'actors' || type === 'models';

/** Asks every kind of results, or the one of a type. @throws where two domains fill one section */
export async function findEverything(
  { db, extensions }: Pick<Kit, 'db' | 'extensions'>,
  performers: Pick<Performers, 'search'>,
  request: SearchRequest,
  type?: SearchType,
): Promise<SearchResult> {
  const { pattern, language, caller } = request;
  const sources = extensions
    .of(searchSources)
    .filter((source) => type === undefined || (source.type ?? source.section) === type);
  const findNamed = async (section: NamedSection): Promise<PageSection> => {
    const [source, second] = sources.filter((entry) => entry.section === section);
    if (second) throw new Error(`The search section ${section} is filled twice.`);
    return source ? { isMore: false, ...(await source.find(request)) } : nothing;
  };
  const findMore = async () => {
    const others = sources.flatMap((source) => ('title' in source && !isNamed(source.section) ? [source] : []));
    const found = await Promise.all(
      others.map(async ({ section, title, find }) => ({
        section,
        title: title[language],
        isMore: false,
        ...(await find(request)),
      })),
    );
    return found.filter(({ count }) => count > 0);
  };
  const [found, videos, mediathek, blog, more] = await Promise.all([
    isOfActors(type) ? performers.search(db, { ...request, country: caller.country }) : nobody,
    findNamed('videos'),
    findNamed('mediathek'),
    findNamed('blog'),
    findMore(),
  ]);
  return {
    searchPattern: pattern,
    proposals: found.proposals,
    actors: {
      count: found.count,
      isMore: found.isMore,
      link: found.count > 0 ? actorsPath(language, pattern) : '',
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
}
