import { definePages } from '#kit/web/page/pages.ts';

export const pages = definePages('domains/spending-limits/web', [
  {
    id: 'spending-limits.own',
    area: 'guest',
    access: 'guest',
    file: 'guest/routes/limits.tsx',
    slugs: { en: 'myvisitx/limits' },
    group: 'personalArea',
    breadcrumb: { name: { en: 'My limits', de: 'Meine Limits', nl: 'Mijn limieten', es: 'Mis límites' } },
    parent: 'guest.account',
    menu: [{ in: 'account', order: 76, label: 'spending-limits.title', icon: 'gauge' }],
  },
  {
    id: 'spending-limits.office',
    area: 'office',
    access: ['support'],
    file: 'office/routes/breaks.tsx',
    slugs: { en: 'breaks' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 36, group: 'trust', label: 'spending-limits.office.menu', icon: 'hand' }],
  },
]);
