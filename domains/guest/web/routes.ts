import { definePages } from '#kit/web/page/pages.ts';

/** The personal area (spec 1 §2), and the operators' pages of guests. */
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
  {
    id: 'guest.officeGuests',
    area: 'office',
    access: ['support', 'moderation'],
    file: 'office/routes/guests.tsx',
    slugs: { en: 'guests' },
    parent: 'office.home',
    menu: [
      { in: 'top', order: 12, group: 'people', label: 'guest.office.guests.menu', icon: 'users' },
      { in: 'bottom', order: 12, label: 'guest.office.guests.menu', icon: 'users' },
    ],
  },
  {
    id: 'guest.officeGuest',
    area: 'office',
    access: ['support', 'moderation'],
    file: 'office/routes/guest.tsx',
    slugs: { en: 'guests/:guestId' },
    parent: 'guest.officeGuests',
  },
]);
