import { guestCards } from '#domains/guest/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const helpWeb = defineWebDomain({
  name: 'help',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [fill(guestCards, { file: 'office/guest-requests.tsx', name: 'guestRequests', order: 60 })],
});
