import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { memberParts } from '#kit/web/slots/frame-slots.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const notificationsWeb = defineWebDomain({
  name: 'notifications',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(
      memberParts,
      { file: 'parts/notification-keeper.tsx', name: 'NotificationKeeper', order: 130 },
      { areas: ['guest'] },
    ),
  ],
});
