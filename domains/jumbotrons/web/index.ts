import { homeAcross } from '#domains/performers/web/slots.ts';
import { stationHead } from '#domains/videos/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { pages } from './routes.ts';

export const jumbotronsWeb = defineWebDomain({
  name: 'jumbotrons',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(homeAcross, { file: 'parts/home-hero.tsx', name: 'homeHero' }),
    fill(stationHead, { file: 'parts/station-hero.tsx', name: 'stationHero' }),
  ],
});
