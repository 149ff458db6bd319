import { guestParts, guestPushes } from '#domains/guest/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';

export const conversionChatWeb = defineWebDomain({
  name: 'conversion-chat',
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(guestParts, { file: 'state/guest-part.ts', name: 'conversionChatPart' }),
    fill(guestPushes, { file: 'state/guest-pushes.ts', name: 'conversionChatPushes' }),
  ],
});
