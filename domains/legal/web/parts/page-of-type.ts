import type { LegalTextType } from '../../contract/legal-text.ts';

/** The page that shows a type of text. */
export const pageOfType = {
  TOS: 'legal.terms',
  PP: 'legal.dataProtection',
  GTC: 'legal.generalTerms',
  TOU: 'legal.termsOfUse',
  IMP: 'legal.imprint',
} as const satisfies Record<LegalTextType, string>;
