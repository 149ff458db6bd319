import { refusedMessage } from '#domains/messenger/web/slots.ts';
import { topUpHindrances } from '#domains/payments/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { memberParts } from '#kit/web/slots/frame-slots.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const spendingLimitsWeb = defineWebDomain({
  name: 'spending-limits',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(refusedMessage, { file: 'parts/to-limits.tsx', name: 'ToLimits' }),
    fill(topUpHindrances, { file: 'parts/top-up-break.tsx', name: 'topUpBreak' }),
    fill(memberParts, { file: 'parts/limit-met.tsx', name: 'LimitMet', order: 150 }, { areas: ['guest'] }),
  ],
});
