import { profileAbout } from '#domains/performers/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const actorSearchWeb = defineWebDomain({
  name: 'actor-search',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [fill(profileAbout, { file: 'parts/said-attributes.tsx', name: 'saidAttributes' })],
});
