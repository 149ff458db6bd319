import type { Language } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import { languages } from '#kit/i18n/language.ts';
import type { IssueWords } from '../../contract/index.ts';
import { subjectTells } from '../../contract/index.ts';
import type { Context } from '../deps.ts';
import { telling } from './telling.ts';

export type WordsByLanguage = Readonly<Partial<Record<Language, IssueWords>>>;

/** The words for a reader: their language's, else English, else the first there are; null where nothing is written. */
export function wordsFor(words: WordsByLanguage, language: Language) {
  const used = [language, 'en' as const, ...languages].find((one) => words[one] !== undefined);
  const found = used && words[used];
  return found ? { used, words: found } : null;
}

/** Refuses a subject that tells others what it is about: by a performer's name or a word of the trade. @throws Problem `newsletter_subject_tells` */
export async function assertDiscreet(
  { performers }: Pick<Context, 'performers'>,
  executor: Executor,
  { subject, language }: { readonly subject: string; readonly language: Language },
): Promise<void> {
  const said = subject
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
  const pairs = said.slice(1).flatMap((word, index) => [`${said[index]} ${word}`, `${said[index]}-${word}`]);
  const named = await performers.namesAmong(executor, [...said, ...pairs]);
  const word = said.find((one) => telling.test(one)) ?? named[0];
  if (word === undefined) return;
  const refused = new Problem(subjectTells, { data: { word } }).toBody(language).title;
  throw new Problem(subjectTells, { data: { word }, errors: [{ field: 'body.subject', message: refused }] });
}
