import { Receipt } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { orders } from '../../../contract/office.ts';
import { orderStatuses } from '../../../contract/orders.ts';
import { useOrderColumns, useRefundOrder } from '../order-parts.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('payments.office.orders.title') }));

export const loader = (args: LoaderFunctionArgs) => loadList(orders, args);

/** Every order, and the way to pay one back. */
export default function Orders(): ReactNode {
  const t = useMessages();
  return (
    <ListPage
      list={orders}
      data={useLoaderData<typeof loader>()}
      title={t('payments.office.orders.title')}
      lead={t('payments.office.orders.lead')}
      columns={useOrderColumns()}
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
      actions={[useRefundOrder()]}
    />
  );
}
