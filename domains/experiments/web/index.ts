import { guestParts } from '#domains/guest/web/slots.ts';
import { signUpLabel } from '#domains/identity/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { deferredParts, storedItems } from '#kit/web/slots/frame-slots.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const experimentsWeb = defineWebDomain({
  name: 'experiments',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  firstLook: { settled: ['state/'] },
  fills: [
    fill(guestParts, { file: 'state/guest-part.ts', name: 'experimentsPart' }),
    fill(
      deferredParts,
      { file: 'parts/join-experiments.tsx', name: 'JoinExperiments', order: 50 },
      { areas: ['guest'] },
    ),
    fill(deferredParts, { file: 'parts/feature-prompt.tsx', name: 'FeaturePrompt', order: 60 }, { areas: ['guest'] }),
    fill(signUpLabel, { file: 'parts/sign-up-label.tsx', name: 'SignUpLabel' }),
    fill(storedItems, { file: 'state/stored.ts', name: 'experimentsStores' }),
  ],
});
