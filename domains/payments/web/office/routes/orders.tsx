import { Receipt, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { amount } from '#kit/entries/entry.ts';
import { writeEntry } from '#kit/entries/write-entry.ts';
import { readEntries } from '#kit/forms/read-entries.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import type { Tone } from '#kit/ui/primitives/badge.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { useLanguage, useMessages } from '#kit/web/i18n.tsx';
import type { ListAction } from '#kit/web/list/list-actions.tsx';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { LocalLink } from '#kit/web/local-link.tsx';
import { pageMeta } from '#kit/web/meta.ts';
import type { OfficeOrder } from '../../../contract/office.ts';
import { orders, refundOrder } from '../../../contract/office.ts';
import { orderStatuses } from '../../../contract/orders.ts';

export const meta = pageMeta(({ t }) => ({ title: t('payments.office.orders.title') }));

export const loader = (args: LoaderFunctionArgs) => loadList(orders, args);

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

/** Every order, and the way to pay one back. */
export default function Orders(): ReactNode {
  const t = useMessages();
  return (
    <ListPage
      list={orders}
      data={useLoaderData<typeof loader>()}
      title={t('payments.office.orders.title')}
      lead={t('payments.office.orders.lead')}
      columns={{
        id: {
          header: t('payments.office.orders.id'),
          isName: true,
          cell: ({ id }) => (
            <LocalLink
              to="office.audit"
              search={new URLSearchParams({ subject: `order:${id}` }).toString()}
              title={t('payments.office.orders.log')}
              className="font-medium font-mono text-ink text-sm no-underline hover:underline"
            >
              {id}
            </LocalLink>
          ),
        },
        email: {
          header: t('payments.office.orders.guest'),
          cell: ({ email, guestId }) => (
            <span className="grid gap-0.5 [overflow-wrap:anywhere]">
              {email ?? '–'}
              <span className="text-sm text-subtle">{guestId}</span>
            </span>
          ),
        },
        status: {
          header: t('payments.office.orders.status'),
          cell: ({ status, isRefundPending }) => (
            <span className="inline-flex flex-wrap gap-1.5 max-sm:justify-end">
              <Badge tone={tones[status]}>{t(`payments.office.orders.status.${status}`)}</Badge>
              {isRefundPending ? <Badge tone="info">{t('payments.office.orders.pending')}</Badge> : null}
            </span>
          ),
        },
        provider: { header: t('payments.office.orders.provider') },
        euroCents: { header: t('payments.office.orders.amount') },
        coins: { header: t('payments.office.orders.coins') },
        coinsTakenBack: { header: t('payments.office.orders.takenBack') },
        paidAt: { header: t('payments.office.orders.paidAt') },
        createdAt: { header: t('payments.office.orders.createdAt') },
      }}
      filters={{
        search: { label: t('payments.office.orders.search') },
        status: {
          label: t('payments.office.orders.status'),
          options: orderStatuses.map((status) => ({
            value: status,
            label: t(`payments.office.orders.status.${status}`),
          })),
        },
        from: { label: t('payments.office.orders.from') },
        to: { label: t('payments.office.orders.to') },
      }}
      nameOf={({ id }) => id}
      empty={{
        icon: <Receipt />,
        title: t('payments.office.orders.none'),
        text: t('payments.office.orders.noneText'),
      }}
      actions={[useRefund()]}
    />
  );
}

/** Asks the provider to pay an order back, in part or in full. */
function useRefund(): ListAction<OfficeOrder> {
  const t = useMessages();
  const language = useLanguage();
  const inEuros = (cents: number): string => formatAmount(cents, euros, language);
  return {
    key: 'refund',
    label: t('payments.office.orders.refund'),
    icon: <Undo2 aria-hidden />,
    isDanger: true,
    applies: ({ refundableCents, isRefundPending }) => refundableCents > 0 && !isRefundPending,
    title: () => t('payments.office.orders.refundTitle'),
    text: ([row]) =>
      row
        ? t('payments.office.orders.refundText', {
            guest: row.email ?? String(row.guestId),
            amount: inEuros(row.euroCents),
            left: inEuros(row.refundableCents),
          })
        : '',
    needsReason: true,
    fields: ([row], errorOf) => (
      <EntryField
        name="euroCents"
        entry={amount(euros)}
        label={t('payments.office.orders.refundAmount')}
        defaultValue={writeEntry(row?.refundableCents ?? 0, amount(euros), language)}
        error={
          errorOf('euroCents') === undefined
            ? undefined
            : t('payments.office.orders.refundWrong', { left: inEuros(row?.refundableCents ?? 0) })
        }
      />
    ),
    run: async (api, { id }, form) => {
      const read = readEntries(form, { euroCents: amount(euros) }, language);
      const reason = String(form.get('reason') ?? '');
      return read.ok ? api.call(refundOrder, { body: { orderId: id, ...read.data, reason } }) : read;
    },
  };
}
