import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { ActorWish } from '../../contract/own.ts';
import { useCoinWords } from './format.ts';

/** What a performer wishes for, how much of it there is already, and the way to give it. */
export function WishList({
  wishes,
  onGive,
}: {
  wishes: readonly ActorWish[];
  onGive: (giftId: number) => void;
}): ReactNode {
  const t = useMessages();
  const coins = useCoinWords();
  return (
    <ul className="grid gap-(--grid-gap) sm:grid-cols-2">
      {wishes.map(({ gift, wanted, received }) => (
        <li key={gift.id} className="flex items-center gap-3 rounded-card border border-line bg-surface p-3">
          <img src={gift.imageUrl} alt="" width={56} height={56} loading="lazy" />
          <div className="grid min-w-0 flex-1 gap-0.5">
            <span className="truncate font-semibold">{gift.name}</span>
            <span translate="no" className="text-muted text-sm tabular">
              {coins(gift.price)}
            </span>
            <span className="inline-flex items-center gap-1 text-sm text-subtle">
              {received >= wanted ? <Check aria-hidden className="size-4 text-success" /> : null}
              <span>{t('gifts.wishOf', { received, wanted })}</span>
            </span>
          </div>
          {gift.active ? (
            <Button size="sm" aria-label={t('gifts.giveThis', { gift: gift.name })} onClick={() => onGive(gift.id)}>
              {t('gifts.giveShort')}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
