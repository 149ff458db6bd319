import type { ReactNode } from 'react';
import { MessagesFrom, messageBounds } from '#domains/performers/contract/index.ts';
import { OwnPartLine } from '#domains/performers/web/parts/own-part.tsx';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import type { OwnShares } from '#domains/sales/contract/share-part.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { Select } from '#kit/ui/primitives/text-field.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { priceEntry, readPrice } from './price-text.ts';

/** What is typed of messages; an empty price takes none. */
export interface MessageTexts {
  readonly price: string;
  readonly free: number | null;
  readonly from: MessagesFrom;
}

/** Hundredths of a coin that a message may cost; null where none are taken. */
export const readMessagePrice = (text: string): number | null | 'wrong' => readPrice(text, messageBounds);

/** What messages are sold as (sale kinds of messenger). */
const soldAs = ['message'];
const freeChoices = [0, 1, 2, 3, 5, 10, messageBounds.free];

/** What a message to the performer costs and what of it is hers, how many are free, and who may write. */
export function MessageTerms({
  texts,
  shares,
  onChange,
}: {
  texts: MessageTexts;
  shares: OwnShares | null;
  onChange: (part: Partial<MessageTexts>) => void;
}): ReactNode {
  const t = useMessages();
  const price = usePrice();
  const read = readMessagePrice(texts.price);
  const asked = typeof read === 'number' ? read : null;
  const choices = texts.free === null || freeChoices.includes(texts.free) ? freeChoices : [...freeChoices, texts.free];
  return (
    <Card title={t('studio.studio.messages')} description={t('studio.studio.messages.text')}>
      <div className="grid gap-4">
        <EntryField
          label={t('studio.studio.messages.price')}
          hint={
            <>
              <OwnPartLine shares={shares} sold={soldAs} asked={asked} />
              {t('studio.studio.messages.price.hint')}
            </>
          }
          aside={
            <span translate="no" className="tabular text-sm text-subtle">
              {asked === null ? null : price(asked).money}
            </span>
          }
          error={
            read === 'wrong'
              ? t('studio.studio.price.bounds', {
                  least: price(messageBounds.least).amount,
                  most: price(messageBounds.most).amount,
                })
              : undefined
          }
          entry={priceEntry}
          placeholder={t('studio.studio.messages.none')}
          value={texts.price}
          onChange={(event) => onChange({ price: event.currentTarget.value })}
          end={<span>{t('studio.studio.messages.unit')}</span>}
          className="[&_input]:pr-28"
        />
        <Select
          label={t('studio.studio.messages.free')}
          hint={t('studio.studio.messages.free.hint')}
          value={texts.free === null ? '' : String(texts.free)}
          onChange={({ currentTarget: { value } }) =>
            onChange({ free: choices.find((count) => String(count) === value) ?? null })
          }
          options={[
            { value: '', label: t('studio.studio.messages.free.usual') },
            ...[...choices]
              .sort((a, b) => a - b)
              .map((count) => ({ value: String(count), label: t('studio.studio.messages.free.count', { count }) })),
          ]}
        />
        <Select
          label={t('studio.studio.messages.from')}
          hint={t('studio.studio.messages.from.hint')}
          value={texts.from}
          onChange={(event) => onChange({ from: event.currentTarget.value as MessagesFrom })}
          options={MessagesFrom.options.map((value) => ({
            value,
            label: t(`studio.studio.messages.from.${value}`),
          }))}
        />
      </div>
    </Card>
  );
}
