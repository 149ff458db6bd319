import type { ReactNode } from 'react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ReviewCard } from '#kit/forms/review-card.tsx';
import { Checkbox } from '#kit/ui/primitives/choice.tsx';
import type { useApi } from '#kit/web/live/api.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { AlbumReview } from '../../contract/index.ts';
import { approveAlbum, refuseAlbum, takeDownAlbum } from '../../contract/index.ts';

/** What an operator decides on an album, by keyboard too: A lets it in, R goes to the reason, N looks at the next one. */
export function Decision({ review }: { review: AlbumReview }): ReactNode {
  const { album, isTrusted, waiting } = review;
  const { id, state, askedAt, sold } = album;
  const t = useMessages();
  const navigate = useNavigate();
  const queue = useHref()('albums.officeQueue');
  const [paysBack, setPaysBack] = useState(true);
  const params = { albumId: id };
  const isWaiting = state === 'review';
  const isOut = state === 'published' || state === 'paused';
  const refuse = {
    label: t('albums.office.refuse'),
    told: t('albums.office.refused'),
    call: (reason: string) => (api: ReturnType<typeof useApi>) => api.call(refuseAlbum, { params, body: { reason } }),
  };
  const takeDown = {
    label: t('albums.office.takeDown'),
    told: t('albums.office.tookDown'),
    call: (reason: string) => (api: ReturnType<typeof useApi>) =>
      api.call(takeDownAlbum, { params, body: { reason, paysBack } }),
  };
  return (
    <ReviewCard
      title={t('albums.office.decide')}
      description={isWaiting ? t('albums.office.waitingNow', { count: waiting }) : undefined}
      approve={
        isWaiting
          ? {
              label: t('albums.office.approve'),
              told: t('albums.office.approved'),
              call: (api) => api.call(approveAlbum, { params, body: { askedAt: askedAt ?? 0 } }),
            }
          : undefined
      }
      next={{ label: t('albums.office.next'), go: () => void navigate(`${queue}?after=${id}`) }}
      refuse={isWaiting ? refuse : isOut ? takeDown : undefined}
      reason={{ label: t('albums.office.reason'), hint: t('albums.office.reasonHint') }}
      more={
        isWaiting ? null : (
          <Checkbox
            label={t('albums.office.paysBack', { count: sold })}
            checked={paysBack}
            onChange={({ currentTarget }) => setPaysBack(currentTarget.checked)}
          />
        )
      }
      keys={t('albums.office.keys')}
      onDone={isWaiting ? () => navigate(queue) : undefined}
    >
      {isTrusted ? <p className="text-muted text-sm">{t('albums.office.trusted', { name: album.actorName })}</p> : null}
    </ReviewCard>
  );
}
