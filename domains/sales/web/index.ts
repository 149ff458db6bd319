import { guestCards } from '#domains/guest/web/slots.ts';
import { overviewCard } from '#domains/office/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const salesWeb = defineWebDomain({
  name: 'sales',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(guestCards, { file: 'parts/sales-card.tsx', name: 'guestSales', order: 30 }),
    fill(overviewCard, { file: 'office/day-curve.tsx', name: 'dayCurves', order: 10 }),
  ],
});
