import { createHash } from 'node:crypto';
import type { Language } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';
import { localeOf } from '#kit/i18n/language.ts';
import { ownValue } from '#kit/records/own-value.ts';
import type { ShownAgreement } from '../contract/index.ts';
import { studioTerms } from '../contract/index.ts';

/** What an agreement is filled with. */
export interface AgreementFacts {
  readonly performer: string;
  readonly studio: string;
  readonly basisPoints: number;
}

/** The words in a language, with the bytes a signature is under. */
export function wordsFor(facts: AgreementFacts, language: Language): ShownAgreement & { readonly body: string } {
  const { performer, studio, basisPoints } = facts;
  const share = new Intl.NumberFormat(localeOf[language], { style: 'percent', maximumFractionDigits: 2 }).format(
    basisPoints / 10_000,
  );
  const values: Readonly<Record<string, string>> = { performer, studio, share };
  const { version, words } = studioTerms;
  const paragraphs = words[language].map((text) =>
    text.replaceAll(/\{(performer|studio|share)\}/g, (_, name: string) => ownValue(values, name) ?? ''),
  );
  // Written key by key: the same words are the same bytes.
  const body = JSON.stringify({ version, language, paragraphs });
  return { version, language, paragraphs, body, sha256: createHash('sha256').update(body).digest('hex') };
}

/** The words with a hash, in whichever language they were shown; undefined where they were others. */
export const wordsSigned = (facts: AgreementFacts, sha256: string) =>
  languages.map((language) => wordsFor(facts, language)).find((words) => words.sha256 === sha256);
