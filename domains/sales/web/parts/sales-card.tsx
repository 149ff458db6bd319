import type { ReactNode } from 'react';
import type { guestCards } from '#domains/guest/web/slots.ts';
import { ListCard, loadListCard } from '#kit/web/list/list-card.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { defineBlock } from '#kit/web/slots/blocks.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { Sale } from '../../contract/routes.ts';
import { sales } from '../../contract/routes.ts';
import { useRefundSale, useSaleColumns } from '../office/sale-parts.tsx';

/** Some sales on the operators' page of whoever bought or sold them, with the way to pay back. */
export function SalesCard({
  rows,
  search,
  without,
}: {
  rows: readonly Sale[];
  /** What the list of sales is asked for. */
  search: string;
  without: 'buyerId' | 'sellerName';
}): ReactNode {
  const t = useMessages();
  return (
    <ListCard
      list={sales}
      rows={rows}
      title={t('sales.office.title')}
      more={
        <LocalLink to="sales.list" search={new URLSearchParams({ search }).toString()}>
          {t('sales.office.all')}
        </LocalLink>
      }
      columns={useSaleColumns()}
      without={[without]}
      nameOf={({ key }) => key}
      empty={t('sales.office.noneOf')}
      actions={[useRefundSale()]}
    />
  );
}

type Props = { readonly guestId: number; readonly name: string };

function GuestSales({ data, guestId }: Props & { data: readonly Sale[] }): ReactNode {
  return <SalesCard rows={data} search={String(guestId)} without="buyerId" />;
}

/** What a guest bought, on the operators' page of the guest. */
export const guestSales: FillingOf<typeof guestCards> = defineBlock<readonly Sale[], Props>({
  load: (values, search) => loadListCard(sales, values, { search: search.get('guestId') }),
  View: GuestSales,
});
