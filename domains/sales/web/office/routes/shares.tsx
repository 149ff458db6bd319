import { Percent } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { formAction, taking } from '#kit/forms/form-action.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import type { TableColumn } from '#kit/ui/primitives/table.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { ShareRule } from '../../../contract/routes.ts';
import { listShareRules } from '../../../contract/routes.ts';
import { kindLabel } from '../../parts/kind-label.ts';
import { ShareForm, shareForm } from '../share-form.tsx';

export const meta = pageMeta(({ t }) => ({ title: t('sales.office.shares.title') }));

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(listShareRules, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const action = formAction(taking(shareForm));

/** Who gets which part of what is sold, and since when. */
export default function Shares(): ReactNode {
  const t = useMessages();
  const { standard, rules, kinds } = useLoaderData<typeof loader>();
  return (
    <WorkPage
      title={t('sales.office.shares.title')}
      lead={t('sales.office.shares.lead', { percent: standard })}
      actions={<ShareForm kinds={kinds} />}
    >
      <Card flush>
        <Table
          caption={t('sales.office.shares.title')}
          columns={useColumns()}
          rows={rules}
          rowKey={({ id }) => String(id)}
          empty={
            <EmptyState icon={<Percent />} title={t('sales.office.shares.none')}>
              {t('sales.office.shares.noneText', { percent: standard })}
            </EmptyState>
          }
        />
      </Card>
    </WorkPage>
  );
}

function useColumns(): TableColumn<ShareRule>[] {
  const t = useMessages();
  const format = useFormat();
  const tones = { coming: 'warning', current: 'success', replaced: 'neutral' } as const;
  return [
    {
      key: 'who',
      header: t('sales.office.seller'),
      primary: true,
      cell: ({ sellerName }) => sellerName ?? t('sales.office.shares.everybody'),
    },
    {
      key: 'kind',
      header: t('sales.office.kind'),
      cell: ({ kind }) => (kind === null ? t('sales.office.shares.everything') : kindLabel(t, kind)),
    },
    {
      key: 'percent',
      header: t('sales.office.shares.percent'),
      align: 'end',
      cell: ({ percent }) => (percent === null ? '–' : `${percent} %`),
    },
    { key: 'from', header: t('sales.office.shares.from'), cell: ({ validFrom }) => format.dateTime(validFrom) },
    { key: 'reason', header: t('sales.office.reason'), cell: ({ reason }) => reason },
    {
      key: 'state',
      header: t('sales.office.shares.state'),
      cell: ({ state, percent }) => (
        <Badge tone={tones[state]}>
          {t(state === 'current' && percent === null ? 'sales.office.shares.lifted' : `sales.office.shares.${state}`)}
        </Badge>
      ),
    },
  ];
}
