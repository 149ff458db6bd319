import type { ReactNode } from 'react';
import { OwnPartLine } from '#domains/performers/web/parts/own-part.tsx';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import type { OwnShares } from '#domains/sales/contract/share-part.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { PriceName } from './price-text.ts';
import { priceBounds, priceEntry, priceNames, readPrice, soldAs } from './price-text.ts';

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
  shares: OwnShares | null;
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
          return (
            <EntryField
              key={name}
              label={t(`studio.studio.price.${name}`)}
              hint={
                <>
                  <OwnPartLine shares={shares} sold={[soldAs[name]]} asked={asked} />
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
