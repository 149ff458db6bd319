import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Button, IconButton } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Select } from '#kit/ui/primitives/text-field.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { MessengerGift } from '../../contract/catalogue.ts';
import type { Wish } from '../../contract/studio.ts';
import { mostWishes, setWishes } from '../../contract/studio.ts';
import { Quantity } from '../parts/quantity.tsx';
import { useSave } from './use-save.ts';

type Wanted = Pick<Wish, 'giftId' | 'wanted'>;

/** What the performer wishes for, on the profile. */
export function WishesCard({ wishes, gifts }: { wishes: readonly Wish[]; gifts: readonly MessengerGift[] }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const [lines, setLines] = useState<readonly Wanted[]>(wishes);
  const [refusal, busy, save] = useSave();
  // What comes in counts up meanwhile: what is chosen here stays until the list is another.
  const saved = JSON.stringify(wishes.map(({ giftId, wanted }) => ({ giftId, wanted })));
  useEffect(() => setLines(JSON.parse(saved) as Wanted[]), [saved]);
  const receivedOf = new Map(wishes.map(({ giftId, received }) => [giftId, received]));
  const giftOf = new Map(gifts.map((gift) => [gift.id, gift]));
  const others = gifts.filter(({ id, active }) => active && !lines.some(({ giftId }) => giftId === id));
  return (
    <Card title={t('gifts.studio.wishes')} description={t('gifts.studio.wishesText')}>
      <div className="grid gap-3">
        <ul className="grid gap-2">
          {lines.map(({ giftId, wanted }) => {
            const gift = giftOf.get(giftId);
            const name = gift?.name ?? '';
            return (
              <li key={giftId} className="flex items-center gap-2">
                {gift ? <img src={gift.imageUrl} alt="" width={40} height={40} /> : null}
                <span className="grid min-w-0 flex-1">
                  <span className="font-semibold hyphens-auto [overflow-wrap:anywhere]">{name}</span>
                  <span className="text-muted text-sm">
                    {t('gifts.wishOf', { received: receivedOf.get(giftId) ?? 0, wanted })}
                  </span>
                </span>
                <Quantity
                  value={wanted}
                  onChange={(next) =>
                    setLines(lines.map((line) => (line.giftId === giftId ? { ...line, wanted: next } : line)))
                  }
                />
                <IconButton
                  label={t('gifts.studio.takeOut', { words: name })}
                  icon={<Trash2 aria-hidden />}
                  variant="ghost"
                  onClick={() => setLines(lines.filter((line) => line.giftId !== giftId))}
                />
              </li>
            );
          })}
        </ul>
        {lines.length < mostWishes && others.length > 0 ? (
          <Select
            label={t('gifts.studio.addWish')}
            value=""
            options={[
              { value: '', label: t('gifts.studio.chooseGift') },
              ...others.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              if (value !== '') setLines([...lines, { giftId: Number(value), wanted: 1 }]);
            }}
          />
        ) : null}
        {refusal ? (
          <p role="alert" className="font-medium text-danger text-sm">
            {refusal}
          </p>
        ) : null}
        <Button
          variant="primary"
          className="justify-self-start"
          loading={busy}
          onClick={() => {
            const body = { wishes: lines.map(({ giftId, wanted }) => ({ giftId, wanted })) };
            void save(() => api.call(setWishes, { body }));
          }}
        >
          {t('gifts.studio.saveWishes')}
        </Button>
      </div>
    </Card>
  );
}
