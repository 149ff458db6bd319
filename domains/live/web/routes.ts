import { definePages } from '#kit/web/page/pages.ts';

/** The room of a performer, and the operators' lists of what is on air and what was paid back. The show itself stands on the studio's front page. */
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
    id: 'live.continue',
    area: 'guest',
    access: 'guest',
    file: 'guest/routes/continue.tsx',
    slugs: { en: 'continue' },
    group: 'chat',
    indexed: false,
    parent: 'performers.home',
  },
  {
    id: 'live.officeRooms',
    area: 'office',
    access: ['support', 'moderation'],
    file: 'office/routes/rooms.tsx',
    slugs: { en: 'rooms' },
    parent: 'office.home',
    menu: [
      { in: 'top', order: 15, group: 'live', label: 'live.office.onAir.menu', icon: 'radio' },
      { in: 'bottom', order: 15, label: 'live.office.onAir.menu', icon: 'radio' },
    ],
  },
  {
    id: 'live.officeChats',
    area: 'office',
    access: ['support', 'moderation'],
    file: 'office/routes/chats.tsx',
    slugs: { en: 'chats' },
    parent: 'live.officeRooms',
  },
  {
    id: 'live.officePastChats',
    area: 'office',
    access: ['support', 'moderation'],
    file: 'office/routes/past-chats.tsx',
    slugs: { en: 'chats/all' },
    parent: 'live.officeRooms',
  },
  {
    id: 'live.paidBack',
    area: 'office',
    access: ['support', 'moderation'],
    file: 'office/routes/paid-back.tsx',
    slugs: { en: 'paid-back' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 35, group: 'live', label: 'live.office.paidBack.menu', icon: 'undo-2' }],
  },
]);
