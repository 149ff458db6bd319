import { definePages } from '#kit/web/pages.ts';

/** Pages that belong to no domain yet. */
export const pages = definePages('apps/web', [
  {
    id: 'performers.home',
    area: 'guest',
    file: 'routes/home.tsx',
    slugs: { en: '' },
    group: 'home',
    menu: [
      { in: 'top', order: 10, label: 'shell.nav.home', icon: 'home' },
      { in: 'bottom', order: 10, label: 'shell.nav.home', icon: 'home' },
    ],
  },
]);
