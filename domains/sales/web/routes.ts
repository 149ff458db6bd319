import { definePages } from '#kit/web/page/pages.ts';

/** What was sold, and who gets which part of it. */
export const pages = definePages('domains/sales/web', [
  {
    id: 'sales.list',
    area: 'office',
    access: ['support', 'finance'],
    file: 'office/routes/sales.tsx',
    slugs: { en: 'sales' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 32, group: 'money', label: 'sales.office.menu', icon: 'shopping-bag' }],
  },
  {
    id: 'sales.sale',
    area: 'office',
    access: ['support', 'finance'],
    file: 'office/routes/sale.tsx',
    slugs: { en: 'sales/:saleId' },
    parent: 'sales.list',
  },
  {
    id: 'sales.shares',
    area: 'office',
    access: ['finance'],
    file: 'office/routes/shares.tsx',
    slugs: { en: 'shares' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 33, group: 'money', label: 'sales.office.shares.menu', icon: 'chart-pie' }],
  },
]);
