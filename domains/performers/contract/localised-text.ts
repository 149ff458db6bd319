import { z } from 'zod';

const text = z.string().trim().max(2000);

/** A text in each language; an empty one falls back to English, then to any other. */
export const LocalisedText = z.object({ de: text, en: text, nl: text, es: text }).meta({ id: 'LocalisedText' });
export type LocalisedText = z.infer<typeof LocalisedText>;
