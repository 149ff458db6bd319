import { definePages } from '#kit/web/page/pages.ts';

export const pages = definePages('domains/calls/web', [
  {
    id: 'calls.call',
    area: 'guest',
    access: 'guest',
    file: 'guest/routes/call.tsx',
    slugs: { en: 'call/:actorName' },
    query: ['with'],
    footer: false,
    group: 'chat',
    lowerCase: ['actorName'],
    indexed: false,
    parent: 'performers.profile',
  },
  {
    id: 'calls.studio',
    area: 'studio',
    access: 'performer',
    layoutOf: 'studio.home',
    file: 'studio/routes/calls.tsx',
    slugs: { en: 'calls', de: 'anrufe', nl: 'oproepen', es: 'llamadas' },
    parent: 'studio.home',
    menu: [{ in: 'top', order: 27, label: 'calls.studio.menu', icon: 'phone' }],
  },
]);
