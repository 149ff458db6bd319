import type { ReactNode } from 'react';
import { GuestLink } from '#domains/guest/web/parts/guest-link.tsx';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import { usePayBack } from '#domains/ledger/web/parts/pay-back.tsx';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import type { Tone } from '#kit/ui/primitives/badge.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import type { ListAction } from '#kit/web/list/list-actions.tsx';
import type { ColumnWords } from '#kit/web/list/list-columns.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { OfficeOrder, orders } from '../../contract/office.ts';
import { refundOrder } from '../../contract/office.ts';

const tones: Record<OfficeOrder['status'], Tone> = {
  open: 'info',
  declined: 'neutral',
  cancelled: 'neutral',
  expired: 'neutral',
  paid: 'success',
  refunded: 'warning',
  chargedBack: 'danger',
  review: 'danger',
};

/** How an order stands: its state, what went back of how much, and what it waits for. */
export function OrderState({ order }: { order: OfficeOrder }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { status, euroCents, backCents, isRefundPending, withheld, sandboxPage } = order;
  const isPart = backCents > 0 && backCents < euroCents;
  const [back, of] = [backCents, euroCents].map((cents) => formatAmount(cents, euros, language));
  return (
    <span className="inline-flex flex-wrap gap-1.5 max-sm:justify-end">
      <Badge tone={tones[status]}>
        {isPart && (status === 'refunded' || status === 'chargedBack')
          ? t(`payments.office.orders.status.${status}Part`, { back: back ?? '', of: of ?? '' })
          : t(`payments.office.orders.status.${status}`)}
      </Badge>
      {withheld === null ? null : <Badge tone="warning">{t(`payments.office.orders.withheld.${withheld}`)}</Badge>}
      {isRefundPending ? <Badge tone="info">{t('payments.office.orders.pending')}</Badge> : null}
      {sandboxPage === null ? null : (
        <Anchor
          href={sandboxPage}
          target="_blank"
          className="inline-flex min-h-6 items-center font-normal text-accent-ink text-sm"
        >
          {t('payments.office.orders.sandbox')}
        </Anchor>
      )}
    </span>
  );
}

/** How an order stands in a list. */
export function useOrderColumns(): { readonly [K in keyof (typeof orders)['columns']]: ColumnWords<OfficeOrder> } {
  const t = useMessages();
  return {
    id: {
      header: t('payments.office.orders.id'),
      isName: true,
      cell: ({ id }) => (
        <LocalLink
          to="payments.order"
          params={{ orderId: id }}
          translate="no"
          className="inline-flex min-h-6 items-center font-medium font-mono text-ink text-sm no-underline hover:underline"
        >
          {id}
        </LocalLink>
      ),
    },
    email: {
      header: t('payments.office.orders.guest'),
      cell: ({ email, guestName, guestId }) => (
        <GuestLink id={guestId} note={email}>
          {guestName}
        </GuestLink>
      ),
    },
    status: {
      header: t('payments.office.orders.status'),
      cell: (order) => <OrderState order={order} />,
    },
    origin: {
      header: t('payments.office.orders.origin'),
      cell: ({ origin, chatId }) => (
        <span className="grid gap-0.5 max-sm:justify-items-end">
          <span className="sm:whitespace-nowrap">{t(`payments.office.orders.origin.${origin}`)}</span>
          {chatId === null ? null : (
            <LocalLink
              to="sales.list"
              search={new URLSearchParams({ search: `chat:${chatId}` }).toString()}
              className="inline-flex min-h-6 items-center font-medium text-ink no-underline hover:underline max-sm:justify-end sm:whitespace-nowrap"
            >
              {t('payments.office.orders.inChat', { id: String(chatId) })}
            </LocalLink>
          )}
        </span>
      ),
    },
    provider: { header: t('payments.office.orders.provider') },
    euroCents: { header: t('payments.office.orders.amount') },
    coins: { header: t('payments.office.orders.coins') },
    coinsTakenBack: { header: t('payments.office.orders.takenBack') },
    extraCoins: { header: t('payments.office.orders.extra') },
    paidAt: { header: t('payments.office.orders.paidAt') },
    createdAt: { header: t('payments.office.orders.createdAt') },
  };
}

/** Asks the provider to pay an order back, in part or in full. */
export function useRefundOrder(): ListAction<OfficeOrder> {
  const t = useMessages();
  const language = useLanguage();
  const nameOf = useGuestName();
  return usePayBack<OfficeOrder>({
    unit: euros,
    left: ({ refundableCents, isRefundPending }) => (isRefundPending ? 0 : refundableCents),
    who: ({ guestName }) => nameOf(guestName),
    effect: ({ euroCents }) =>
      t('payments.office.orders.refundEffect', { amount: formatAmount(euroCents, euros, language) }),
    run: (api, { id }, { amount: euroCents, reason }) =>
      api.call(refundOrder, { body: { orderId: id, euroCents, reason } }),
  });
}
