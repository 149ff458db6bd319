import type { ReactNode } from 'react';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { VoucherKind } from '../../contract/types.ts';
import type { Benefits } from '../../contract/vouchers.ts';
import { kindIcons } from './kind-icons.tsx';

const tiles: readonly { readonly benefit: Exclude<keyof Benefits, 'vouchers'>; readonly kind: VoucherKind }[] = [
  { benefit: 'chatMinutes', kind: 'videoChat' },
  { benefit: 'freeMessages', kind: 'messages' },
  { benefit: 'gifts', kind: 'messengerGift' },
  { benefit: 'privateShowTickets', kind: 'privateShow' },
  { benefit: 'chatShowTickets', kind: 'liveShow' },
  { benefit: 'spins', kind: 'spins' },
];

/** How much of each kind there is to use now; of what there is nothing nothing is said. */
export function BenefitTiles({ sums }: { sums: Benefits }): ReactNode {
  const t = useMessages();
  const shown = tiles.filter(({ benefit }) => sums[benefit] > 0);
  if (shown.length === 0) return null;
  return (
    <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
      {shown.map(({ benefit, kind }) => (
        <li key={benefit} className="grid gap-1 rounded-card border border-line bg-surface p-3.5">
          <span className="text-accent-ink [&>svg]:size-5">{kindIcons[kind]}</span>
          <span translate="no" className="tabular font-extrabold text-2xl leading-none">
            {sums[benefit]}
          </span>
          {benefit === 'gifts' ? (
            <LocalLink to="gifts.own" className="hit-44 text-sm">
              {t('vouchers.sum.gifts', { count: sums.gifts })}
            </LocalLink>
          ) : (
            <span className="text-muted text-sm">{t(`vouchers.sum.${benefit}`, { count: sums[benefit] })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
