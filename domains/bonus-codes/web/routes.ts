import { definePages } from '#kit/web/page/pages.ts';

export const pages = definePages('domains/bonus-codes/web', [
  {
    id: 'bonus-codes.own',
    area: 'guest',
    file: 'guest/routes/redeem.tsx',
    slugs: { en: 'bonus' },
    breadcrumb: {
      name: { en: 'Redeem a code', de: 'Code einlösen', nl: 'Code inwisselen', es: 'Canjear un código' },
    },
    group: 'personalArea',
    parent: 'guest.account',
    indexed: false,
    query: ['code'],
  },
  {
    id: 'bonus-codes.office',
    area: 'office',
    access: ['finance'],
    file: 'office/routes/campaigns.tsx',
    slugs: { en: 'bonus-codes' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 55, group: 'marketing', label: 'bonus-codes.office.menu', icon: 'percent' }],
  },
  {
    id: 'bonus-codes.officeCodes',
    area: 'office',
    access: ['finance'],
    file: 'office/routes/codes.tsx',
    slugs: { en: 'bonus-codes/codes' },
    parent: 'bonus-codes.office',
  },
  {
    id: 'bonus-codes.officeCampaign',
    area: 'office',
    access: ['finance'],
    file: 'office/routes/campaign.tsx',
    slugs: { en: 'bonus-codes/:campaignId' },
    parent: 'bonus-codes.office',
  },
]);
