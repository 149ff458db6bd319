import { definePages } from '#kit/web/pages.ts';

/** The help centre. */
export const pages = definePages('domains/help/web', [
  {
    id: 'help.center',
    area: 'guest',
    file: 'guest/routes/center.tsx',
    query: ['name', 'q'],
    slugs: { en: 'help', de: 'hilfe', es: 'ayuda' },
    group: 'help',
    parent: 'performers.home',
    menu: [{ in: 'help', order: 10, label: 'help.menu' }],
  },
]);
