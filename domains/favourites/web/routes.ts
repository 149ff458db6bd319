import { definePages } from '#kit/web/page/pages.ts';

export const pages = definePages('domains/favourites/web', [
  {
    id: 'favourites.cams',
    area: 'guest',
    access: 'guest',
    file: 'guest/routes/favourites.tsx',
    slugs: { en: 'myvisitx/favorite-cams', de: 'myvisitx/lieblings-cams', es: 'myvisitx/cams-favoritas' },
    query: ['page'],
    group: 'personalArea',
    breadcrumb: {
      name: { en: 'Favourites', de: 'Favoriten', nl: 'Favorieten', es: 'Favoritos' },
    },
    parent: 'guest.account',
    menu: [{ in: 'account', order: 20, label: 'favourites.menu', icon: 'heart' }],
  },
  {
    id: 'favourites.pictures',
    area: 'guest',
    access: 'guest',
    file: 'guest/routes/pictures.tsx',
    slugs: {
      en: 'myvisitx/favorite-cams/pictures',
      de: 'myvisitx/lieblings-cams/bilder',
      es: 'myvisitx/cams-favoritas/fotos',
    },
    query: ['page'],
    group: 'personalArea',
    breadcrumb: {
      name: { en: 'Pictures', de: 'Bilder', nl: 'Foto’s', es: 'Fotos' },
    },
    parent: 'favourites.cams',
  },
  {
    id: 'favourites.galleries',
    area: 'guest',
    access: 'guest',
    file: 'guest/routes/galleries.tsx',
    slugs: {
      en: 'myvisitx/favorite-cams/galleries',
      de: 'myvisitx/lieblings-cams/galerien',
      es: 'myvisitx/cams-favoritas/galerias',
    },
    query: ['page'],
    group: 'personalArea',
    breadcrumb: {
      name: { en: 'Galleries', de: 'Galerien', nl: 'Galerijen', es: 'Galerías' },
    },
    parent: 'favourites.cams',
  },
]);
