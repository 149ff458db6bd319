import { statementKinds } from '#domains/ledger/web/slots.ts';
import { roomTicker, studioPanel, tipButton } from '#domains/live/web/slots.ts';
import { saleKindWords } from '#domains/sales/web/slots.ts';
import { studioFrame } from '#domains/studio/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { toySale } from '../contract/sale-kind.ts';
import { toyPaid, toyPaidBack } from '../contract/transfers.ts';
import { pages } from './routes.ts';

export const toysWeb = defineWebDomain({
  name: 'toys',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(
      statementKinds,
      { file: 'parts/statement-kind.tsx', name: 'paid' },
      { kind: toyPaid.name, label: 'toys.kind' },
    ),
    fill(
      statementKinds,
      { file: 'parts/statement-kind.tsx', name: 'paidBack' },
      { kind: toyPaidBack.name, label: 'toys.kindBack' },
    ),
    fill(studioFrame, { file: 'studio/toy-context.tsx', name: 'ToyFrame' }),
    fill(studioPanel, { file: 'studio/show-toy.tsx', name: 'ShowToy', order: 60 }),
    fill(tipButton, { file: 'parts/toy-button.tsx', name: 'ToyButton', order: -10 }),
    fill(roomTicker, { file: 'parts/toy-ticker.tsx', name: 'ToyTicker', order: -10 }),
    fill(saleKindWords, {}, { kind: toySale.name, label: 'toys.kind' }),
  ],
});
