import { definePages } from '#kit/web/page/pages.ts';

const office = { area: 'office', access: ['content'] } as const;

/** Lists of top cams, collections, and where operators arrange the homepage. */
export const pages = definePages('domains/home/web', [
  {
    id: 'performers.topCams',
    area: 'guest',
    layoutOf: 'performers.profile',
    group: 'profile',
    lowerCase: ['actorName'],
    file: 'guest/routes/actor-top-cams.tsx',
    slugs: {
      en: 'amateur/:actorName/top-cams',
      de: 'amateur/:actorName/top-cams',
      es: 'amateur/:actorName/mejores-cams',
    },
    parent: 'performers.profile',
    breadcrumb: {
      type: 'actorProfileTopCamgirls',
      name: { de: 'Top-Cams', en: 'Top cams', nl: 'Topcams', es: 'Mejores cams' },
    },
  },
  {
    id: 'home.top100',
    area: 'guest',
    group: 'cams',
    file: 'guest/routes/top-100.tsx',
    slugs: { en: 'top-cams' },
    parent: 'performers.cams',
    breadcrumb: { type: 'topCamsTop100', name: { de: 'Top 100', en: 'Top 100', nl: 'Top 100', es: 'Top 100' } },
    menu: [{ in: 'discover', order: 45, label: 'home.top.menu' }],
  },
  {
    id: 'home.topBestChats',
    area: 'guest',
    group: 'cams',
    file: 'guest/routes/top-best-chats.tsx',
    slugs: { en: 'top-cams/best-chats', de: 'top-cams/beste-chats', es: 'top-cams/mejores-chats' },
    parent: 'home.top100',
    breadcrumb: {
      type: 'topCamsBestChats',
      name: { de: 'Beste Chats', en: 'Best chats', nl: 'Beste chats', es: 'Mejores chats' },
    },
  },
  {
    id: 'home.topFavourites',
    area: 'guest',
    group: 'cams',
    file: 'guest/routes/top-favourites.tsx',
    slugs: { en: 'top-cams/favourites', de: 'top-cams/meistgeliebt', es: 'top-cams/las-mas-queridas' },
    parent: 'home.top100',
    breadcrumb: {
      type: 'topCamsFavorites',
      name: { de: 'Meistgeliebt', en: 'Most loved', nl: 'Meest geliefd', es: 'Las más queridas' },
    },
  },
  {
    id: 'home.topVideoCall',
    area: 'guest',
    group: 'cams',
    file: 'guest/routes/top-video-call.tsx',
    slugs: { en: 'top-cams/video-call', de: 'top-cams/videoanruf', es: 'top-cams/videollamada' },
    parent: 'home.top100',
    breadcrumb: {
      type: 'topCamsVideoCall',
      name: { de: 'Videoanruf', en: 'Video call', nl: 'Videogesprek', es: 'Videollamada' },
    },
  },
  {
    id: 'home.collection',
    area: 'guest',
    group: 'cams',
    file: 'guest/routes/collection.tsx',
    slugs: { en: 'collections/:collectionSlug' },
    parent: 'performers.cams',
    lowerCase: ['collectionSlug'],
    breadcrumb: {
      type: 'collection',
      name: { de: 'Sammlung', en: 'Collection', nl: 'Collectie', es: 'Colección' },
      nameOf: 'collection',
    },
  },
  {
    ...office,
    id: 'home.office',
    file: 'office/routes/arrangements.tsx',
    slugs: { en: 'homepage' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 17, group: 'content', label: 'home.office.menu', icon: 'layout-list' }],
  },
  {
    ...office,
    id: 'home.officeArrangement',
    file: 'office/routes/arrangement.tsx',
    slugs: { en: 'homepage/:arrangementId' },
    parent: 'home.office',
  },
  {
    ...office,
    id: 'home.officeCollections',
    file: 'office/routes/collections.tsx',
    slugs: { en: 'homepage/collections' },
    parent: 'home.office',
  },
  {
    ...office,
    id: 'home.officeNewCollection',
    file: 'office/routes/new-collection.tsx',
    slugs: { en: 'homepage/collections/new' },
    parent: 'home.officeCollections',
  },
  {
    ...office,
    id: 'home.officeCollection',
    file: 'office/routes/collection.tsx',
    slugs: { en: 'homepage/collections/:collectionId' },
    parent: 'home.officeCollections',
  },
]);
