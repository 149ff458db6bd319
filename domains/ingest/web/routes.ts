import { definePages } from '#kit/web/page/pages.ts';

export const pages = definePages('domains/ingest/web', [
  {
    id: 'ingest.studio',
    area: 'studio',
    access: 'performer',
    layoutOf: 'studio.home',
    file: 'studio/routes/software.tsx',
    slugs: { en: 'software', de: 'software', nl: 'software', es: 'programa' },
    parent: 'studio.home',
    menu: [{ in: 'top', order: 43, label: 'ingest.studio.menu', icon: 'monitor-up' }],
  },
  {
    id: 'ingest.office',
    area: 'office',
    access: ['support', 'moderation'],
    file: 'office/routes/software.tsx',
    slugs: { en: 'software' },
    parent: 'live.officeRooms',
    menu: [{ in: 'top', order: 37, group: 'live', label: 'ingest.office.title', icon: 'monitor-up' }],
  },
]);
