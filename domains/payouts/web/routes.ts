import { definePages } from '#kit/web/page/pages.ts';

const studio = { area: 'studio', access: 'performer', layoutOf: 'studio.home' } as const;

const office = { area: 'office', access: ['finance'] } as const;

export const pages = definePages('domains/payouts/web', [
  {
    ...studio,
    id: 'payouts.money',
    file: 'studio/routes/money.tsx',
    slugs: { en: 'money', de: 'geld', es: 'dinero' },
    query: ['month', 'payoutsBefore', 'notesBefore'],
    parent: 'studio.home',
    menu: [
      { in: 'top', order: 31, label: 'payouts.studio.menu', icon: 'wallet' },
      { in: 'bottom', order: 31, label: 'payouts.studio.menu', icon: 'wallet' },
    ],
  },
  {
    ...studio,
    id: 'payouts.payee',
    file: 'studio/routes/payee.tsx',
    slugs: { en: 'money/details', de: 'geld/angaben', es: 'dinero/datos' },
    parent: 'payouts.money',
  },
  {
    ...office,
    id: 'payouts.office',
    file: 'office/routes/runs.tsx',
    slugs: { en: 'payouts' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 33, group: 'money', label: 'payouts.office.menu', icon: 'landmark' }],
  },
  {
    ...office,
    id: 'payouts.officeItems',
    file: 'office/routes/items.tsx',
    slugs: { en: 'payouts/items' },
    parent: 'payouts.office',
  },
  {
    ...office,
    id: 'payouts.officeRun',
    file: 'office/routes/run.tsx',
    slugs: { en: 'payouts/runs/:runId' },
    parent: 'payouts.office',
  },
  {
    ...office,
    id: 'payouts.officeYears',
    file: 'office/routes/years.tsx',
    slugs: { en: 'payouts/years' },
    query: ['year', 'after'],
    parent: 'payouts.office',
  },
  {
    ...office,
    id: 'payouts.officeBooks',
    file: 'office/routes/books.tsx',
    slugs: { en: 'payouts/books' },
    parent: 'payouts.office',
  },
  {
    ...office,
    id: 'payouts.officePerson',
    file: 'office/routes/person.tsx',
    slugs: { en: 'payouts/people/:accountId' },
    parent: 'payouts.office',
  },
]);
