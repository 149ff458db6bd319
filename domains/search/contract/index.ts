import { z } from 'zod';
import { ModelPage } from '#domains/performers/contract/index.ts';
import { anyone, languages } from '#kit/contract/access.ts';
import { query, route } from '#kit/contract/operations.ts';
import { defineProblem } from '#kit/contract/problem.ts';
import { typedText } from '#kit/contract/typed-text.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import { longestPattern } from './pages.ts';

/** A request is remembered on the device from this many characters on (spec 3 §5). */
export const shortestKept = 3;
/** Items of a section when nothing else is asked for (spec 3 §7). */
const takeByDefault = 10;
/** Performers on a page of results (spec 1 §9). */
export const actorsPerPage = 30;

/** For words that suggest minors. The answer does not repeat them, and nobody keeps them. */
export const searchRefused = defineProblem('search_refused', 422, {
  en: 'We do not search for this. Everybody on this site is an adult.',
  de: 'Danach suchen wir nicht. Hier sind ausschließlich Erwachsene.',
  nl: 'Hier zoeken we niet naar. Iedereen op deze site is volwassen.',
  es: 'No buscamos eso. En este sitio todas las personas son adultas.',
});

/** A performer as a result (spec 3 §3). */
export const FoundActor = z
  .object({
    name: z.string(),
    image: z.string().describe('address of the portrait; empty when there is none'),
    link: z.string().describe('path of the profile in the language of the search'),
    online: z.boolean(),
    mobileVideoCall: z.boolean(),
  })
  .meta({ id: 'FoundActor' });
export type FoundActor = z.infer<typeof FoundActor>;

/** A result of another kind: a video, a series, an article. */
export const FoundPage = z.object({ name: z.string(), image: z.string(), link: z.string() }).meta({ id: 'FoundPage' });

const sectionOf = <T extends z.ZodType>(items: T) => ({
  count: z.int().describe('how many fit, however many are listed'),
  link: z.string().describe('path of the page with all of them; empty when there is none'),
  items: z.array(items),
});
const ActorSection = z.object(sectionOf(FoundActor)).meta({ id: 'FoundActors' });
export const PageSection = z.object(sectionOf(FoundPage)).meta({ id: 'FoundPages' });
export type PageSection = z.infer<typeof PageSection>;

/** Everything one pattern finds (spec 3 §3). A kind whose domain is not there has count 0 and no items. */
export const SearchResult = z
  .object({
    searchPattern: z.string(),
    proposals: z.array(z.string()).describe('names and themes the pattern may have been on the way to, best first'),
    actors: ActorSection,
    videos: PageSection,
    mediathek: PageSection,
    blog: PageSection,
    more: z
      .array(PageSection.extend({ section: z.string(), title: z.string() }).meta({ id: 'FoundSection' }))
      .describe(
        'kinds of results that the specification does not name and that fit; titles in the language of the search',
      ),
  })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.infer<typeof SearchResult>;

/** The kinds of results the specification names besides performers; other domains fill them. */
export const namedSections = ['videos', 'mediathek', 'blog'] as const;
export type NamedSection = (typeof namedSections)[number];

export const searchResult = route({
  name: 'searchResult',
  cost: 10,
  method: 'GET',
  path: 'searchResult/search/{language}/{searchPattern}',
  summary: 'Everything a pattern finds; small slips of the keyboard are forgiven (spec 1 §7, spec 3 §7).',
  access: anyone,
  limit: { points: 240, seconds: 60, per: 'address' },
  problems: [searchRefused],
  params: z.object({
    language: z.enum(languages),
    searchPattern: typedText('search').min(1).max(longestPattern).regex(visiblePattern),
  }),
  query: z.object({
    from: z.coerce.number().int().min(0).max(10_000).default(0),
    take: z.coerce.number().int().min(1).max(60).default(takeByDefault),
  }),
  response: SearchResult,
});

/** Performers a pattern finds, as cards, with what it may have been on the way to. */
const ActorSearchPage = ModelPage.omit({ onlyGender: true })
  .extend({ proposals: z.array(z.string()) })
  .meta({ id: 'ActorSearchPage' });

export const actorSearch = query({
  name: 'actorSearch',
  cost: 10,
  summary: 'The performers a pattern finds as cards, thirty a page (spec 1 §9).',
  access: anyone,
  limit: { points: 240, seconds: 60, per: 'address' },
  problems: [searchRefused],
  args: z.object({
    pattern: typedText('search').min(1).max(longestPattern).regex(visiblePattern),
    from: z.int().min(0).max(10_000).default(0),
    take: z.int().min(1).max(60).default(actorsPerPage),
  }),
  result: ActorSearchPage,
});
