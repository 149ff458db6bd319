import { defineWebDomain, wordsOf } from '#kit/web/domain.ts';
import { storedItems } from '#kit/web/frame-slots.ts';
import { fill } from '#kit/web/slots.ts';
import { pages } from './routes.ts';
import { guestReducers } from './slots.ts';

export const guestWeb = defineWebDomain({
  name: 'guest',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(storedItems, { file: 'state/stored.ts', name: 'guestStores' }),
    fill(guestReducers, { file: '../contract/reducer.ts', name: 'guestReducers' }),
  ],
});
