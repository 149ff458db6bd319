import { preferenceCards } from '#domains/notifications/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const newsletterWeb = defineWebDomain({
  name: 'newsletter',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [fill(preferenceCards, { file: 'parts/newsletter-card.tsx', name: 'NewsletterCard', order: 20 })],
});
