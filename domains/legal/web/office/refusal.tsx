import type { ReactNode } from 'react';
import { languages } from '#kit/contract/access.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { LegalDocuments } from '../../contract/document.ts';
import { typedFrom } from './draft-state.ts';
import type { ReadVersion } from './read-version.ts';

/** Why something was not done to a draft, and the ways out: of two who wrote at once, the second decides. */
export function Refusal({
  problem,
  theirs,
  documents,
  onTake,
  onKeep,
  onReload,
}: {
  problem: ProblemBody | null;
  /** What somebody else saved meanwhile. */
  theirs: ReadVersion | null;
  /** What stands in the form. */
  documents: LegalDocuments;
  onTake: () => void;
  onKeep: (revision: number) => void;
  onReload: () => void;
}): ReactNode {
  const t = useMessages();
  const [saved, mine] = [typedFrom(theirs?.documents ?? documents), typedFrom(documents)];
  const differing = languages.filter((one) => JSON.stringify(saved[one]) !== JSON.stringify(mine[one]));
  return (
    <div role="alert" className="empty:hidden">
      {problem ? (
        <div className="grid gap-2 rounded-card border border-danger bg-danger-soft p-3 text-sm">
          <strong>{problem.title}</strong>
          {problem.errors?.map(({ field, message }) => (
            <span key={`${field} ${message}`}>
              {field}: {message}
            </span>
          ))}
          {theirs ? (
            <>
              <span>
                {differing.length === 0
                  ? t('legal.office.conflict.same')
                  : t('legal.office.conflict.differs', { languages: differing.join(', ').toUpperCase() })}
              </span>
              <span className="flex flex-wrap gap-2">
                <Button size="sm" onClick={() => onKeep(theirs.revision)}>
                  {t('legal.office.conflict.keep')}
                </Button>
                <Button size="sm" variant="ghost" onClick={onTake}>
                  {t('legal.office.reload')}
                </Button>
              </span>
            </>
          ) : null}
          {problem.code === 'legal_published' ? (
            <span>
              <Button size="sm" onClick={onReload}>
                {t('legal.office.reload')}
              </Button>
            </span>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
