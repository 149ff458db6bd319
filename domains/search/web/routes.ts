import { definePages } from '#kit/web/page/pages.ts';
import { actorsSlugs, formSlugs, galleriesSlugs, patternName, searchSlugs } from '../contract/pages.ts';

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
    slugs: searchSlugs,
    group: 'search',
    parent: 'performers.home',
    indexed: false,
  },
  {
    id: 'search.actors',
    breadcrumb: {
      type: 'searchActors',
      name: { de: 'Profile', en: 'Performers', nl: 'Performers', es: 'Modelos' },
    },
    area: 'guest',
    file: 'guest/routes/actors.tsx',
    query: ['after', 'sort'],
    slugs: actorsSlugs,
    group: 'search',
    parent: 'search.results',
    indexed: false,
  },
  {
    id: 'search.galleries',
    breadcrumb: {
      type: 'searchGalleries',
      name: { de: 'Alben', en: 'Albums', nl: 'Albums', es: 'Álbumes' },
    },
    area: 'guest',
    file: 'guest/routes/galleries.tsx',
    query: ['page'],
    slugs: galleriesSlugs,
    group: 'search',
    parent: 'search.results',
    indexed: false,
  },
  {
    id: 'search.officeWords',
    area: 'office',
    access: ['content', 'moderation'],
    file: 'office/routes/words.tsx',
    slugs: { en: 'search-words' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 62, group: 'content', label: 'search.office.menu', icon: 'search' }],
  },
]);
