import { ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Form, useLoaderData } from 'react-router';
import { formatAmount } from '#kit/money/coins.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import type { TableColumn } from '#kit/ui/primitives/table.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { Select, TextField } from '#kit/ui/primitives/text-field.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/context.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/i18n.tsx';
import { pageMeta } from '#kit/web/meta.ts';
import type { Sale } from '../../../contract/routes.ts';
import { listSales } from '../../../contract/routes.ts';
import { kindLabel } from '../../parts/kind-label.ts';
import { RefundDialog } from '../refund-dialog.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('sales.office.title') }));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const given = (name: string) => params.get(name)?.trim() || undefined;
  const filter = { kind: given('kind'), buyer: given('buyer'), seller: given('seller') };
  const query = { ...filter, before: given('before') } as never;
  const answer = await context.get(web).api.call(listSales, { query });
  if (!answer.ok) throw new Response(null, { status: answer.problem.status === 422 ? 404 : answer.problem.status });
  return { ...answer.data, filter };
}

/** What was sold, the latest first, with the way to give coins back. */
export default function Sales(): ReactNode {
  const t = useMessages();
  const { sales, next, kinds, filter } = useLoaderData<typeof loader>();
  const older = new URLSearchParams({ before: String(next) });
  for (const [name, value] of Object.entries(filter)) if (value) older.set(name, value);
  return (
    <WorkPage title={t('sales.office.title')} lead={t('sales.office.lead')}>
      <Form role="search" className="flex flex-wrap items-end gap-3">
        <Select
          name="kind"
          label={t('sales.office.kind')}
          defaultValue={filter.kind ?? ''}
          options={[
            { value: '', label: t('sales.office.all') },
            ...kinds.map((value) => ({ value, label: kindLabel(t, value) })),
          ]}
        />
        <TextField name="seller" label={t('sales.office.seller')} defaultValue={filter.seller} autoComplete="off" />
        <TextField
          name="buyer"
          inputMode="numeric"
          label={t('sales.office.buyer')}
          defaultValue={filter.buyer}
          autoComplete="off"
        />
        <Button type="submit">{t('sales.office.apply')}</Button>
      </Form>
      <Card flush>
        <Table
          caption={t('sales.office.title')}
          columns={useColumns()}
          rows={sales}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState icon={<ShoppingBag />} title={t('sales.office.none')} />}
        />
      </Card>
      {next === null ? null : (
        <ButtonLink href={`?${older}`} className="justify-self-center">
          {t('sales.office.older')}
        </ButtonLink>
      )}
    </WorkPage>
  );
}

function useColumns(): TableColumn<Sale>[] {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const coins = (hundredths: number): string => formatAmount(hundredths, 'VXC', language);
  return [
    { key: 'kind', header: t('sales.office.kind'), primary: true, cell: ({ kind }) => kindLabel(t, kind) },
    { key: 'when', header: t('sales.office.when'), cell: ({ begunAt }) => format.dateTime(begunAt) },
    { key: 'buyer', header: t('sales.office.buyer'), cell: ({ buyerId }) => String(buyerId) },
    {
      key: 'seller',
      header: t('sales.office.seller'),
      cell: ({ sellerName }) => sellerName ?? t('sales.office.house'),
    },
    { key: 'paid', header: t('sales.office.paid'), align: 'end', cell: ({ paid }) => coins(paid) },
    {
      key: 'earned',
      header: t('sales.office.earned'),
      align: 'end',
      cell: ({ earned, takenBack, sharePercent }) =>
        t('sales.office.earnedText', { coins: coins(earned - takenBack), percent: sharePercent }),
    },
    {
      key: 'back',
      header: t('sales.office.back'),
      align: 'end',
      cell: ({ paidBack }) => (paidBack === 0 ? '–' : coins(paidBack)),
    },
    {
      key: 'refund',
      header: t('sales.office.refund'),
      align: 'end',
      cell: (sale) =>
        sale.completedAt === null ? (
          <Badge tone="success">{t('sales.office.running')}</Badge>
        ) : (
          <RefundDialog sale={sale} />
        ),
    },
  ];
}
