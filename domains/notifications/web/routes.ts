import { definePages } from '#kit/web/page/pages.ts';

export const pages = definePages('domains/notifications/web', [
  {
    id: 'notifications.preferences',
    area: 'guest',
    access: 'guest',
    file: 'guest/routes/preferences.tsx',
    slugs: { en: 'myvisitx/notifications' },
    group: 'personalArea',
    breadcrumb: {
      name: { en: 'Notifications', de: 'Benachrichtigungen', nl: 'Meldingen', es: 'Avisos' },
    },
    parent: 'guest.account',
    menu: [{ in: 'account', order: 75, label: 'notifications.label', icon: 'bell' }],
  },
  {
    id: 'notifications.unsubscribe',
    area: 'guest',
    file: 'guest/routes/unsubscribe.tsx',
    slugs: { en: 'unsubscribe/:token' },
    group: 'personalArea',
    indexed: false,
    breadcrumb: { name: { en: 'Unsubscribe', de: 'Abbestellen', nl: 'Afmelden', es: 'Darse de baja' } },
    parent: 'performers.home',
  },
]);
