import { Coins, Crown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { MessengerGift } from '../../contract/catalogue.ts';
import { useCoinWords } from './format.ts';
import type { Catalogue } from './use-catalogue.ts';

/** The catalogue by categories; one gift is chosen. `bought`: gift id to how many the guest has. */
export function GiftGrid({
  catalogue: { gifts, categories },
  bought,
  chosenId,
  isVip,
  onChoose,
}: {
  catalogue: Catalogue;
  bought: Readonly<Record<string, number>>;
  chosenId: number | null;
  isVip: boolean;
  onChoose: (gift: MessengerGift) => void;
}): ReactNode {
  const t = useMessages();
  const [category, setCategory] = useState<number | null>(null);
  const shown = gifts.filter(({ categoryId }) => category === null || categoryId === category);
  const chip =
    'min-h-11 shrink-0 rounded-full px-3.5 font-semibold text-sm text-muted transition-colors hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-ink';
  return (
    <div className="grid gap-3">
      <div className="no-scrollbar -mx-(--card-pad) flex gap-1 overflow-x-auto px-(--card-pad)">
        <button type="button" aria-pressed={category === null} onClick={() => setCategory(null)} className={chip}>
          {t('gifts.all')}
        </button>
        {categories.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={category === id}
            onClick={() => setCategory(id)}
            className={chip}
          >
            {name}
          </button>
        ))}
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-1.5">
        {shown.map((gift) => (
          <li key={gift.id}>
            <GiftTile
              gift={gift}
              has={bought[gift.id] ?? 0}
              isChosen={gift.id === chosenId}
              isLocked={gift.vip && !isVip && !bought[gift.id]}
              onChoose={() => onChoose(gift)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function GiftTile({
  gift,
  has,
  isChosen,
  isLocked,
  onChoose,
}: {
  gift: MessengerGift;
  has: number;
  isChosen: boolean;
  isLocked: boolean;
  onChoose: () => void;
}): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const coins = useCoinWords();
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={isLocked}
      title={isLocked ? t('gifts.vipOnly') : gift.name}
      onClick={onChoose}
      className={cx(
        'relative grid w-full justify-items-center gap-0.5 rounded-card border border-transparent py-2 text-center transition-colors hover:bg-hover',
        'aria-pressed:border-accent aria-pressed:bg-accent-soft disabled:opacity-50',
      )}
    >
      <img src={gift.imageUrl} alt="" width={56} height={56} loading="lazy" className="size-14" />
      <span className="line-clamp-2 w-full hyphens-auto break-words text-xs leading-tight tracking-tight">
        {gift.name}
      </span>
      <span translate="no" className="inline-flex items-center gap-1 text-muted text-xs tabular">
        <Coins aria-hidden className="size-3.5 text-warning" />
        <span aria-hidden>{formatCoins(gift.price, language)}</span>
        <span className="sr-only">{coins(gift.price)}</span>
      </span>
      {gift.vip ? (
        <span className="absolute top-1 left-1 inline-flex items-center gap-0.5 rounded-full bg-raised px-1.5 py-0.5 font-bold text-2xs">
          <Crown aria-hidden className="size-3 text-warning" />
          VIP
        </span>
      ) : null}
      {has > 0 ? (
        <span className="absolute top-1 right-1 rounded-full bg-accent px-1.5 py-0.5 font-bold text-2xs text-on-accent">
          <span className="sr-only">{t('gifts.youHave', { count: has })}</span>
          <span aria-hidden>{has}</span>
        </span>
      ) : null}
    </button>
  );
}
