import type { ReactNode } from 'react';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useFormat, useMessages } from '#kit/web/i18n.tsx';
import type { LegalChange } from '../../contract/office.ts';
import { useLegalWords } from './words.ts';

/** Who did what to which version, and when. */
export function ChangeList({ changes }: { changes: readonly LegalChange[] }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const words = useLegalWords();
  return (
    <Card title={t('legal.office.changes')}>
      {changes.length === 0 ? <p className="text-muted">{t('legal.office.noChanges')}</p> : null}
      <ul className="grid gap-1 text-sm">
        {changes.map(({ at, by, type, version, what, detail }) => (
          <li key={`${at} ${type} ${version} ${what}`} className="tabular flex flex-wrap gap-x-3">
            <span className="text-muted">{format.dateTime(at)}</span>
            <span className="font-semibold">
              {type} {version}
            </span>
            <span>{words.changes[what]}</span>
            <span className="text-subtle">{detail}</span>
            <span className="break-all text-muted">{by ?? t('legal.office.house')}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
