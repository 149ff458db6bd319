import { definePages } from '#kit/web/page/pages.ts';
import { searchQuery } from './parts/search-query.ts';

export const pages = definePages('domains/actor-search/web', [
  {
    id: 'actor-search.search',
    breadcrumb: {
      type: 'actorSearch',
      name: { en: 'Find performers', de: 'Darsteller finden', nl: 'Performers vinden', es: 'Buscar artistas' },
    },
    area: 'guest',
    file: 'guest/routes/search.tsx',
    query: searchQuery,
    slugs: { en: 'actor-search', de: 'darsteller-suche', es: 'buscar-artistas' },
    group: 'cams',
    parent: 'performers.cams',
    indexed: false,
    menu: [
      { in: 'top', order: 45, label: 'actor-search.menu', icon: 'sliders-horizontal' },
      { in: 'discover', order: 45, label: 'actor-search.menu' },
    ],
  },
  {
    id: 'actor-search.saved',
    breadcrumb: {
      name: {
        en: 'Saved searches',
        de: 'Gespeicherte Suchen',
        nl: 'Bewaarde zoekopdrachten',
        es: 'Búsquedas guardadas',
      },
    },
    area: 'guest',
    access: 'guest',
    file: 'guest/routes/saved.tsx',
    slugs: { en: 'myvisitx/searches', de: 'myvisitx/suchen', es: 'myvisitx/busquedas' },
    group: 'personalArea',
    parent: 'guest.account',
    menu: [{ in: 'account', order: 22, label: 'actor-search.saved.menu', icon: 'search' }],
  },
  {
    id: 'actor-search.studio',
    area: 'studio',
    access: 'performer',
    layoutOf: 'studio.home',
    file: 'studio/routes/attributes.tsx',
    slugs: { en: 'attributes', de: 'merkmale', es: 'caracteristicas' },
    parent: 'studio.home',
    menu: [{ in: 'top', order: 88, label: 'actor-search.studio.menu', icon: 'list-checks' }],
  },
  {
    id: 'actor-search.interest',
    area: 'studio',
    access: 'performer',
    layoutOf: 'studio.home',
    file: 'studio/routes/interest.tsx',
    slugs: { en: 'interest', de: 'interesse', nl: 'belangstelling', es: 'interes' },
    parent: 'studio.home',
    menu: [{ in: 'top', order: 89, label: 'actor-search.interest.menu', icon: 'map' }],
  },
  {
    id: 'actor-search.office',
    area: 'office',
    access: ['content'],
    file: 'office/routes/attributes.tsx',
    slugs: { en: 'attributes' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 56, group: 'content', label: 'actor-search.office.menu', icon: 'tags' }],
  },
]);
