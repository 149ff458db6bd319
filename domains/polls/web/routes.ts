import { definePages } from '#kit/web/page/pages.ts';

export const pages = definePages('domains/polls/web', [
  {
    id: 'polls.studio',
    area: 'studio',
    access: 'performer',
    layoutOf: 'studio.home',
    file: 'studio/routes/history.tsx',
    slugs: { en: 'polls', de: 'umfragen', es: 'encuestas' },
    query: ['before'],
    parent: 'studio.home',
    menu: [{ in: 'top', order: 78.5, label: 'polls.studio.menu', icon: 'vote' }],
  },
  {
    id: 'polls.office',
    area: 'office',
    access: ['moderation'],
    file: 'office/routes/polls.tsx',
    slugs: { en: 'polls' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 17.9, group: 'trust', label: 'polls.office.menu', icon: 'vote' }],
  },
]);
