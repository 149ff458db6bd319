import type { ReactNode } from 'react';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import type { TableColumn } from '#kit/ui/primitives/table.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { MaintenanceRun } from '../../contract/index.ts';

const tones = { queued: 'neutral', running: 'info', done: 'success', failed: 'danger' } as const;

/** What background maintenance did, and how it went. */
export function Runs({ runs }: { runs: readonly MaintenanceRun[] }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const columns: TableColumn<MaintenanceRun>[] = [
    {
      key: 'kind',
      header: t('internal.office.run'),
      primary: true,
      cell: ({ kind }) => t(`internal.office.run.${kind}`),
    },
    {
      key: 'state',
      header: t('internal.office.state'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`internal.office.state.${state}`)}</Badge>,
    },
    {
      key: 'counts',
      header: t('internal.office.counts'),
      cell: ({ counts }) =>
        Object.entries(counts)
          .map(([name, count]) => `${t.maybe(`internal.office.count.${name}`) ?? name} ${format.number(count)}`)
          .join(' · '),
    },
    {
      key: 'at',
      header: t('internal.office.asked'),
      align: 'end',
      cell: ({ requestedAt }) => format.dateTime(requestedAt),
    },
  ];
  return (
    <Card flush title={t('internal.office.runs')}>
      <Table
        caption={t('internal.office.runs')}
        columns={columns}
        rows={runs}
        rowKey={({ id }) => String(id)}
        empty={<p className="px-(--card-pad) py-4 text-muted">{t('internal.office.noRuns')}</p>}
      />
    </Card>
  );
}
