import { Problem } from '#kit/contract/problem.ts';
import { wordRefused } from '../contract/index.ts';

/**
 * Words that have no place beside a performer on an adults-only platform, in any context (platform rule; Mastercard
 * adult-content rules: no forbidden search terms). Whole words, without regard to case and accents; `*` stands for any
 * ending. "meteen" and "sixteen years of piano" are none of them.
 */
const refused = [
  'teen',
  'teens',
  'teenie*',
  'teeny*',
  'teenage*',
  'preteen*',
  'minderjahrig*',
  'minderjarig*',
  'underage*',
  'menor de edad',
  'menores de edad',
  'schoolgirl*',
  'schulmadchen*',
  'schoolmeisje*',
  'colegiala*',
  'lolita*',
  'jailbait',
  'barely legal',
];
const pattern = new RegExp(`\\b(?:${refused.map((word) => word.replace('*', '\\w*')).join('|')})\\b`);

const refusedIn = (text: string): string | undefined =>
  pattern.exec(text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())?.[0];

/** Whether a text holds a refused word, for those who must not repeat it. */
export const holdsRefusedWord = (text: string): boolean => refusedIn(text) !== undefined;

/** Throws `word_refused` (naming the field) when a text holds a refused word. */
export function assertAllowed(field: string, text: string): void {
  const word = refusedIn(text);
  if (!word) return;
  throw new Problem(wordRefused, { data: { word }, field });
}
