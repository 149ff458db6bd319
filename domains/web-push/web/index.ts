import { preferenceCards } from '#domains/notifications/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { memberParts, storedItems } from '#kit/web/slots/frame-slots.ts';
import { fill } from '#kit/web/slots/slots.ts';

export const webPushWeb = defineWebDomain({
  name: 'web-push',
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(storedItems, { file: 'state/stored.ts', name: 'webPushStores' }),
    fill(preferenceCards, { file: 'parts/push-card.tsx', name: 'PushCard', order: 10 }),
    fill(memberParts, { file: 'parts/push-keeper.tsx', name: 'PushKeeper', order: 140 }, { areas: ['guest'] }),
  ],
});
