import { definePages } from '#kit/web/page/pages.ts';

export const pages = definePages('domains/tracking/web', [
  {
    id: 'tracking.report',
    area: 'office',
    access: ['finance', 'content'],
    file: 'office/routes/report.tsx',
    slugs: { en: 'tracking' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 50, group: 'marketing', label: 'tracking.office.menu', icon: 'chart-line' }],
  },
]);
