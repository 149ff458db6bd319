import { z } from 'zod';

/** Where slides are shown (spec 3 §7); the first is meant where none is named. */
export const jumbotronTypes = ['videostation', 'homepage'] as const;
export const JumbotronType = z.enum(jumbotronTypes).meta({ id: 'JumbotronType' });
export type JumbotronType = z.infer<typeof JumbotronType>;

/** Slides of all places, at most. */
export const mostSlides = 40;
