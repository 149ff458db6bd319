import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { joinSheet, memberParts, storedItems } from '#kit/web/slots/frame-slots.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const identityWeb = defineWebDomain({
  name: 'identity',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  firstLook: { words: ['identity.logOut.title'] },
  fills: [
    fill(memberParts, { file: 'parts/step-up-dialog.tsx', name: 'DeferredStepUp', order: 30 }, {}),
    fill(joinSheet, { file: 'parts/join-sheet.tsx', name: 'JoinSheet' }),
    fill(storedItems, { file: 'parts/stored.ts', name: 'identityStores' }),
  ],
});
