import { definePages } from '#kit/web/pages.ts';

/** The personal area (spec 1 §2). */
export const pages = definePages('domains/guest/web', [
  {
    id: 'guest.account',
    breadcrumb: { name: { de: 'Mein Vesper', en: 'My Vesper', nl: 'Mijn Vesper', es: 'Mi Vesper' } },
    area: 'guest',
    access: 'guest',
    file: 'guest/routes/account.tsx',
    slugs: { en: 'myvisitx' },
    group: 'personalArea',
    parent: 'performers.home',
    menu: [{ in: 'account', order: 10, label: 'guest.account.menu', icon: 'circle-user' }],
  },
  {
    id: 'guest.profile',
    breadcrumb: {
      type: 'personalAreaGuestProfile',
      name: { de: 'Mein Profil', en: 'My profile', nl: 'Mijn profiel', es: 'Mi perfil' },
    },
    area: 'guest',
    access: 'guest',
    file: 'guest/routes/profile.tsx',
    slugs: { en: 'myvisitx/profile', de: 'myvisitx/profil', es: 'myvisitx/perfil' },
    group: 'personalArea',
    parent: 'guest.account',
    menu: [{ in: 'account', order: 70, label: 'guest.profile.menu', icon: 'user-pen' }],
  },
]);
