import type { ReactNode } from 'react';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { Earned } from './earned.tsx';
import type { PriceName, Shares } from './price-text.ts';
import { earnedOf, priceBounds, priceEntry, priceNames, readPrice } from './price-text.ts';

export type PriceTexts = Readonly<Record<PriceName, string>>;

/** What a minute costs guests and what of it is the performer's, by the way of chatting; an empty box offers none. */
export function Prices({
  texts,
  shares,
  wrong,
  onChange,
}: {
  texts: PriceTexts;
  /** Null when they could not be asked for: then only what guests pay is shown. */
  shares: Shares | null;
  wrong: readonly PriceName[];
  onChange: (name: PriceName, text: string) => void;
}): ReactNode {
  const t = useMessages();
  const price = usePrice();
  const { least, most } = priceBounds;
  return (
    <Card title={t('studio.studio.prices')} description={t('studio.studio.prices.text')}>
      <div className="grid gap-4">
        {priceNames.map((name) => {
          const value = readPrice(texts[name]);
          const asked = typeof value === 'number' ? value : null;
          const earned = asked === null ? null : earnedOf(shares, name, asked);
          return (
            <EntryField
              key={name}
              label={t(`studio.studio.price.${name}`)}
              hint={
                <>
                  {earned === null ? null : <Earned hundredths={earned} />}
                  {t(`studio.studio.price.${name}.hint`)}
                </>
              }
              aside={
                <span translate="no" className="tabular text-sm text-subtle">
                  {asked === null ? null : price(asked).money}
                </span>
              }
              error={
                wrong.includes(name)
                  ? t('studio.studio.price.bounds', { least: price(least).amount, most: price(most).amount })
                  : undefined
              }
              entry={priceEntry}
              placeholder={t('studio.studio.price.none')}
              value={texts[name]}
              onChange={(event) => onChange(name, event.currentTarget.value)}
              end={<span>{t('studio.studio.price.unit')}</span>}
              className="[&_input]:pr-28"
            />
          );
        })}
      </div>
    </Card>
  );
}
