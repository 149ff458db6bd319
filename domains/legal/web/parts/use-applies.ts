import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { LegalTextVersion } from '../../contract/legal-text.ts';

type Applying = Pick<LegalTextVersion, 'state' | 'validFrom' | 'validTo'>;

/** From when to when a version applied, applies or will apply, in words. */
export function useApplies(): (version: Applying) => string {
  const t = useMessages();
  const format = useFormat();
  const day = (date: string): string => format.date(`${date}T12:00:00Z`, 'long');
  return ({ state, validFrom, validTo }) => {
    const from = day(validFrom);
    if (state === 'scheduled') return t('legal.applies.later', { from });
    if (state === 'inForce') return t('legal.applies.now', { from });
    return t('legal.applies.before', { from, to: day(validTo ?? validFrom) });
  };
}
