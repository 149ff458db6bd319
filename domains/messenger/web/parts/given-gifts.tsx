import type { ReactNode } from 'react';
import { useLanguage } from '#kit/web/words/i18n.tsx';
import type { MessageGift } from '../../contract/index.ts';

/** The gifts that came with a message, drawn, with their names and how many. */
export function GivenGifts({ gifts }: { gifts: readonly MessageGift[] }): ReactNode {
  const language = useLanguage();
  if (gifts.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3 py-1">
      {gifts.map(({ giftId, names, imageUrl, quantity }) => (
        <li key={giftId} className="grid justify-items-center gap-0.5 text-sm">
          <img src={imageUrl} alt="" width={72} height={72} className="size-18" />
          <span className="font-semibold">
            {quantity > 1 ? <span translate="no">{quantity} × </span> : null}
            {names[language]}
          </span>
        </li>
      ))}
    </ul>
  );
}
