import type { ReactNode } from 'react';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** What of a price is the performer's (hundredths of a coin), beside what guests pay. */
export function Earned({ hundredths }: { hundredths: number }): ReactNode {
  const t = useMessages();
  const { amount, money } = usePrice()(hundredths);
  const both = money === undefined ? amount : `${amount} (${money})`;
  return (
    <span translate="no" className="tabular block font-semibold text-ink">
      {t('studio.studio.price.yours', { amount: both })}
    </span>
  );
}
