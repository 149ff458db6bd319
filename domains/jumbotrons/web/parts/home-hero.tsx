import type { ReactNode } from 'react';
import type { homeAcross } from '#domains/performers/web/slots.ts';
import { defineBlock } from '#kit/web/slots/blocks.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import type { Jumbotron } from '../../contract/config.ts';
import { Hero } from './hero.tsx';

function HomeHero({ data }: { data: Jumbotron }): ReactNode {
  return <Hero data={data} isBelow />;
}

/** What stands across the homepage. Its data are read on the server alone: what the browser draws brings no contract along. */
export const homeHero: FillingOf<typeof homeAcross> = defineBlock<Jumbotron>({
  load: async (values) => (await import('./load-hero.ts')).loadHero(values, 'homepage'),
  View: HomeHero,
});
