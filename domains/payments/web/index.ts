import { guestCards, guestParts, guestPushes } from '#domains/guest/web/slots.ts';
import { statementKinds } from '#domains/ledger/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { storedItems } from '#kit/web/slots/frame-slots.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { chargeback, refund, topUp } from '../contract/transfers.ts';
import { pages } from './routes.ts';

export const paymentsWeb = defineWebDomain({
  name: 'payments',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(storedItems, { file: 'parts/stored.ts', name: 'paymentsStores' }),
    fill(guestCards, { file: 'office/guest-orders.tsx', name: 'guestOrders', order: 20 }),
    fill(guestParts, { file: 'state/guest-part.ts', name: 'paymentsPart' }),
    fill(guestPushes, { file: 'state/guest-pushes.ts', name: 'paymentsPushes' }),
    fill(
      statementKinds,
      { file: 'parts/statement-kinds.tsx', name: 'topUp' },
      { kind: topUp.name, label: 'payments.kind.topUp' },
    ),
    fill(
      statementKinds,
      { file: 'parts/statement-kinds.tsx', name: 'refund' },
      { kind: refund.name, label: 'payments.kind.refund' },
    ),
    fill(
      statementKinds,
      { file: 'parts/statement-kinds.tsx', name: 'chargeback' },
      { kind: chargeback.name, label: 'payments.kind.chargeback' },
    ),
  ],
});
