import { definePages } from '#kit/web/page/pages.ts';

export const pages = definePages('domains/age-check/web', [
  {
    id: 'age-check.own',
    area: 'guest',
    access: 'guest',
    file: 'guest/routes/own.tsx',
    slugs: { en: 'myvisitx/age-check' },
    breadcrumb: {
      name: { en: 'Age check', de: 'Altersprüfung', nl: 'Leeftijdscontrole', es: 'Comprobación de edad' },
    },
    group: 'personalArea',
    parent: 'guest.account',
  },
  {
    id: 'age-check.office',
    area: 'office',
    access: ['moderation'],
    file: 'office/routes/checks.tsx',
    slugs: { en: 'age-check' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 23, group: 'trust', label: 'age-check.office.menu', icon: 'badge-check' }],
  },
  {
    id: 'age-check.officePolicies',
    area: 'office',
    access: ['moderation'],
    file: 'office/routes/policies.tsx',
    slugs: { en: 'age-check/policies' },
    parent: 'age-check.office',
  },
  {
    id: 'age-check.officeIssuers',
    area: 'office',
    access: ['moderation'],
    file: 'office/routes/issuers.tsx',
    slugs: { en: 'age-check/issuers' },
    parent: 'age-check.office',
  },
]);
