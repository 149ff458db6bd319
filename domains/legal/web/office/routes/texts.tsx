import { FilePlus2, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Form, useLoaderData, useNavigate } from 'react-router';
import { Anchor } from '#kit/ui/primitives/anchor.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import type { TableColumn } from '#kit/ui/primitives/table.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { Select } from '#kit/ui/primitives/text-field.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { legalProducts, legalStates, legalTextTypes } from '../../../contract/legal-text.ts';
import type { LegalVersion } from '../../../contract/office.ts';
import { listLegalVersions } from '../../../contract/office.ts';
import { ChangeList } from '../change-list.tsx';
import { NewDraft } from '../new-draft.tsx';
import { useVersionHref } from '../version-href.ts';
import { stateTones, useLegalWords } from '../words.ts';

export const meta = pageMeta(({ t }) => ({ title: t('legal.office.title') }));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const product = legalProducts.find((one) => one === searchParams.get('product'));
  const type = legalTextTypes.find((one) => one === searchParams.get('type'));
  const state = legalStates.find((one) => one === searchParams.get('state'));
  const list = await context.get(web).api.call(listLegalVersions, {
    query: { ...(product && { product }), ...(type && { type }), ...(state && { state }) },
  });
  if (!list.ok) throw refused(list.problem.status);
  return { ...list.data, product: product ?? ('' as const), type: type ?? '', state: state ?? '' };
}

export default function LegalTexts(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const navigate = useNavigate();
  const versionHref = useVersionHref();
  const words = useLegalWords();
  const columns = useColumns();
  const { versions, changes, product, type, state } = useLoaderData<typeof loader>();
  return (
    <WorkPage
      title={t('legal.office.title')}
      lead={t('legal.office.lead')}
      actions={
        <ButtonLink href={to('legal.officeAcceptances')} icon={<ScrollText aria-hidden />}>
          {t('legal.office.acceptances')}
        </ButtonLink>
      }
    >
      <Form key={`${product} ${type} ${state}`} role="search" className="flex flex-wrap items-end gap-3">
        <Select
          name="product"
          label={t('legal.office.product')}
          defaultValue={product}
          options={[
            { value: '', label: t('legal.office.all') },
            ...legalProducts.map((value) => ({ value, label: words.products[value] })),
          ]}
        />
        <Select
          name="type"
          label={t('legal.office.type')}
          defaultValue={type}
          options={[
            { value: '', label: t('legal.office.all') },
            ...legalTextTypes.map((value) => ({ value, label: `${value} · ${words.types[value]}` })),
          ]}
        />
        <Select
          name="state"
          label={t('legal.office.stateLabel')}
          defaultValue={state}
          options={[
            { value: '', label: t('legal.office.all') },
            ...legalStates.map((value) => ({ value, label: words.states[value] })),
          ]}
        />
        <Button type="submit">{t('legal.office.apply')}</Button>
      </Form>
      <Card flush>
        <Table
          caption={t('legal.office.title')}
          columns={columns}
          rows={versions}
          rowKey={(row) => `${row.product} ${row.type} ${row.version}`}
          onOpen={(row) => void navigate(versionHref(row))}
          empty={
            <EmptyState icon={<FilePlus2 />} title={t('legal.office.none')}>
              {t('legal.office.noneText')}
            </EmptyState>
          }
        />
      </Card>
      <NewDraft key={product} product={product} />
      <ChangeList changes={changes} />
    </WorkPage>
  );
}

function useColumns(): TableColumn<LegalVersion>[] {
  const t = useMessages();
  const format = useFormat();
  const words = useLegalWords();
  const versionHref = useVersionHref();
  const day = (date: string | null) => (date === null ? '–' : format.date(`${date}T12:00:00Z`));
  return [
    {
      key: 'text',
      header: t('legal.office.text'),
      primary: true,
      cell: (row) => (
        <Anchor href={versionHref(row)} className="font-semibold text-ink no-underline">
          {words.types[row.type]} {row.version} <span className="font-normal text-subtle">{row.type}</span>
        </Anchor>
      ),
    },
    { key: 'product', header: t('legal.office.product'), cell: ({ product }) => words.products[product] },
    {
      key: 'languages',
      header: t('legal.office.languages'),
      cell: ({ texts }) => (
        <span className="flex flex-wrap gap-1">
          {texts.map(({ language, issues }) => (
            <Badge key={language} tone={issues > 0 ? 'warning' : 'neutral'}>
              {language.toUpperCase()}
              {issues > 0 ? ` ${issues}` : ''}
            </Badge>
          ))}
        </span>
      ),
    },
    {
      key: 'state',
      header: t('legal.office.stateLabel'),
      cell: ({ state }) => <Badge tone={stateTones[state]}>{words.states[state]}</Badge>,
    },
    { key: 'from', header: t('legal.office.validFrom'), align: 'end', cell: ({ validFrom }) => day(validFrom) },
    { key: 'to', header: t('legal.office.validTo'), align: 'end', cell: ({ validTo }) => day(validTo) },
    {
      key: 'asks',
      header: t('legal.office.asksShort'),
      cell: ({ asks }) => (asks ? t('legal.office.yes') : t('legal.office.no')),
    },
    {
      key: 'by',
      header: t('legal.office.publishedBy'),
      cell: ({ state, publishedBy }) => (state === 'draft' ? '–' : (publishedBy ?? t('legal.office.platform'))),
    },
  ];
}
