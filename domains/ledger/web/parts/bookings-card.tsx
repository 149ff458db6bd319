import type { ReactNode } from 'react';
import { formatAmount } from '#kit/money/amounts.ts';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import type { TableColumn } from '#kit/ui/primitives/table.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { Booking } from '../../contract/bookings.ts';
import { coins } from '../../contract/coins.ts';
import { statementKind } from './statement-kind.ts';

const sides = ['guest', 'performer', 'house', 'provider'] as const;

const amountOf = ({ parts }: Booking, side: (typeof sides)[number]): number =>
  parts.find(({ owner }) => owner === side)?.amount ?? 0;

/** What was booked for one thing: a row a transfer, with what the guest, the performer and the platform got or gave. */
export function BookingsCard({ bookings }: { bookings: readonly Booking[] }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const shown = sides.filter((side) => bookings.some(({ parts }) => parts.some(({ owner }) => owner === side)));
  const write = (amount: number): ReactNode =>
    amount === 0 ? (
      '–'
    ) : (
      <Figure className={amount > 0 ? 'text-success' : undefined}>
        {amount > 0 ? '+' : ''}
        {formatAmount(amount, coins, language)}
      </Figure>
    );
  const columns: TableColumn<Booking>[] = [
    { key: 'what', header: t('ledger.office.kind'), primary: true, cell: (booking) => <What booking={booking} /> },
    ...shown.map(
      (side): TableColumn<Booking> => ({
        key: side,
        header: t(`ledger.office.side.${side}`),
        align: 'end',
        cell: (booking) => write(amountOf(booking, side)),
      }),
    ),
    {
      key: 'at',
      header: t('ledger.office.at'),
      align: 'end',
      cell: ({ at }) => (
        <time dateTime={at} translate="no" className="whitespace-nowrap">
          {format.dateTime(at)}
        </time>
      ),
    },
  ];
  return (
    <Card flush title={t('ledger.office.bookings')} description={t('ledger.office.bookingsText')}>
      <div className="border-line border-t sm:overflow-x-auto">
        <Table
          caption={t('ledger.office.bookings')}
          columns={columns}
          rows={bookings}
          rowKey={({ transferId }) => String(transferId)}
          empty={<p className="px-(--card-pad) py-4 text-muted">{t('ledger.office.noBookings')}</p>}
        />
      </div>
    </Card>
  );
}

function What({ booking }: { booking: Booking }): ReactNode {
  const t = useMessages();
  const line = {
    kind: booking.kind,
    amount: amountOf(booking, 'guest'),
    memo: booking.memo,
    at: Date.parse(booking.at),
  };
  const { title, detail } = statementKind(booking.kind)?.value.words(t, line) ?? { title: booking.kind, detail: '' };
  return (
    <span className="grid gap-0.5 text-left">
      <span>{title}</span>
      {detail ? <span className="font-normal text-sm text-subtle">{detail}</span> : null}
    </span>
  );
}
