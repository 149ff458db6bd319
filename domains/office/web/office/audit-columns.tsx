import type { Tone } from '#kit/ui/primitives/badge.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import type { ColumnWords } from '#kit/web/list/list-columns.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { AuditLine, auditLines } from '../../contract/audit.ts';
import { useAuditPerson } from '../parts/audit-lines.tsx';
import { auditReason, toldSentence } from '../parts/audit-sentence.ts';
import { AuditSubject } from '../parts/audit-subject.tsx';

const tones: Record<AuditLine['result'], Tone> = { done: 'success', refused: 'warning', failed: 'danger' };

/** How the audit log stands in a list. */
export function useAuditColumns(): Readonly<Record<keyof (typeof auditLines)['columns'], ColumnWords<AuditLine>>> {
  const t = useMessages();
  const format = useFormat();
  const person = useAuditPerson();
  return {
    operation: {
      header: t('office.office.audit.operation'),
      isName: true,
      cell: (line) => (
        <span className="grid gap-0.5 text-left">
          <span className="font-semibold">{toldSentence(t, line)}</span>
          {line.subject ? <AuditSubject subject={line.subject} /> : null}
        </span>
      ),
    },
    outcome: { header: t('office.office.audit.detail'), cell: (line) => auditReason(t, line) || '–' },
    result: {
      header: t('office.office.audit.result'),
      cell: ({ result }) => <Badge tone={tones[result]}>{t(`office.office.audit.result.${result}`)}</Badge>,
    },
    by: {
      header: t('office.office.audit.person'),
      cell: (line) => (
        <span className="grid gap-0.5 [overflow-wrap:anywhere] lg:min-w-48">
          {person(line)}
          {line.by && line.address ? <span className="text-sm text-subtle">{line.address}</span> : null}
        </span>
      ),
    },
    address: { header: t('office.office.audit.address') },
    requestId: { header: t('office.office.audit.request') },
    at: {
      header: t('office.office.audit.at'),
      cell: ({ at, requestId }) => (
        <time dateTime={at} title={requestId} className="whitespace-nowrap">
          {format.dateTime(at)}
        </time>
      ),
    },
  };
}
