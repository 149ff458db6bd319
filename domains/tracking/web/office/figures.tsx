import { PlugZap } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCoins } from '#domains/ledger/contract/coins.ts';
import { categoryLabel } from '#domains/sales/web/parts/category-label.ts';
import { euros, formatAmount } from '#kit/money/amounts.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { addressOf } from '#kit/web/page/links.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { TrackingReport } from '../../contract/report.ts';
import { ExportLink } from './export-link.tsx';

interface Rows<K extends 'groups' | 'purchases' | 'problems'> {
  readonly rows: TrackingReport[K];
  readonly range: number;
}

const none = (words: string): ReactNode => <p className="px-(--card-pad) pb-(--card-pad) text-subtle">{words}</p>;

/** Which kinds of pages are looked at. */
export function Groups({ rows, range }: Rows<'groups'>): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  return (
    <Card flush title={t('tracking.office.table.groups')} actions={<ExportLink table="groups" range={range} />}>
      <Table
        caption={t('tracking.office.table.groups')}
        rows={rows}
        rowKey={({ group }) => group}
        empty={none(t('tracking.office.nothingYet'))}
        columns={[
          {
            key: 'group',
            header: t('tracking.office.group'),
            primary: true,
            cell: ({ group }) => t.maybe(`tracking.office.group.${group}`) ?? addressOf(group, language),
          },
          { key: 'views', header: t('tracking.office.views'), align: 'end', cell: ({ views }) => format.number(views) },
          {
            key: 'visitors',
            header: t('tracking.office.visitors'),
            align: 'end',
            cell: ({ visitors }) => format.number(visitors),
          },
        ]}
      />
    </Card>
  );
}

/** What is bought. */
export function Purchases({ rows, range }: Rows<'purchases'>): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  return (
    <Card flush title={t('tracking.office.table.purchases')} actions={<ExportLink table="purchases" range={range} />}>
      <Table
        caption={t('tracking.office.table.purchases')}
        rows={rows}
        rowKey={({ category }) => category}
        empty={none(t('tracking.office.nothingBought'))}
        columns={[
          {
            key: 'category',
            header: t('tracking.office.category'),
            primary: true,
            cell: ({ category }) => categoryLabel(t, category),
          },
          { key: 'count', header: t('tracking.office.count'), align: 'end', cell: ({ count }) => format.number(count) },
          {
            key: 'coins',
            header: t('tracking.office.coins'),
            align: 'end',
            cell: ({ coins }) => formatCoins(coins, language),
          },
          {
            key: 'euro',
            header: t('tracking.office.euro'),
            align: 'end',
            cell: ({ euroCents }) => formatAmount(euroCents, euros, language),
          },
        ]}
      />
    </Card>
  );
}

/** How visitors decide about statistics. */
export function ConsentShare({ yes, no }: TrackingReport['consent']): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const all = yes + no;
  const share = all === 0 ? 0 : yes / all;
  return (
    <Card title={t('tracking.office.consent')} description={t('tracking.office.consentNote')}>
      {all === 0 ? (
        <p className="text-subtle">{t('tracking.office.noDecision')}</p>
      ) : (
        <div className="grid gap-2">
          <p translate="no" className="font-bold text-xl tabular">
            {format.percent(share)}
          </p>
          <div aria-hidden className="flex h-2.5 overflow-hidden rounded-full bg-hover" data-edge>
            <div
              data-keep-colour
              className="h-full bg-success forced-colors:bg-[CanvasText]"
              style={{ width: `${share * 100}%` }}
            />
          </div>
          <p className="text-muted text-sm">{t('tracking.office.decided', { yes, no })}</p>
        </div>
      )}
    </Card>
  );
}

/** What browsers report, alike ones together. */
export function BrowserProblems({ rows, range }: Rows<'problems'>): ReactNode {
  const t = useMessages();
  const format = useFormat();
  return (
    <Card
      flush
      title={t('tracking.office.table.problems')}
      description={t('tracking.office.problemsNote')}
      actions={<ExportLink table="problems" range={range} />}
    >
      <Table
        caption={t('tracking.office.table.problems')}
        rows={rows}
        rowKey={({ kind, message }) => `${kind} ${message}`}
        empty={<EmptyState icon={<PlugZap />} title={t('tracking.office.noProblems')} />}
        columns={[
          {
            key: 'message',
            header: t('tracking.office.message'),
            primary: true,
            cell: ({ message }) => <span className="break-words">{message}</span>,
          },
          { key: 'kind', header: t('tracking.office.kind'), cell: ({ kind }) => t(`tracking.office.kind.${kind}`) },
          { key: 'count', header: t('tracking.office.count'), align: 'end', cell: ({ count }) => format.number(count) },
          {
            key: 'last',
            header: t('tracking.office.last'),
            align: 'end',
            cell: ({ lastAt }) => format.dateTime(lastAt),
          },
        ]}
      />
    </Card>
  );
}
