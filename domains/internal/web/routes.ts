import { definePages } from '#kit/web/page/pages.ts';

/** Where operators do maintenance. */
export const pages = definePages('domains/internal/web', [
  {
    id: 'internal.maintenance',
    area: 'office',
    access: ['administrator'],
    file: 'office/routes/maintenance.tsx',
    slugs: { en: 'internal' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 85, group: 'platform', label: 'internal.office.menu', icon: 'settings' }],
  },
]);
