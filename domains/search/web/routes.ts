import { definePages } from '#kit/web/page/pages.ts';
import { formSlugs, patternName, searchSlugs } from '../contract/pages.ts';

/** The page with everything a pattern finds, and the one a form without a script leads by. */
export const pages = definePages('domains/search/web', [
  {
    id: 'search.form',
    area: 'guest',
    file: 'guest/routes/form.tsx',
    query: [patternName],
    slugs: formSlugs,
    group: 'search',
    parent: 'performers.home',
    indexed: false,
  },
  {
    id: 'search.results',
    breadcrumb: {
      type: 'search',
      name: { de: 'Suche', en: 'Search', nl: 'Zoeken', es: 'Búsqueda' },
      nameFrom: 'searchPattern',
    },
    area: 'guest',
    file: 'guest/routes/results.tsx',
    query: ['page'],
    slugs: searchSlugs,
    group: 'search',
    parent: 'performers.home',
    indexed: false,
  },
]);
