import { definePages } from '#kit/web/page/pages.ts';

export const pages = definePages('domains/recommendations/web', [
  {
    id: 'recommendations.own',
    area: 'guest',
    access: 'guest',
    file: 'guest/routes/own.tsx',
    slugs: {
      en: 'myvisitx/recommendations',
      de: 'myvisitx/empfehlungen',
      es: 'myvisitx/recomendaciones',
    },
    group: 'personalArea',
    breadcrumb: {
      name: { en: 'For you', de: 'Für dich', nl: 'Voor jou', es: 'Para ti' },
    },
    parent: 'guest.account',
    menu: [{ in: 'account', order: 21, label: 'recommendations.menu', icon: 'sparkles' }],
  },
]);
