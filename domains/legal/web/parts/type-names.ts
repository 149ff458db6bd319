import { useMessages } from '#kit/web/words/i18n.tsx';
import type { LegalTextType } from '../../contract/legal-text.ts';

/** What the types of texts are called in menus and lists. */
export function useTypeNames(): Readonly<Record<LegalTextType, string>> {
  const t = useMessages();
  return {
    TOS: t('legal.terms.menu'),
    PP: t('legal.dataProtection.menu'),
    GTC: t('legal.generalTerms.title'),
    TOU: t('legal.termsOfUse.title'),
    IMP: t('legal.imprint.menu'),
  };
}
