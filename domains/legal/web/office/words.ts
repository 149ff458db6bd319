import type { Tone } from '#kit/ui/primitives/badge.tsx';
import { useMessages } from '#kit/web/i18n.tsx';
import type { AcceptanceWay } from '../../contract/acceptance.ts';
import type { LegalState, LegalTextType } from '../../contract/legal-text.ts';
import type { LegalChange } from '../../contract/office.ts';

export const stateTones: Readonly<Record<LegalState, Tone>> = {
  draft: 'warning',
  scheduled: 'info',
  inForce: 'success',
  replaced: 'neutral',
};

/** The office's words for types, states, changes and ways. */
export function useLegalWords() {
  const t = useMessages();
  const types: Readonly<Record<LegalTextType, string>> = {
    TOS: t('legal.terms.menu'),
    PP: t('legal.dataProtection.menu'),
    GTC: t('legal.generalTerms.title'),
    TOU: t('legal.termsOfUse.title'),
    IMP: t('legal.imprint.menu'),
  };
  const states: Readonly<Record<LegalState, string>> = {
    draft: t('legal.office.state.draft'),
    scheduled: t('legal.office.state.scheduled'),
    inForce: t('legal.office.state.inForce'),
    replaced: t('legal.office.state.replaced'),
  };
  const changes: Readonly<Record<LegalChange['what'], string>> = {
    created: t('legal.office.change.created'),
    saved: t('legal.office.change.saved'),
    published: t('legal.office.change.published'),
    discarded: t('legal.office.change.discarded'),
  };
  const ways: Readonly<Record<AcceptanceWay, string>> = {
    signUp: t('legal.office.way.signUp'),
    notice: t('legal.office.way.notice'),
    checkout: t('legal.office.way.checkout'),
  };
  return { types, states, changes, ways };
}
