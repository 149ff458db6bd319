import { definePages } from '#kit/web/page/pages.ts';

export const pages = definePages('domains/vouchers/web', [
  {
    id: 'vouchers.own',
    area: 'guest',
    access: 'guest',
    file: 'guest/routes/benefits.tsx',
    slugs: { en: 'myvisitx/benefits', de: 'myvisitx/vorteile', es: 'myvisitx/ventajas' },
    group: 'personalArea',
    breadcrumb: { name: { en: 'Benefits', de: 'Vorteile', nl: 'Voordelen', es: 'Ventajas' } },
    parent: 'guest.account',
    menu: [{ in: 'account', order: 29, label: 'vouchers.menu', icon: 'gift' }],
  },
  {
    id: 'vouchers.office',
    area: 'office',
    access: ['support', 'finance'],
    file: 'office/routes/all.tsx',
    slugs: { en: 'vouchers' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 35, group: 'marketing', label: 'vouchers.office.menu', icon: 'ticket' }],
  },
  {
    id: 'vouchers.officeGrant',
    area: 'office',
    access: ['support', 'finance'],
    file: 'office/routes/grant.tsx',
    slugs: { en: 'vouchers/grant' },
    parent: 'vouchers.office',
  },
]);
