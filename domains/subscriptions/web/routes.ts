import { definePages } from '#kit/web/page/pages.ts';

export const pages = definePages('domains/subscriptions/web', [
  {
    id: 'vip.club',
    area: 'guest',
    file: 'guest/routes/vip-club.tsx',
    slugs: { en: 'vipclub' },
    // The way back from the checkout of a card.
    query: ['card', 'result'],
    group: 'offers',
    breadcrumb: { name: { en: 'VIP club', de: 'VIP-Club', nl: 'VIP-club', es: 'Club VIP' } },
    parent: 'performers.home',
    menu: [{ in: 'account', order: 31, label: 'subscriptions.my', icon: 'sparkles' }],
  },
  {
    id: 'subscriptions.club',
    area: 'guest',
    layoutOf: 'performers.profile',
    file: 'guest/routes/of-actor.tsx',
    slugs: { en: 'amateur/:actorName/club' },
    group: 'profile',
    lowerCase: ['actorName'],
    breadcrumb: { type: 'fanClub', name: { en: 'Fan club', de: 'Fanclub', nl: 'Fanclub', es: 'Club de fans' } },
    parent: 'performers.profile',
  },
  {
    id: 'subscriptions.studio',
    area: 'studio',
    access: 'performer',
    layoutOf: 'studio.home',
    file: 'studio/routes/fan-club.tsx',
    slugs: { en: 'fan-club' },
    parent: 'studio.home',
    menu: [{ in: 'top', order: 42, label: 'subscriptions.studio.title', icon: 'heart-handshake' }],
  },
  {
    id: 'subscriptions.office',
    area: 'office',
    access: ['support', 'finance'],
    file: 'office/routes/all.tsx',
    slugs: { en: 'subscriptions' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 47, group: 'money', label: 'subscriptions.office.menu', icon: 'crown' }],
  },
  {
    id: 'subscriptions.officePlans',
    area: 'office',
    access: ['finance'],
    file: 'office/routes/plans.tsx',
    slugs: { en: 'subscriptions/products' },
    parent: 'subscriptions.office',
  },
]);
