import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { nl } from './nl.ts';

/** Sentences that people say to each other, and those that name a way to meet or pay outside. Every number and name is made up. */
export interface Corpus {
  readonly harmless: readonly string[];
  readonly forbidden: readonly string[];
}

const all: readonly Corpus[] = [de, en, es, nl];
const half = (which: 0 | 1, kind: keyof Corpus): string[] =>
  all.flatMap((corpus) => corpus[kind].filter((_, place) => place % 2 === which));

/** What the filter is developed on: the first of every two sentences. */
export const development: Corpus = { harmless: half(0, 'harmless'), forbidden: half(0, 'forbidden') };
/** What the figures in docs/contact-filter.md are from: the second. Nobody looks at which of them fail. */
export const proof: Corpus = { harmless: half(1, 'harmless'), forbidden: half(1, 'forbidden') };
