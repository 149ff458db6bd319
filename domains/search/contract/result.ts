import { z } from 'zod';

/** Results are counted to here; beyond it they are "more than". */
export const mostCounted = 1000;

/**
 * Kinds of results and how many of each stand on a page of their own (spec 1 §9). A kind whose domain is not there, or that its
 * domain offers nowhere, finds nothing.
 */
export const pageSizes = {
  actors: 30,
  models: 30,
  videos: 30,
  asmr: 3,
  photos: 14,
  galleries: 14,
  tv: 30,
  mediathek: 30,
  blog: 15,
} as const;
export const searchTypes = Object.keys(pageSizes) as [keyof typeof pageSizes];
export type SearchType = keyof typeof pageSizes;

/** Orders of results: how well they fit and are liked (and who is live), or one of three figures. */
export const SearchSort = z.enum(['rank', 'newest', 'liked', 'price']).meta({ id: 'SearchSort' });
export type SearchSort = z.infer<typeof SearchSort>;

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
  count: z
    .int()
    .describe(`how many fit, to ${mostCounted}; where no total was asked for, how many are known of by this answer`),
  isMore: z.boolean().describe('more fit than the count says'),
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
