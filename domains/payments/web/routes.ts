import { definePages } from '#kit/web/page/pages.ts';

/** Topping up, what became of it, and the operators' list of orders. */
export const pages = definePages('domains/payments/web', [
  {
    id: 'payments.topUp',
    breadcrumb: { type: 'topUp', name: { de: 'Coins aufladen', en: 'Top up', nl: 'Opwaarderen', es: 'Recargar' } },
    area: 'guest',
    file: 'guest/routes/top-up.tsx',
    slugs: { en: 'top-up', de: 'coins-aufladen', es: 'recargar' },
    group: 'payment',
    parent: 'performers.home',
    menu: [{ in: 'account', order: 20, label: 'payments.topUp.menu', icon: 'coins' }],
  },
  {
    id: 'payments.receipt',
    area: 'guest',
    access: 'guest',
    file: 'guest/routes/receipt.tsx',
    slugs: { en: 'top-up/:orderId', de: 'coins-aufladen/:orderId', es: 'recargar/:orderId' },
    group: 'payment',
    parent: 'payments.topUp',
    // Whoever has paid is told so.
    share: { points: 300, seconds: 600 },
  },
  {
    id: 'payments.orders',
    area: 'office',
    access: ['support', 'finance'],
    file: 'office/routes/orders.tsx',
    slugs: { en: 'orders' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 32, group: 'money', label: 'payments.office.orders.menu', icon: 'receipt' }],
  },
  {
    id: 'payments.order',
    area: 'office',
    access: ['support', 'finance'],
    file: 'office/routes/order.tsx',
    slugs: { en: 'orders/:orderId' },
    parent: 'payments.orders',
  },
  {
    id: 'payments.pricing',
    area: 'office',
    access: ['finance'],
    file: 'office/routes/pricing.tsx',
    slugs: { en: 'pricing' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 34, group: 'money', label: 'payments.office.pricing.menu', icon: 'coins' }],
  },
]);
