import { holdsRefusedWord } from '#domains/performers/server/index.ts';
import { letterFor } from '#kit/text/look-alikes.ts';

/**
 * What nobody finds here and nobody may look for, beyond the words that have no place in a text (platform rule; Mastercard
 * adult-content rules: no forbidden search terms). Whole words; `*` stands for any ending. A search is narrower than a
 * text, so single words are enough: "Kinderbuch" may be somebody's hobby and is no search.
 */
const refused = [
  'child*',
  'kid',
  'kids',
  'kiddie*',
  'kind',
  'kinder*',
  'kinderen',
  'minor',
  'minors',
  'pedo*',
  'paedo*',
  'lolicon*',
  'loli',
  'shota*',
  'teeny*',
  'tween*',
  'toddler*',
  'schuler*',
  'scholier*',
  'jugendlich*',
  'infantil*',
  'pubescent*',
  'prepubescent*',
];
const words = new RegExp(`\\b(?:${refused.map((word) => word.replace('*', '\\w*')).join('|')})\\b`);

/** An age below eighteen with a word that says that it is one: "16 years", "17 jahre", "15yo", "12 años". */
const ages = /\b(?:[1-9]|1[0-7])\s?-?(?:y\/?o|yrs?|years?|j|jahre?|jahrig\w*|jaar|jarig\w*|anos?)\b/;

/** Ways people write a word so that it is not read: "t e e n", "t.e.e.n", "t33n". */
function readings(pattern: string): string[] {
  const plain = pattern.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const joined = plain.replace(/\b(\w)[\s._*-]+(?=\w\b)/g, '$1');
  const spelled = joined.replace(/[013457$@](?=\w)|(?<=\w)[013457$@]/g, letterFor);
  return [plain, joined, spelled];
}

/** Whether somebody looks for what this installation does not have and does not want asked for. */
export function isRefused(pattern: string): boolean {
  const all = readings(pattern);
  return ages.test(all[0] ?? '') || all.some((reading) => words.test(reading) || holdsRefusedWord(reading));
}
