import type { ReactNode } from 'react';
import type { Tone } from '#kit/ui/primitives/badge.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { CommentState, OfficeComment } from '../../contract/index.ts';

const tones: Record<CommentState, Tone> = { waiting: 'info', shown: 'success', refused: 'danger', removed: 'neutral' };

/** Where a comment stands, and how many readers have reported it. */
export function StateMark({ comment: { state, reports } }: { comment: OfficeComment }): ReactNode {
  const t = useMessages();
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge tone={tones[state]}>{t(`comments.office.state.${state}`)}</Badge>
      {reports.length > 0 ? (
        <Badge tone={reports.includes('minor') ? 'danger' : 'warning'}>
          {t('comments.office.reported', { count: reports.length })}
        </Badge>
      ) : null}
    </span>
  );
}
