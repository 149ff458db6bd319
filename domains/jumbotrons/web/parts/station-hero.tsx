import type { stationHead } from '#domains/videos/web/slots.ts';
import { defineBlock } from '#kit/web/slots/blocks.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import type { Jumbotron } from '../../contract/config.ts';
import { Hero } from './hero.tsx';

/** The head of the video station; read on the server alone, as that of the homepage. */
export const stationHero: FillingOf<typeof stationHead> = defineBlock<Jumbotron>({
  load: async (values) => (await import('./load-hero.ts')).loadHero(values, 'videostation'),
  View: Hero,
});
