import type { FormEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import type { MessengerGift } from '#domains/gifts/contract/catalogue.ts';
import { useCoinWords, useEuroWords } from '#domains/gifts/web/parts/format.ts';
import { GiftGrid } from '#domains/gifts/web/parts/gift-grid.tsx';
import { Quantity } from '#domains/gifts/web/parts/quantity.tsx';
import { useCatalogue } from '#domains/gifts/web/parts/use-catalogue.ts';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { Skeleton } from '#kit/ui/primitives/state.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { messengerLimits } from '../../contract/index.ts';
import type { DraftGift } from '../state/thread.ts';

/** A gift before it is sent: which one, how many, some words, and what all of it costs. */
export function GiftCompose({
  partner,
  cost,
  onSend,
  onClose,
}: {
  partner: string;
  /** What a message costs now, hundredths of a coin. */
  cost: number;
  onSend: (sent: { text: string; gift: DraftGift; shownPrice: number }) => void;
  onClose: () => void;
}): ReactNode {
  const t = useMessages();
  const form = useId();
  const coins = useCoinWords();
  const euros = useEuroWords();
  const bought = useGuestValue('boughtGifts');
  const isVip = useGuestValue('isVip');
  const [catalogue, , problem] = useCatalogue();
  const [chosen, setChosen] = useState<MessengerGift | null>(null);
  const [quantity, setQuantity] = useState(1);
  const has = chosen ? Math.min(quantity, bought[chosen.id] ?? 0) : 0;
  const ofGift = chosen ? chosen.price * (quantity - has) : 0;
  const total = cost + ofGift;
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!chosen) return;
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim();
    const { id: giftId, name, imageUrl } = chosen;
    onSend({ text, gift: { giftId, name, imageUrl, quantity }, shownPrice: total });
  };
  return (
    <Panel
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('messenger.gift.compose', { name: partner })}
      closeLabel={t('messenger.cancel')}
      footer={
        chosen ? (
          <div className="grid w-full gap-2.5">
            <div className="flex items-center gap-3">
              <img src={chosen.imageUrl} alt="" width={40} height={40} />
              <span className="min-w-0 flex-1 truncate font-semibold">{chosen.name}</span>
              <Quantity value={quantity} onChange={setQuantity} />
            </div>
            {cost > 0 ? (
              <p translate="no" className="tabular text-muted text-sm">
                {ofGift > 0
                  ? t('messenger.gift.parts', { gift: coins(ofGift), message: coins(cost) })
                  : t('messenger.gift.partsOwn', { message: coins(cost) })}
              </p>
            ) : null}
            <Button type="submit" form={form} variant="primary">
              <Figure>
                {total === 0
                  ? `${t('messenger.send')} · ${t('messenger.gift.free')}`
                  : t('gifts.giveFor', { coins: coins(total), euros: euros(total) })}
              </Figure>
            </Button>
          </div>
        ) : null
      }
    >
      {problem ? <p role="alert">{problem}</p> : null}
      {catalogue ? (
        <form id={form} onSubmit={send} className="grid gap-3">
          <GiftGrid
            catalogue={catalogue}
            bought={bought}
            chosenId={chosen?.id ?? null}
            isVip={isVip}
            onChoose={setChosen}
          />
          {chosen ? (
            <TextField label={t('messenger.gift.words')} name="text" maxLength={messengerLimits.textLength} />
          ) : null}
        </form>
      ) : (
        <Skeleton className="h-60" />
      )}
    </Panel>
  );
}
