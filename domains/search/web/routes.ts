import { definePages } from '#kit/web/pages.ts';
import { searchSlugs } from '../contract/pages.ts';

/** The page with everything a pattern finds. */
export const pages = definePages('domains/search/web', [
  {
    id: 'search.results',
    area: 'guest',
    file: 'guest/routes/results.tsx',
    slugs: searchSlugs,
    group: 'search',
    parent: 'performers.home',
    indexed: false,
  },
]);
