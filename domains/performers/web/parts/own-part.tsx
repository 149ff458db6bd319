import type { ReactNode } from 'react';
import type { OwnShares } from '#domains/sales/contract/share-part.ts';
import { ownPart } from '#domains/sales/contract/share-part.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { usePrice } from './use-price.ts';

interface OwnPartProps {
  readonly shares: OwnShares | null;
  /** What it is sold as; several where guests may pay it in several ways. */
  readonly sold: readonly string[];
  /** What guests pay, hundredths of a coin; null while it is none. */
  readonly asked: number | null;
}

/** What of a price is the performer's, wherever she types one: by what it is sold as, and when that changes. */
export function OwnPartLine({ shares, sold, asked }: OwnPartProps): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const price = usePrice();
  const part = asked === null || asked === 0 ? null : ownPart(shares, sold, asked);
  if (part === null) return null;
  const amountOf = (hundredths: number): string => {
    const { amount, money } = price(hundredths);
    return money === undefined ? amount : `${amount} (${money})`;
  };
  const words = ({ least, most }: { least: number; most: number }): string =>
    least === most
      ? amountOf(least)
      : t('performers.studio.part.between', { least: price(least).amount, most: amountOf(most) });
  return (
    <span translate="no" className="tabular block font-semibold text-ink">
      {t('performers.studio.part', { amount: words(part) })}
      {part.next ? (
        <span className="block font-normal text-warning">
          {t('performers.studio.part.next', { amount: words(part.next), date: format.date(part.next.from) })}
        </span>
      ) : null}
    </span>
  );
}
