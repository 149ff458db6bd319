import { definePages } from '#kit/web/pages.ts';

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
]);
