import type { ReactNode } from 'react';
import { auditWordOf } from '#kit/contract/audit.ts';
import { AuditTrail } from '#kit/ui/primitives/audit-trail.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { AuditLine } from '../../contract/audit.ts';
import { auditReason, toldSentence } from './audit-sentence.ts';

/** Who did it, in words. */
export function useAuditPerson(): (line: Pick<AuditLine, 'by' | 'address'>) => string {
  const t = useMessages();
  return ({ by, address }) => {
    if (by) return by.email ?? t('office.office.audit.account', { id: String(by.id) });
    return address || t('office.office.audit.platform');
  };
}

/** What was done, in words; an operation of former days by its name. */
export function useAuditOperation(): (operation: string) => string {
  const t = useMessages();
  return (operation) => t.maybe(auditWordOf(operation)) ?? operation;
}

/** Audit lines under what they changed, the latest first; each leads to the log. */
export function AuditLines({ lines, className }: { lines: readonly AuditLine[]; className?: string }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const person = useAuditPerson();
  return (
    <AuditTrail
      label={t('office.office.audit.title')}
      className={className}
      entries={lines.map((line) => ({
        key: String(line.id),
        result: line.result,
        resultLabel: t(`office.office.audit.result.${line.result}`),
        what: (
          <LocalLink
            to="office.audit"
            search={new URLSearchParams({ operation: line.operation }).toString()}
            className="text-ink no-underline hover:underline"
          >
            {toldSentence(t, line)}
          </LocalLink>
        ),
        detail: auditReason(t, line),
        who: person(line),
        at: line.at,
        when: format.dateTime(line.at),
      }))}
    />
  );
}
