import { exportMore } from '#domains/consent/web/slots.ts';
import { studioFrame } from '#domains/studio/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const onboardingWeb = defineWebDomain({
  name: 'onboarding',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  // Inside the session of the show, which lives as long as the studio is open.
  fills: [
    fill(studioFrame, { file: 'studio/parts/contract-notice.tsx', name: 'ContractNotice', order: 20 }),
    fill(exportMore, { file: 'office/copies-link.tsx', name: 'CopiesLink' }),
  ],
});
