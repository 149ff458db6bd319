import { definePages } from '#kit/web/page/pages.ts';

/** Albums of pictures: for guests below a performer's pictures (spec 3 §2), for performers, for operators. */
export const pages = definePages('domains/albums/web', [
  {
    id: 'albums.album',
    area: 'guest',
    file: 'guest/routes/album.tsx',
    slugs: {
      en: 'amateur/:actorName/pictures/:albumId',
      de: 'amateur/:actorName/bilder/:albumId',
      es: 'amateur/:actorName/fotos/:albumId',
    },
    group: 'profile',
    lowerCase: ['actorName'],
    breadcrumb: {
      type: 'actorProfileAlbum',
      name: { de: 'Album', en: 'Album', nl: 'Album', es: 'Álbum' },
      nameOf: 'album',
    },
    parent: 'performers.pictures',
  },
  {
    id: 'albums.studio',
    area: 'studio',
    access: 'performer',
    layoutOf: 'studio.home',
    file: 'studio/routes/albums.tsx',
    slugs: { en: 'albums' },
    parent: 'studio.home',
    query: ['before'],
    menu: [{ in: 'top', order: 27, label: 'albums.studio.menu', icon: 'images' }],
  },
  {
    id: 'albums.studioAlbum',
    area: 'studio',
    access: 'performer',
    layoutOf: 'studio.home',
    file: 'studio/routes/album.tsx',
    slugs: { en: 'albums/:albumId' },
    parent: 'albums.studio',
  },
  {
    id: 'albums.office',
    area: 'office',
    access: ['moderation'],
    file: 'office/routes/catalogue.tsx',
    slugs: { en: 'albums' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 16, group: 'content', label: 'albums.office.menu', icon: 'images' }],
  },
  {
    id: 'albums.officeQueue',
    area: 'office',
    access: ['moderation'],
    file: 'office/routes/queue.tsx',
    slugs: { en: 'albums/queue' },
    query: ['after'],
    parent: 'albums.office',
  },
  {
    id: 'albums.officeAlbum',
    area: 'office',
    access: ['moderation'],
    file: 'office/routes/album.tsx',
    slugs: { en: 'albums/:albumId' },
    parent: 'albums.office',
  },
]);
