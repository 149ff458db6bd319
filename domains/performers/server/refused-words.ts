import { Problem } from '#kit/contract/problem.ts';
import { wordRefused } from '../contract/index.ts';

/**
 * Words that have no place beside a performer on an adults-only platform, in any context (platform rule; Mastercard
 * adult-content rules: no forbidden search terms). Matched as parts of words, without regard to case and accents.
 */
const parts = [
  'teen',
  'minderjahrig',
  'minderjarig',
  'underage',
  'menor de edad',
  'schoolgirl',
  'schulmadchen',
  'schoolmeisje',
  'colegiala',
  'lolita',
  'preteen',
  'jailbait',
  'barely legal',
];

/** Words that contain a refused part by accident of spelling. */
const harmless = /\b(thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|canteen|velveteen)\b/g;

/** Throws `word_refused` (naming the field) when a text holds a refused word. */
export function assertAllowed(field: string, text: string): void {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(harmless, ' ');
  const word = parts.find((part) => plain.includes(part));
  if (!word) return;
  const message = wordRefused.title.en.replace('{word}', word);
  throw new Problem(wordRefused, { data: { word }, errors: [{ field, message }] });
}
