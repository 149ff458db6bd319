import { ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { ListPage } from '#kit/web/list/list-page.tsx';
import { loadList } from '#kit/web/list/load-list.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { sales } from '../../../contract/routes.ts';
import { kindLabel } from '../../parts/kind-label.ts';
import { useRefundSale, useSaleColumns } from '../sale-parts.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('sales.office.title') }));

export const loader = (args: LoaderFunctionArgs) => loadList(sales, args);

/** What was sold, the latest first, with the way to give coins back. */
export default function Sales(): ReactNode {
  const t = useMessages();
  const data = useLoaderData<typeof loader>();
  const { kinds = [] } = data.answer?.facts ?? {};
  return (
    <ListPage
      list={sales}
      data={data}
      title={t('sales.office.title')}
      lead={t('sales.office.lead')}
      columns={useSaleColumns()}
      filters={{
        search: { label: t('sales.office.search') },
        kind: {
          label: t('sales.office.kind'),
          options: kinds.map((value) => ({ value, label: kindLabel(t, value) })),
        },
        from: { label: t('sales.office.from') },
        to: { label: t('sales.office.to') },
      }}
      nameOf={({ key }) => key}
      empty={{ icon: <ShoppingBag />, title: t('sales.office.none'), text: t('sales.office.noneText') }}
      actions={[useRefundSale()]}
    />
  );
}
