import { definePages } from '#kit/web/page/pages.ts';

export const pages = definePages('domains/room-helpers/web', [
  {
    id: 'room-helpers.own',
    area: 'guest',
    access: 'guest',
    file: 'guest/routes/own.tsx',
    slugs: { en: 'myvisitx/helping' },
    breadcrumb: {
      name: { en: 'Helping in rooms', de: 'Helfen in Räumen', nl: 'Helpen in kamers', es: 'Ayudar en salas' },
    },
    group: 'personalArea',
    parent: 'guest.account',
    menu: [{ in: 'account', order: 58, label: 'room-helpers.own.title', icon: 'shield-check' }],
  },
  {
    id: 'room-helpers.studio',
    area: 'studio',
    access: 'performer',
    layoutOf: 'studio.home',
    file: 'studio/routes/helpers.tsx',
    slugs: { en: 'helpers', de: 'helfer', es: 'ayudantes' },
    parent: 'studio.home',
    menu: [{ in: 'top', order: 79, label: 'room-helpers.studio.menu', icon: 'shield-check' }],
  },
  {
    id: 'room-helpers.studioLog',
    area: 'studio',
    access: 'performer',
    layoutOf: 'studio.home',
    file: 'studio/routes/log.tsx',
    slugs: { en: 'helpers/log', de: 'helfer/log', es: 'ayudantes/log' },
    query: ['before'],
    parent: 'room-helpers.studio',
  },
  {
    id: 'room-helpers.office',
    area: 'office',
    access: ['moderation'],
    file: 'office/routes/bans.tsx',
    slugs: { en: 'room-bans' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 17.8, group: 'trust', label: 'room-helpers.office.menu', icon: 'door-closed' }],
  },
  {
    id: 'room-helpers.officeLog',
    area: 'office',
    access: ['moderation'],
    file: 'office/routes/log.tsx',
    slugs: { en: 'room-bans/log' },
    parent: 'room-helpers.office',
  },
]);
