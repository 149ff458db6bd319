import { definePages } from '#kit/web/page/pages.ts';

export const pages = definePages('domains/phone-verification/web', [
  {
    id: 'phone-verification.own',
    area: 'guest',
    access: 'guest',
    file: 'guest/routes/own.tsx',
    slugs: { en: 'myvisitx/phone' },
    breadcrumb: {
      name: { en: 'My number', de: 'Meine Nummer', nl: 'Mijn nummer', es: 'Mi número' },
    },
    group: 'personalArea',
    parent: 'guest.account',
  },
  {
    id: 'phone-verification.office',
    area: 'office',
    access: ['support'],
    file: 'office/routes/verifications.tsx',
    slugs: { en: 'phone-verification' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 22, group: 'people', label: 'phone-verification.office.menu', icon: 'smartphone' }],
  },
  {
    id: 'phone-verification.officeCountries',
    area: 'office',
    access: ['support'],
    file: 'office/routes/countries.tsx',
    slugs: { en: 'phone-verification/countries' },
    parent: 'phone-verification.office',
  },
  {
    id: 'phone-verification.officeBlocked',
    area: 'office',
    access: ['support'],
    file: 'office/routes/blocked.tsx',
    slugs: { en: 'phone-verification/blocked' },
    parent: 'phone-verification.office',
  },
  {
    id: 'phone-verification.officeCaptured',
    area: 'office',
    access: ['support'],
    file: 'office/routes/captured.tsx',
    slugs: { en: 'phone-verification/captured' },
    parent: 'phone-verification.office',
  },
]);
