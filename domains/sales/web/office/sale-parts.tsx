import type { ReactNode } from 'react';
import { GuestLink } from '#domains/guest/web/parts/guest-link.tsx';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import { formatCoins, coins as unit } from '#domains/ledger/contract/coins.ts';
import { usePayBack } from '#domains/ledger/web/parts/pay-back.tsx';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import type { ListAction } from '#kit/web/list/list-actions.tsx';
import type { ColumnWords } from '#kit/web/list/list-columns.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { Sale, sales } from '../../contract/routes.ts';
import { refundSale } from '../../contract/routes.ts';
import { kindLabel } from '../parts/kind-label.ts';

/** Who sold: the performer, leading to their page, or the platform. */
export function Seller({ sale: { sellerId, sellerName } }: { sale: Pick<Sale, 'sellerId' | 'sellerName'> }): ReactNode {
  const t = useMessages();
  if (sellerId === null) return <span>{t('sales.office.platform')}</span>;
  return (
    <LocalLink
      to="performers.officePerformer"
      params={{ actorId: sellerId }}
      className="inline-flex min-h-6 items-center font-medium text-ink no-underline hover:underline"
    >
      <bdi>{sellerName ?? String(sellerId)}</bdi>
    </LocalLink>
  );
}

/** How a sale stands in a list. */
export function useSaleColumns(): { readonly [K in keyof (typeof sales)['columns']]: ColumnWords<Sale> } {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  return {
    kind: {
      header: t('sales.office.kind'),
      isName: true,
      cell: ({ id, kind }) => (
        <LocalLink
          to="sales.sale"
          params={{ saleId: id }}
          className="inline-flex min-h-6 items-center font-medium text-ink no-underline hover:underline"
        >
          {kindLabel(t, kind)}
        </LocalLink>
      ),
    },
    key: { header: t('sales.office.key') },
    buyerId: {
      header: t('sales.office.buyer'),
      cell: ({ buyerId, buyerName }) => <GuestLink id={buyerId}>{buyerName}</GuestLink>,
    },
    sellerName: {
      header: t('sales.office.seller'),
      cell: (sale) => <Seller sale={sale} />,
    },
    paid: { header: t('sales.office.paid') },
    covered: { header: t('sales.office.covered') },
    earned: {
      header: t('sales.office.earned'),
      cell: ({ earned, takenBack, sharePercent: percent }) =>
        t('sales.office.earnedText', { coins: formatCoins(earned - takenBack, language), percent }),
    },
    paidBack: {
      header: t('sales.office.back'),
      cell: ({ paid, paidBack }) =>
        paidBack === 0 ? (
          '–'
        ) : (
          <Figure>
            {t('sales.office.backOf', { back: formatCoins(paidBack, language), of: formatCoins(paid, language) })}
          </Figure>
        ),
    },
    begunAt: { header: t('sales.office.when') },
    completedAt: {
      header: t('sales.office.completed'),
      cell: ({ completedAt }) =>
        completedAt === null ? <Badge tone="success">{t('sales.office.running')}</Badge> : format.dateTime(completedAt),
    },
  };
}

/** Gives coins of a sale back, in part or all that is left. */
export function useRefundSale(): ListAction<Sale> {
  const t = useMessages();
  const nameOf = useGuestName();
  return usePayBack<Sale>({
    unit,
    left: ({ paid, paidBack, completedAt }) => (completedAt === null ? 0 : paid - paidBack),
    who: ({ buyerName }) => nameOf(buyerName),
    effect: () => t('sales.office.refundEffect'),
    run: (api, { id, paidBack }, { amount: coins, reason }) =>
      api.call(refundSale, { body: { saleId: id, coins, paidBack, reason } }),
  });
}
