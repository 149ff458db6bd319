import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { JumbotronType } from './type.ts';

/** How long the wire may keep an answer, in seconds (spec 3 §7). */
export const keptSeconds = 60;

/** A picture of a slide, in the widths it is delivered in. */
export const JumbotronPicture = z
  .object({ src: z.string(), srcSet: z.string(), width: z.int(), height: z.int() })
  .meta({ id: 'JumbotronPicture' });
export type JumbotronPicture = z.infer<typeof JumbotronPicture>;

/** A slide as a guest sees it, in the asked language. */
export const JumbotronSlide = z
  .object({
    id: z.int(),
    title: z.string(),
    text: z.string(),
    button: z.string().describe('empty: the site says it in its own words'),
    address: z.string().describe('a path on this site, in the asked language'),
    alt: z.string().describe('what the picture shows; empty for one that only decorates'),
    seconds: z.int().describe('how long it stands before the next one comes'),
    ageRating: z.int(),
    wide: JumbotronPicture.describe('for desks'),
    narrow: JumbotronPicture.describe('for phones held upright'),
  })
  .meta({ id: 'JumbotronSlide' });
export type JumbotronSlide = z.infer<typeof JumbotronSlide>;

/** The slides of a place, in order. */
export const Jumbotron = z
  .object({
    type: JumbotronType,
    slides: z.array(JumbotronSlide),
    isForEverybody: z.boolean().describe('whoever asks in this language gets the same, wherever they are'),
  })
  .meta({ id: 'Jumbotron' });
export type Jumbotron = z.infer<typeof Jumbotron>;

const shown = {
  method: 'GET',
  access: anyone,
  response: Jumbotron,
  kept: { seconds: keptSeconds, isEverybodys: ({ isForEverybody }: Jumbotron): boolean => isForEverybody },
} as const;

export const getJumbotronConfig = route({
  name: 'getJumbotronConfig',
  ...shown,
  path: 'video/jumbotron/config',
  summary: 'The large pictures at the head of a place, of the video station where none is named.',
  query: z.object({ type: JumbotronType.default('videostation') }),
});

export const getJumbotronHomepage = route({
  name: 'getJumbotronHomepage',
  ...shown,
  path: 'video/jumbotron/homepage',
  summary: 'The large pictures at the head of the homepage.',
});
