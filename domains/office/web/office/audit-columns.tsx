import type { ReactNode } from 'react';
import type { Tone } from '#kit/ui/primitives/badge.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import type { TableColumn } from '#kit/ui/primitives/table.tsx';
import { useFormat, useMessages } from '#kit/web/i18n.tsx';
import type { AuditLine } from '../../contract/audit.ts';
import { useAuditOperation, useAuditPerson } from '../parts/audit-lines.tsx';

const tones: Record<AuditLine['result'], Tone> = { done: 'success', refused: 'warning', failed: 'danger' };

/** How the audit log stands in a table. */
export function useAuditColumns(): TableColumn<AuditLine>[] {
  const t = useMessages();
  const format = useFormat();
  const person = useAuditPerson();
  const did = useAuditOperation();
  return [
    {
      key: 'operation',
      header: t('office.office.audit.operation'),
      primary: true,
      cell: (line) => (
        <span className="grid gap-0.5 text-left">
          <span className="font-semibold" title={line.operation}>
            {did(line.operation)}
          </span>
          {line.subject ? <span className="text-sm text-subtle">{line.subject}</span> : null}
        </span>
      ),
    },
    { key: 'detail', header: t('office.office.audit.detail'), cell: (line) => <Detail line={line} /> },
    {
      key: 'result',
      header: t('office.office.audit.result'),
      cell: ({ result }) => <Badge tone={tones[result]}>{t(`office.office.audit.result.${result}`)}</Badge>,
    },
    {
      key: 'person',
      header: t('office.office.audit.person'),
      cell: (line) => (
        <span className="grid gap-0.5 [overflow-wrap:anywhere] lg:min-w-48">
          {person(line)}
          {line.by && line.address ? <span className="text-sm text-subtle">{line.address}</span> : null}
        </span>
      ),
    },
    {
      key: 'at',
      header: t('office.office.audit.at'),
      align: 'end',
      cell: ({ at, requestId }) => (
        <time dateTime={at} title={requestId} className="whitespace-nowrap">
          {format.dateTime(at)}
        </time>
      ),
    },
  ];
}

/** What came of it, and what was asked in short. */
function Detail({ line: { outcome, input } }: { line: AuditLine }): ReactNode {
  const inputText = Object.entries(input)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
  if (!outcome && !inputText) return '–';
  return (
    <span className="grid gap-0.5 text-sm [overflow-wrap:anywhere]">
      {outcome ? <span>{outcome}</span> : null}
      {inputText ? (
        <span data-verbatim className="text-subtle">
          {inputText}
        </span>
      ) : null}
    </span>
  );
}
