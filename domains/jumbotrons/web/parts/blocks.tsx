import { defineBlock } from '#kit/web/slots/blocks.tsx';
import type { Jumbotron } from '../../contract/config.ts';
import { getJumbotronConfig, getJumbotronHomepage } from '../../contract/config.ts';
import { Hero } from './hero.tsx';

/** What is there to show; without a slide nothing is, and no room is kept for it. */
const someOf = (answer: { ok: true; data: Jumbotron } | { ok: false }): Jumbotron | null =>
  answer.ok && answer.data.slides.length > 0 ? answer.data : null;

/** The head of the homepage. */
export const homeHero = defineBlock<Jumbotron>({
  load: async ({ api }) => someOf(await api.call(getJumbotronHomepage, {})),
  View: Hero,
});

/** The head of the video station. */
export const stationHero = defineBlock<Jumbotron>({
  load: async ({ api }) => someOf(await api.call(getJumbotronConfig, { query: {} })),
  View: Hero,
});
