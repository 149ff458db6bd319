import { guestReducers } from '#domains/guest/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/domain.ts';
import { fill } from '#kit/web/slots.ts';
import { pages } from './routes.ts';

export const ledgerWeb = defineWebDomain({
  name: 'ledger',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [fill(guestReducers, { file: 'state/guest-reducers.ts', name: 'ledgerReducers' })],
});
