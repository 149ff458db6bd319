import { definePages } from '#kit/web/pages.ts';

const studio = { area: 'studio', layout: 'studio/routes/studio-session.tsx' } as const;

/** The room of a performer, the operators' lists of what is on air and what was paid back, and the performer's studio. The studio's pages share a frame: a broadcast outlives moving between them. */
export const pages = definePages('domains/live/web', [
  {
    id: 'live.room',
    area: 'guest',
    file: 'guest/routes/room.tsx',
    slugs: { en: 'chat/:actorName' },
    footer: false,
    group: 'chat',
    lowerCase: ['actorName'],
    indexed: false,
    parent: 'performers.profile',
  },
  {
    id: 'live.officeRooms',
    area: 'office',
    file: 'office/routes/rooms.tsx',
    slugs: { en: 'rooms' },
    parent: 'office.home',
    menu: [
      { in: 'top', order: 15, label: 'live.office.onAir.menu', icon: 'radio' },
      { in: 'bottom', order: 15, label: 'live.office.onAir.menu', icon: 'radio' },
    ],
  },
  {
    id: 'live.officeChats',
    area: 'office',
    file: 'office/routes/chats.tsx',
    slugs: { en: 'chats' },
    parent: 'live.officeRooms',
  },
  {
    id: 'live.paidBack',
    area: 'office',
    file: 'office/routes/paid-back.tsx',
    slugs: { en: 'paid-back' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 35, label: 'live.office.paidBack.menu', icon: 'undo-2' }],
  },
  {
    ...studio,
    id: 'live.studio',
    file: 'studio/routes/home.tsx',
    slugs: { en: '' },
    menu: [
      { in: 'top', order: 10, label: 'live.studio.menu.live', icon: 'radio' },
      { in: 'bottom', order: 10, label: 'live.studio.menu.live', icon: 'radio' },
    ],
  },
  {
    ...studio,
    id: 'live.prices',
    file: 'studio/routes/prices.tsx',
    slugs: { en: 'prices', de: 'preise', es: 'precios' },
    parent: 'live.studio',
    menu: [
      { in: 'top', order: 20, label: 'live.studio.menu.profile', icon: 'circle-user' },
      { in: 'bottom', order: 20, label: 'live.studio.menu.profile', icon: 'circle-user' },
    ],
  },
  {
    ...studio,
    id: 'live.earnings',
    file: 'studio/routes/earnings.tsx',
    slugs: { en: 'earnings', de: 'einnahmen', es: 'ingresos' },
    parent: 'live.studio',
    menu: [
      { in: 'top', order: 30, label: 'live.studio.menu.earnings', icon: 'coins' },
      { in: 'bottom', order: 30, label: 'live.studio.menu.earnings', icon: 'coins' },
    ],
  },
  {
    ...studio,
    id: 'live.legalTexts',
    file: 'studio/routes/legal-texts.tsx',
    query: ['type', 'product', 'version', 'changes'],
    slugs: { en: 'legal', de: 'rechtstexte', es: 'textos-legales' },
    parent: 'live.studio',
    menu: [{ in: 'top', order: 90, label: 'legal.studio.menu', icon: 'scale' }],
  },
]);
