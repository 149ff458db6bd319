import { Download, ScrollText, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Form, useLoaderData } from 'react-router';
import { routeUrl } from '#kit/contract/client.ts';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import type { TableColumn } from '#kit/ui/primitives/table.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { Select, TextField } from '#kit/ui/primitives/text-field.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/context.ts';
import { useFormat, useMessages } from '#kit/web/i18n.tsx';
import { useHref } from '#kit/web/local-link.tsx';
import { pageMeta } from '#kit/web/meta.ts';
import { OlderPages } from '#kit/web/older-pages.tsx';
import { stepUpLink } from '#kit/web/step-up.ts';
import type { LegalAcceptance } from '../../../contract/acceptance.ts';
import { acceptanceWays, exportAcceptances, listAcceptances } from '../../../contract/acceptance.ts';
import { legalProducts, legalTextTypes } from '../../../contract/legal-text.ts';
import { useLegalWords } from '../words.ts';

export const meta = pageMeta(({ t }) => ({ title: t('legal.office.acceptances') }));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const product = legalProducts.find((one) => one === searchParams.get('product'));
  const type = legalTextTypes.find((one) => one === searchParams.get('type'));
  const way = acceptanceWays.find((one) => one === searchParams.get('way'));
  const search = searchParams.get('search')?.trim().slice(0, 254) || undefined;
  const before = Number(searchParams.get('before')) || undefined;
  const filter = { ...(product && { product }), ...(type && { type }), ...(way && { way }), ...(search && { search }) };
  const query = { ...filter, ...(before && { before }) };
  const list = await context.get(web).api.call(listAcceptances, { query });
  if (!list.ok) throw new Response(null, { status: list.problem.status });
  return { ...list.data, filter };
}

export default function Acceptances(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const words = useLegalWords();
  const columns = useColumns();
  const { acceptances, next, filter } = useLoaderData<typeof loader>();
  return (
    <WorkPage
      title={t('legal.office.acceptances')}
      lead={t('legal.office.acceptancesLead')}
      breadcrumb={
        <Breadcrumb
          label={t('legal.office.breadcrumb')}
          items={[
            { label: t('legal.office.title'), href: to('legal.officeTexts') },
            { label: t('legal.office.acceptances') },
          ]}
        />
      }
      actions={
        <ButtonLink
          href={routeUrl(exportAcceptances, { query: filter })}
          download
          {...stepUpLink}
          icon={<Download aria-hidden />}
        >
          {t('legal.office.export')}
        </ButtonLink>
      }
    >
      <Form key={JSON.stringify(filter)} role="search" className="flex flex-wrap items-end gap-3">
        <TextField
          type="search"
          name="search"
          label={t('legal.office.search')}
          start={<Search aria-hidden />}
          defaultValue={filter.search ?? ''}
          className="min-w-60 flex-1"
        />
        <Select
          name="product"
          label={t('legal.office.product')}
          defaultValue={filter.product ?? ''}
          options={[
            { value: '', label: t('legal.office.all') },
            ...legalProducts.map((value) => ({ value, label: words.products[value] })),
          ]}
        />
        <Select
          name="type"
          label={t('legal.office.type')}
          defaultValue={filter.type ?? ''}
          options={[
            { value: '', label: t('legal.office.all') },
            ...legalTextTypes.map((value) => ({ value, label: words.types[value] })),
          ]}
        />
        <Select
          name="way"
          label={t('legal.office.wayLabel')}
          defaultValue={filter.way ?? ''}
          options={[
            { value: '', label: t('legal.office.all') },
            ...acceptanceWays.map((value) => ({ value, label: words.ways[value] })),
          ]}
        />
        <Button type="submit">{t('legal.office.apply')}</Button>
      </Form>
      <Card flush>
        <Table
          caption={t('legal.office.acceptances')}
          columns={columns}
          rows={acceptances}
          rowKey={(row) => String(row.id)}
          empty={
            <EmptyState icon={<ScrollText />} title={t('legal.office.noAcceptances')}>
              {Object.keys(filter).length > 0
                ? t('legal.office.noAcceptancesText')
                : t('legal.office.noAcceptancesYet')}
            </EmptyState>
          }
        />
      </Card>
      <OlderPages
        label={t('legal.office.acceptances')}
        newest={t('legal.office.newest')}
        older={t('legal.office.older')}
        next={next}
        here={to('legal.officeAcceptances')}
      />
    </WorkPage>
  );
}

function useColumns(): TableColumn<LegalAcceptance>[] {
  const t = useMessages();
  const format = useFormat();
  const words = useLegalWords();
  return [
    {
      key: 'account',
      header: t('legal.office.account'),
      primary: true,
      cell: ({ accountId, email }) => (
        <span className="break-all">
          {email ?? '–'} <span className="text-subtle">{accountId}</span>
        </span>
      ),
    },
    { key: 'text', header: t('legal.office.text'), cell: ({ type, version }) => `${words.types[type]} ${version}` },
    { key: 'product', header: t('legal.office.product'), cell: ({ product }) => words.products[product] },
    { key: 'way', header: t('legal.office.wayLabel'), cell: ({ way }) => words.ways[way] },
    { key: 'at', header: t('legal.office.at'), align: 'end', cell: ({ at }) => format.dateTime(at) },
  ];
}
