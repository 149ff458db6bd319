import type { ReactNode } from 'react';
import type { StudioPrices } from '#domains/performers/contract/index.ts';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { useMessages } from '#kit/web/i18n.tsx';
import { priceBounds, priceEntry, readPrice } from './price-text.ts';

export const priceNames = ['video', 'multi', 'single', 'singlec2c', 'voyeur'] as const satisfies (keyof StudioPrices)[];
export type PriceName = (typeof priceNames)[number];
export type PriceTexts = Readonly<Record<PriceName, string>>;

/** What a minute costs, by the way of chatting; an empty box offers none. */
export function Prices({
  texts,
  wrong,
  onChange,
}: {
  texts: PriceTexts;
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
          const money = typeof value === 'number' ? price(value).money : undefined;
          return (
            <EntryField
              key={name}
              label={t(`studio.studio.price.${name}`)}
              hint={t(`studio.studio.price.${name}.hint`)}
              aside={
                <span translate="no" className="tabular text-sm text-subtle">
                  {money}
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
