import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { deferredParts, storedItems } from '#kit/web/slots/frame-slots.ts';
import { fill } from '#kit/web/slots/slots.ts';

/** What the application itself brings besides its frames: the words of the shell. */
export const shellWeb = defineWebDomain({
  name: 'shell',
  folder: 'apps/web',
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(deferredParts, { file: 'shell/unsaved-notice.tsx', name: 'UnsavedNotice', order: 5 }, {}),
    fill(deferredParts, { file: 'shell/unsaved-guard.tsx', name: 'UnsavedGuard', order: 5 }, {}),
    fill(deferredParts, { file: 'shell/refused-notice.tsx', name: 'RefusedNotice', order: 6 }, {}),
    fill(deferredParts, { file: 'shell/toasts.tsx', name: 'Toasts', order: 7 }, {}),
    fill(deferredParts, { file: 'pwa/app-parts.tsx', name: 'AppParts', order: 20 }, {}),
    fill(storedItems, { file: 'pwa/stored.ts', name: 'appStores' }),
  ],
});
