import type { Tone } from '#kit/ui/primitives/badge.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { AcceptanceOccasion } from '../../contract/acceptance.ts';
import type { LegalProduct, LegalState, LegalTextKey } from '../../contract/legal-text.ts';
import { siteProduct } from '../../contract/legal-text.ts';
import type { LegalChange } from '../../contract/office.ts';
import { useTypeNames } from '../parts/type-names.ts';

export const stateTones: Readonly<Record<LegalState, Tone>> = {
  draft: 'warning',
  scheduled: 'info',
  inForce: 'success',
  replaced: 'neutral',
};

/** The office's words for types, products, states, changes and occasions. */
export function useLegalWords() {
  const t = useMessages();
  const types = useTypeNames();
  const products: Readonly<Record<LegalProduct, string>> = {
    vesper: t('legal.office.product.vesper'),
    studio: t('legal.office.product.studio'),
    contract: t('legal.office.product.contract'),
  };
  /** A text by its name; the site's, which most are, goes without saying. */
  const nameOf = ({ product, type }: LegalTextKey): string =>
    product === siteProduct ? types[type] : `${types[type]} (${products[product]})`;
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
  const occasions: Readonly<Record<AcceptanceOccasion, string>> = {
    signUp: t('legal.office.occasion.signUp'),
    notice: t('legal.office.occasion.notice'),
    checkout: t('legal.office.occasion.checkout'),
  };
  return { types, products, nameOf, states, changes, occasions };
}
