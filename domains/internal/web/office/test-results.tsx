import type { ReactNode } from 'react';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import type { TableColumn } from '#kit/ui/primitives/table.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { TestResult } from '../../contract/index.ts';

const tones = { passed: 'success', failed: 'danger', blocked: 'warning', skipped: 'neutral' } as const;

/** What automated tests reported, with the way to their videos. */
export function TestResults({ tests }: { tests: readonly TestResult[] }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const columns: TableColumn<TestResult>[] = [
    {
      key: 'title',
      header: t('internal.office.test'),
      primary: true,
      cell: ({ title, videoUrl }) =>
        videoUrl ? (
          <a href={videoUrl} target="_blank" rel="noreferrer" className="font-semibold">
            {title}
          </a>
        ) : (
          title
        ),
    },
    { key: 'id', header: t('internal.office.testId'), cell: ({ runItemId }) => runItemId },
    {
      key: 'status',
      header: t('internal.office.state'),
      cell: ({ status }) => <Badge tone={tones[status]}>{t(`internal.office.test.${status}`)}</Badge>,
    },
    {
      key: 'at',
      header: t('internal.office.reported'),
      align: 'end',
      cell: ({ reportedAt }) => format.dateTime(reportedAt),
    },
  ];
  return (
    <Card flush title={t('internal.office.tests')}>
      <Table
        caption={t('internal.office.tests')}
        columns={columns}
        rows={tests}
        rowKey={({ runItemId }) => runItemId}
      />
    </Card>
  );
}
