import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ReviewCard } from '#kit/forms/review-card.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { OfficeComment } from '../../contract/index.ts';
import { approveComment, refuseComment } from '../../contract/index.ts';

/** What an operator decides on a comment, by keyboard too: A keeps it, R goes to the reason, N looks at the next one. */
export function Decision({ comment, waiting }: { comment: OfficeComment; waiting: number }): ReactNode {
  const t = useMessages();
  const navigate = useNavigate();
  const queue = useHref()('comments.officeQueue');
  const { id, state, reports } = comment;
  const params = { commentId: id };
  const isWaiting = state === 'waiting';
  const isAsking = isWaiting || reports.length > 0;
  const isReadable = isWaiting || state === 'shown';
  const keep = isWaiting ? 'comments.office.approve' : 'comments.office.keep';
  return (
    <ReviewCard
      title={t('comments.office.decide')}
      description={isAsking ? t('comments.office.waitingNow', { count: waiting }) : undefined}
      approve={
        isAsking
          ? {
              label: t(isReadable ? keep : 'comments.office.settle'),
              told: t('comments.office.approved'),
              call: (api) => api.call(approveComment, { params }),
            }
          : undefined
      }
      next={{ label: t('comments.office.next'), go: () => void navigate(`${queue}?after=${id}`) }}
      refuse={
        isReadable
          ? {
              label: t(isWaiting ? 'comments.office.refuse' : 'comments.office.takeDown'),
              told: t('comments.office.refusedNow'),
              call: (reason) => (api) => api.call(refuseComment, { params, body: { reason } }),
            }
          : undefined
      }
      reason={{ label: t('comments.office.reason'), hint: t('comments.office.reasonHint') }}
      keys={t('comments.office.keys')}
      onDone={isAsking ? () => navigate(queue) : undefined}
    >
      {isAsking || state === 'shown' ? null : <p className="text-muted text-sm">{t('comments.office.settled')}</p>}
    </ReviewCard>
  );
}
