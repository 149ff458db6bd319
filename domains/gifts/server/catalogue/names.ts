import type { Language } from '#kit/contract/access.ts';

/** What something is called, in each language. */
export interface GiftNames {
  readonly de: string;
  readonly en: string;
  readonly nl: string;
  readonly es: string;
}

export const nameIn = (names: GiftNames, language: Language): string => names[language];
