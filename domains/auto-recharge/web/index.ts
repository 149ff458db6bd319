import { topUpParts } from '#domains/payments/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const autoRechargeWeb = defineWebDomain({
  name: 'auto-recharge',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [fill(topUpParts, { file: 'parts/recharge-block.tsx', name: 'rechargeBlock' })],
});
