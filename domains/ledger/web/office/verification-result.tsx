import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import type { TableColumn } from '#kit/ui/primitives/table.tsx';
import { Table } from '#kit/ui/primitives/table.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { BookCheck, Verification } from '../../contract/verification.ts';

/** The last verification of the books: the verdict, and each check with how much it looked at. */
export function VerificationResult({ result }: { result: Verification | null }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  if (!result) return <p className="px-(--card-pad) pb-(--card-pad) text-muted">{t('ledger.office.never')}</p>;
  const columns: TableColumn<BookCheck>[] = [
    {
      key: 'check',
      header: t('ledger.office.check'),
      primary: true,
      cell: ({ name, failures }) => (
        <span className="grid gap-1 text-left">
          {t.maybe(labelOf(name)) ?? name}
          {failures.map((failure) => (
            <span key={failure} className="text-danger text-sm">
              {failure}
            </span>
          ))}
        </span>
      ),
    },
    {
      key: 'checked',
      header: t('ledger.office.checked'),
      align: 'end',
      cell: ({ checked }) => format.number(checked),
    },
    {
      key: 'result',
      header: t('ledger.office.result'),
      width: '7rem',
      cell: ({ passed }) => (
        <Badge tone={passed ? 'success' : 'danger'}>{t(passed ? 'ledger.office.ok' : 'ledger.office.notOk')}</Badge>
      ),
    },
  ];
  return (
    <>
      <p
        role="status"
        className={cx(
          'flex flex-wrap items-center gap-x-2 px-(--card-pad) pb-3 font-semibold [&>svg]:size-5',
          result.passed ? 'text-success' : 'text-danger',
        )}
      >
        {result.passed ? <CircleCheck aria-hidden /> : <CircleX aria-hidden />}
        <span>{t(result.passed ? 'ledger.office.right' : 'ledger.office.wrong')}</span>
        <span translate="no" className="font-normal text-sm text-subtle">
          {t('ledger.office.verifiedAt', { time: format.dateTime(result.at), ms: format.number(result.tookMs) })}
        </span>
      </p>
      <Table
        caption={t('ledger.office.verification')}
        columns={columns}
        rows={result.checks}
        rowKey={({ name }) => name}
      />
    </>
  );
}

/** The key of a check's words; results kept from before are the ledger's. */
function labelOf(name: string): string {
  const [domain, check] = name.includes('.') ? (name.split('.', 2) as [string, string]) : ['ledger', name];
  return `${domain}.office.check.${check}`;
}
