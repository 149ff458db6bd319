import type { ReactNode } from 'react';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { rich } from '#kit/web/words/rich-text.tsx';

/** What somebody agrees to who orders coins, with the texts to read; in a new tab where something runs on in this one. */
export function OrderTerms({ className, inNewTab = false }: { className: string; inNewTab?: boolean }): ReactNode {
  const t = useMessages();
  const link = (to: 'legal.terms' | 'legal.withdrawal') => (words: string) => (
    <LocalLink to={to} target={inNewTab ? '_blank' : undefined} className="text-accent-ink underline">
      {words}
    </LocalLink>
  );
  return (
    <p className={className}>
      {rich(t('payments.topUp.terms'), { terms: link('legal.terms'), withdrawal: link('legal.withdrawal') })}
    </p>
  );
}
