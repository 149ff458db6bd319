import type { ReactNode } from 'react';
import { AuditTrail } from '#kit/ui/primitives/audit-trail.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { LegalChange } from '../../contract/office.ts';
import { useLegalWords } from './words.ts';

/** Who did what to which version, and when: the audit log's lines about texts, in the words of texts. */
export function ChangeList({ changes }: { changes: readonly LegalChange[] }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const words = useLegalWords();
  return (
    <Card title={t('legal.office.changes')}>
      {changes.length === 0 ? <p className="text-muted">{t('legal.office.noChanges')}</p> : null}
      <AuditTrail
        label={t('legal.office.changes')}
        entries={changes.map(({ at, by, product, type, version, what, detail }) => ({
          key: `${at} ${product} ${type} ${version} ${what}`,
          result: 'done',
          resultLabel: words.changes[what],
          what: (
            <LocalLink
              to="office.audit"
              search={new URLSearchParams({ subject: `legalText:${product} ${type} ${version}` }).toString()}
              className="text-ink no-underline hover:underline"
            >
              {words.nameOf({ product, type })} {version} {words.changes[what]}
            </LocalLink>
          ),
          detail: detail.toUpperCase(),
          who: by ?? t('legal.office.platform'),
          at,
          when: format.dateTime(at),
        }))}
      />
    </Card>
  );
}
