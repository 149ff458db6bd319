import { accountLinks, guestParts } from '#domains/guest/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const phoneVerificationWeb = defineWebDomain({
  name: 'phone-verification',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(accountLinks, { order: 20 }, { page: 'phone-verification.own', label: 'phone-verification.title' }),
    fill(guestParts, { file: 'state/guest-part.ts', name: 'phonePart' }),
  ],
});
