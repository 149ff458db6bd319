import { profileFact } from '#domains/performers/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const placesWeb = defineWebDomain({
  name: 'places',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [fill(profileFact, { file: 'parts/area-fact.tsx', name: 'AreaFact' })],
});
