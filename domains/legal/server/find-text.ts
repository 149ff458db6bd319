import type { Language } from '#kit/contract/access.ts';
import type { LegalTextType } from '../contract/index.ts';
import type { Publication } from './publications.ts';
import { publications } from './publications.ts';

/** The version of a text in force on a day (ISO date); null when none is published. */
export function textInForce(type: LegalTextType, language: Language, day: string): Publication | null {
  const known = publications.filter(
    (one) => one.type === type && one.language === language && one.validFrom.localeCompare(day) <= 0,
  );
  return known.reduce<Publication | null>((best, one) => (best && best.version > one.version ? best : one), null);
}

/** Any version by its id; null when it was never published. */
export const textById = (id: number): Publication | null => publications.find((one) => one.id === id) ?? null;
