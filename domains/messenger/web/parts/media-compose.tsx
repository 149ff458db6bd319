import type { FormEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { coins } from '#domains/ledger/contract/coins.ts';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { amount } from '#kit/entries/entry.ts';
import { entryWords } from '#kit/entries/entry-words.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { Side } from '../../contract/index.ts';
import { mediaLimits, messengerLimits } from '../../contract/index.ts';
import { typeOf } from '../state/media-draft.ts';
import { ChosenMedia } from './chosen-media.tsx';

const priceEntry = amount(coins, { least: mediaLimits.priceLeast, most: mediaLimits.priceMost });

const titles = {
  audio: 'messenger.voice.compose',
  bitmap: 'messenger.media.compose',
  video: 'messenger.video.compose',
} as const;

/** What is sent besides the file. `price` in hundredths of a coin. */
export interface Composed {
  readonly text: string;
  readonly price: number | undefined;
}

interface MediaComposeProps {
  readonly file: File;
  readonly side: Side;
  readonly partner: string;
  /** What sending costs now, hundredths of a coin; undefined on the performer’s side. */
  readonly cost: number | undefined;
  /** Says what of a price (hundredths of a coin) is the performer’s; on their side. */
  readonly partOf?: ((price: number | null) => ReactNode) | undefined;
  readonly onSend: (composed: Composed) => void;
  readonly onClose: () => void;
}

/** A picture before it is sent: it, some words, and on a performer’s side what it costs to open. */
export function MediaCompose(props: MediaComposeProps): ReactNode {
  const { file, side, partner, cost = 0, partOf, onSend, onClose } = props;
  const t = useMessages();
  const language = useLanguage();
  const price = usePrice();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string>();
  const [isFine, setFine] = useState(true);
  const reading = readEntry(typed, priceEntry);
  const shown = 'value' in reading ? price(reading.value) : null;
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if ('refused' in reading) {
      setRefused(entryWords(reading.refused, priceEntry, language));
      return;
    }
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim();
    onSend({ text, price: 'value' in reading ? reading.value : undefined });
  };
  return (
    <Panel
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t(titles[typeOf(file)], { name: partner })}
      closeLabel={t('messenger.cancel')}
      footer={
        <>
          <Button onClick={onClose}>{t('messenger.cancel')}</Button>
          <Button variant="primary" type="submit" form={id} disabled={!isFine}>
            <span translate={cost > 0 ? 'no' : undefined}>
              {cost > 0 ? t('messenger.media.sendFor', { price: price(cost).amount }) : t('messenger.send')}
            </span>
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={send} className="grid gap-4">
        <ChosenMedia file={file} onJudged={setFine} />
        <TextField
          name="text"
          label={t('messenger.media.words')}
          maxLength={messengerLimits.textLength}
          autoComplete="off"
        />
        {side === 'actor' ? (
          <EntryField
            name="price"
            entry={priceEntry}
            label={t('messenger.media.price')}
            hint={
              <>
                {partOf?.('value' in reading ? reading.value : null)}
                {shown
                  ? t('messenger.media.priceShown', { price: [shown.amount, shown.money].filter(Boolean).join(' · ') })
                  : t('messenger.media.priceHint')}
              </>
            }
            error={refused}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setRefused(undefined);
            }}
          />
        ) : null}
      </form>
    </Panel>
  );
}
