import { Archive } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Skeleton } from '#kit/ui/primitives/state.tsx';
import { TextField } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { giveGifts } from '../../contract/room.ts';
import { buyGifts } from '../../contract/stock.ts';
import { useCoinWords, useEuroWords } from './format.ts';
import { GiftGrid } from './gift-grid.tsx';
import { Quantity } from './quantity.tsx';
import { RefusalLine } from './refusal-line.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { useGiving } from './use-giving.ts';

/** What `GiveGift` and `GiveTip` need to know. */
export interface GiveProps {
  readonly actor: { readonly id: number; readonly name: string };
  readonly inRoom: boolean;
  readonly onTopUp: () => void;
  readonly onDone: () => void;
}

/** The catalogue, and one gift of it that is given now or kept for later; its price stands on the button. */
export function GiveGift({
  actor,
  inRoom,
  giftId,
  onTopUp,
  onDone,
}: GiveProps & { giftId?: number | undefined }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const coins = useCoinWords();
  const euros = useEuroWords();
  const bought = useGuestValue('boughtGifts');
  const isVip = useGuestValue('isVip');
  const [catalogue, again, problem] = useCatalogue();
  const [chosenId, setChosenId] = useState<number | null>(giftId ?? null);
  const [quantity, setQuantity] = useState(1);
  const [words, setWords] = useState('');
  const [refusal, busy, run, forget] = useGiving();

  if (problem) return <p role="alert">{problem}</p>;
  if (!catalogue) return <Skeleton className="h-60" />;
  const chosen = catalogue.gifts.find(({ id }) => id === chosenId) ?? null;
  const has = chosen ? Math.min(quantity, bought[chosen.id] ?? 0) : 0;
  const price = chosen ? chosen.price * (quantity - has) : 0;
  const content = JSON.stringify([chosenId, quantity, words, inRoom, price]);

  const give = async (): Promise<void> => {
    if (!chosen) return;
    const body = { actorId: actor.id, gifts: [{ giftId: chosen.id, quantity }], inRoom, shown: price, words };
    const done = t('gifts.given', { name: actor.name });
    const isDone = await run(content, (key) => api.call(giveGifts, { body: { ...body, key } }), done);
    if (isDone) onDone();
    else await again();
  };
  const keep = async (): Promise<void> => {
    if (!chosen) return;
    const shown = chosen.price * quantity;
    const done = t('gifts.kept');
    const body = { giftId: chosen.id, quantity, shown };
    if (!(await run(`keep ${content}`, (key) => api.call(buyGifts, { body: { ...body, key } }), done))) await again();
  };
  return (
    <div className="grid gap-4">
      <GiftGrid
        catalogue={catalogue}
        bought={bought}
        chosenId={chosenId}
        isVip={isVip}
        onChoose={({ id }) => {
          forget();
          setChosenId(id);
          setQuantity(1);
        }}
      />
      {chosen ? (
        <div className="sticky bottom-[-1rem] grid gap-2.5 border-line border-t bg-raised py-3">
          <div className="flex items-center gap-3">
            <img src={chosen.imageUrl} alt="" width={40} height={40} />
            <span className="min-w-0 flex-1 truncate font-semibold">{chosen.name}</span>
            <Quantity value={quantity} onChange={setQuantity} />
          </div>
          <TextField
            label={t('gifts.words')}
            hideLabel
            placeholder={t('gifts.words')}
            maxLength={120}
            value={words}
            onChange={({ currentTarget }) => setWords(currentTarget.value)}
          />
          <RefusalLine refusal={refusal} onTopUp={onTopUp} />
          <div className="grid gap-2 group-data-beside/panel:flex xs:flex">
            <Button variant="primary" className="min-w-0 flex-1" loading={busy} onClick={() => void give()}>
              <Figure>
                {price === 0 ? t('gifts.giveOwn') : t('gifts.giveFor', { coins: coins(price), euros: euros(price) })}
              </Figure>
            </Button>
            <Button disabled={busy} onClick={() => void keep()} className="group-data-beside/panel:px-3">
              <span className="group-data-beside/panel:sr-only">
                <Figure>{t('gifts.keepFor', { coins: coins(chosen.price * quantity) })}</Figure>
              </span>
              <Archive aria-hidden className="hidden size-5 group-data-beside/panel:block" />
            </Button>
          </div>
        </div>
      ) : (
        <p className="text-muted text-sm">{t('gifts.choose')}</p>
      )}
    </div>
  );
}
