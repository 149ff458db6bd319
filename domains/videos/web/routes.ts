import { definePages } from '#kit/web/page/pages.ts';

/** What the address of a list may ask for: `guest/list-address.ts` reads it. */
const listQuery = ['order', 'price', 'tag', 'length', 'gender', 'after'];

const list = { area: 'guest', group: 'videos', parent: 'videos.station', query: listQuery } as const;

const ofActor = {
  area: 'guest',
  layoutOf: 'performers.profile',
  group: 'profile',
  lowerCase: ['actorName'],
} as const;

/** Videos for guests (spec 3 §2). */
export const pages = definePages('domains/videos/web', [
  {
    id: 'videos.station',
    area: 'guest',
    file: 'guest/routes/station.tsx',
    slugs: { en: 'videos' },
    group: 'videos',
    breadcrumb: { type: 'videos', name: { de: 'Videos', en: 'Videos', nl: 'Video’s', es: 'Vídeos' } },
    parent: 'performers.home',
    menu: [
      { in: 'top', order: 35, label: 'videos.menu', icon: 'clapperboard' },
      { in: 'discover', order: 35, label: 'videos.menu' },
    ],
  },
  {
    ...list,
    id: 'videos.freeClips',
    file: 'guest/routes/free-clips.tsx',
    slugs: { en: 'videos/free-clips', de: 'videos/gratis-clips', es: 'videos/clips-gratis' },
    breadcrumb: {
      type: 'videosFreeClips',
      name: { de: 'Gratis-Clips', en: 'Free clips', nl: 'Gratis clips', es: 'Clips gratis' },
    },
  },
  {
    ...list,
    id: 'videos.trends',
    file: 'guest/routes/trends.tsx',
    slugs: { en: 'videos/video-trends', de: 'videos/video-trends', es: 'videos/tendencias' },
    breadcrumb: { type: 'videosTrends', name: { de: 'Trends', en: 'Trends', nl: 'Trends', es: 'Tendencias' } },
  },
  {
    ...list,
    id: 'videos.onSale',
    file: 'guest/routes/on-sale.tsx',
    slugs: { en: 'videos/on-sale', de: 'videos/angebote', es: 'videos/ofertas' },
    breadcrumb: { type: 'videosOnSale', name: { de: 'Angebote', en: 'On sale', nl: 'Aanbiedingen', es: 'Ofertas' } },
  },
  {
    ...list,
    id: 'videos.new',
    file: 'guest/routes/new-videos.tsx',
    slugs: { en: 'videos/new-videos', de: 'videos/neue-videos', es: 'videos/nuevos-videos' },
    breadcrumb: {
      type: 'videosNew',
      name: { de: 'Neue Videos', en: 'New videos', nl: 'Nieuwe video’s', es: 'Vídeos nuevos' },
    },
  },
  {
    ...list,
    id: 'videos.all',
    file: 'guest/routes/all-videos.tsx',
    slugs: { en: 'videos/all-videos', de: 'videos/alle-videos', es: 'videos/todos-los-videos' },
    breadcrumb: {
      type: 'videosAll',
      name: { de: 'Alle Videos', en: 'All videos', nl: 'Alle video’s', es: 'Todos los vídeos' },
    },
  },
  {
    ...list,
    id: 'videos.vip',
    file: 'guest/routes/vip-videos.tsx',
    slugs: { en: 'videos/vip-videos', de: 'videos/vip-videos', es: 'videos/videos-vip' },
    breadcrumb: {
      type: 'videosVip',
      name: { de: 'VIP-Videos', en: 'VIP videos', nl: 'VIP-video’s', es: 'Vídeos VIP' },
    },
  },
  {
    ...list,
    id: 'videos.asmr',
    file: 'guest/routes/asmr.tsx',
    slugs: { en: 'videos/asmr', de: 'videos/asmr', nl: 'videos/asmr', es: 'videos/asmr' },
    breadcrumb: { type: 'videosAsmr', name: { de: 'ASMR', en: 'ASMR', nl: 'ASMR', es: 'ASMR' } },
  },
  {
    id: 'videos.stars',
    area: 'guest',
    file: 'guest/routes/stars.tsx',
    slugs: { en: 'videos/stars', de: 'videos/stars', es: 'videos/estrellas' },
    group: 'videos',
    parent: 'videos.station',
    breadcrumb: {
      type: 'videosStars',
      name: { de: 'Video-Stars', en: 'Video stars', nl: 'Videosterren', es: 'Estrellas' },
    },
  },
  {
    id: 'videos.search',
    area: 'guest',
    file: 'guest/routes/search.tsx',
    slugs: {
      en: 'search/videos/:searchPattern',
      de: 'suche/videos/:searchPattern',
      es: 'buscar/videos/:searchPattern',
    },
    query: ['after', 'only'],
    group: 'videos',
    parent: 'videos.station',
    breadcrumb: {
      type: 'videosSearch',
      name: { de: 'Suche', en: 'Search', nl: 'Zoeken', es: 'Búsqueda' },
      nameFrom: 'searchPattern',
    },
    indexed: false,
  },
  {
    ...ofActor,
    id: 'videos.ofActor',
    file: 'guest/routes/of-actor.tsx',
    slugs: { en: 'amateur/:actorName/videos' },
    query: ['after'],
    breadcrumb: {
      type: 'actorProfileVideosOverview',
      name: { de: 'Videos', en: 'Videos', nl: 'Video’s', es: 'Vídeos' },
    },
    parent: 'performers.profile',
  },
  {
    ...ofActor,
    id: 'videos.classic',
    file: 'guest/routes/classic.tsx',
    slugs: {
      en: 'amateur/:actorName/videos/classic',
      de: 'amateur/:actorName/videos/klassisch',
      es: 'amateur/:actorName/videos/clasicos',
    },
    query: ['after'],
    breadcrumb: {
      type: 'actorProfileClassicVideos',
      name: { de: 'Klassiker', en: 'Classics', nl: 'Klassiekers', es: 'Clásicos' },
    },
    parent: 'videos.ofActor',
  },
  {
    ...ofActor,
    id: 'videos.tag',
    file: 'guest/routes/of-tag.tsx',
    slugs: { en: 'amateur/:actorName/videos/tag/:tagGroup' },
    query: ['after'],
    breadcrumb: {
      type: 'actorProfileVideosOfTag',
      name: { de: 'Thema', en: 'Topic', nl: 'Thema', es: 'Tema' },
      nameFrom: 'label',
    },
    parent: 'videos.ofActor',
  },
  {
    id: 'videos.video',
    area: 'guest',
    file: 'guest/routes/video.tsx',
    slugs: { en: 'amateur/:actorName/videos/:videoId' },
    group: 'profile',
    lowerCase: ['actorName'],
    breadcrumb: {
      type: 'actorProfileVideoDetails',
      name: { de: 'Video', en: 'Video', nl: 'Video', es: 'Vídeo' },
      nameOf: 'video',
    },
    parent: 'videos.ofActor',
  },
  {
    id: 'videos.studio',
    area: 'studio',
    access: 'performer',
    layoutOf: 'studio.home',
    file: 'studio/routes/videos.tsx',
    slugs: { en: 'videos' },
    parent: 'studio.home',
    query: ['before'],
    menu: [{ in: 'top', order: 26, label: 'videos.studio.menu', icon: 'clapperboard' }],
  },
  {
    id: 'videos.studioVideo',
    area: 'studio',
    access: 'performer',
    layoutOf: 'studio.home',
    file: 'studio/routes/video.tsx',
    slugs: { en: 'videos/:videoId' },
    parent: 'videos.studio',
  },
  {
    id: 'videos.office',
    area: 'office',
    file: 'office/routes/catalogue.tsx',
    slugs: { en: 'videos' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 15, group: 'content', label: 'videos.office.menu', icon: 'clapperboard' }],
  },
  {
    id: 'videos.officeQueue',
    area: 'office',
    file: 'office/routes/queue.tsx',
    slugs: { en: 'videos/queue' },
    query: ['after'],
    parent: 'videos.office',
  },
  {
    id: 'videos.officeHeld',
    area: 'office',
    file: 'office/routes/held.tsx',
    slugs: { en: 'videos/held' },
    query: ['before'],
    parent: 'videos.office',
  },
  {
    id: 'videos.officeTags',
    area: 'office',
    file: 'office/routes/tags.tsx',
    slugs: { en: 'videos/tags' },
    query: ['tag'],
    parent: 'videos.office',
  },
  {
    id: 'videos.officeVideo',
    area: 'office',
    file: 'office/routes/video.tsx',
    slugs: { en: 'videos/:videoId' },
    parent: 'videos.office',
  },
]);
