import { definePages } from '#kit/web/page/pages.ts';

// The links of mails that were sent stay: this address does not change.
export const pages = definePages('domains/auto-recharge/web', [
  {
    id: 'auto-recharge.stop',
    area: 'guest',
    file: 'guest/routes/stop.tsx',
    slugs: { en: 'auto-recharge/stop/:token' },
    group: 'payment',
    indexed: false,
    breadcrumb: {
      name: {
        en: 'Stop automatic top-up',
        de: 'Automatisches Aufladen stoppen',
        nl: 'Automatisch opwaarderen stoppen',
        es: 'Detener la recarga automática',
      },
    },
    parent: 'payments.topUp',
  },
]);
