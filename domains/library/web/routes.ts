import { definePages } from '#kit/web/page/pages.ts';

const page = {
  area: 'guest',
  access: 'guest',
  query: ['show', 'order', 'search', 'origin', 'after'],
  group: 'personalArea',
} as const;

/** What guests bought and pinned (spec 3 §2). */
export const pages = definePages('domains/library/web', [
  {
    ...page,
    id: 'library.videos',
    file: 'guest/routes/videos.tsx',
    slugs: { en: 'myvisitx/mediathek', de: 'myvisitx/mediathek', es: 'myvisitx/mediateca' },
    breadcrumb: {
      type: 'personalAreaVideos',
      name: { de: 'Meine Videos', en: 'My videos', nl: 'Mijn video’s', es: 'Mis vídeos' },
    },
    parent: 'guest.account',
    menu: [{ in: 'account', order: 25, label: 'library.menu', icon: 'clapperboard' }],
  },
  {
    ...page,
    id: 'library.photos',
    file: 'guest/routes/photos.tsx',
    slugs: { en: 'myvisitx/mediathek/photos', de: 'myvisitx/mediathek/fotos', es: 'myvisitx/mediateca/fotos' },
    breadcrumb: {
      type: 'personalAreaPhotos',
      name: { de: 'Meine Fotos', en: 'My photos', nl: 'Mijn foto’s', es: 'Mis fotos' },
    },
    parent: 'library.videos',
  },
]);
