import type { ReactNode } from 'react';
import type { guestCards } from '#domains/guest/web/slots.ts';
import { ListCard, loadListCard } from '#kit/web/list/list-card.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { defineBlock } from '#kit/web/slots/blocks.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { OfficeOrder } from '../../contract/office.ts';
import { orders } from '../../contract/office.ts';
import { useOrderColumns, useRefundOrder } from './order-parts.tsx';

type Props = { readonly guestId: number; readonly name: string };

function GuestOrders({ data, guestId }: Props & { data: readonly OfficeOrder[] }): ReactNode {
  const t = useMessages();
  return (
    <ListCard
      list={orders}
      rows={data}
      title={t('payments.office.orders.title')}
      more={
        <LocalLink to="payments.orders" search={`search=${guestId}`}>
          {t('payments.office.orders.all')}
        </LocalLink>
      }
      columns={useOrderColumns()}
      without={['email']}
      nameOf={({ id }) => id}
      empty={t('payments.office.orders.noneOf')}
      actions={[useRefundOrder()]}
    />
  );
}

/** A guest's orders, on the operators' page of the guest. */
export const guestOrders: FillingOf<typeof guestCards> = defineBlock<readonly OfficeOrder[], Props>({
  load: (values, search) => loadListCard(orders, values, { search: search.get('guestId') }),
  View: GuestOrders,
});
