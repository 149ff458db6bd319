import { Lock, LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { lockGuest } from '#domains/guest/contract/office.ts';
import type { Tone } from '#kit/ui/primitives/badge.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import type { ListAction } from '#kit/web/list/list-actions.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { OfficePerformer } from '../../contract/office.ts';

const tones: Record<OfficePerformer['liveState'], Tone> = {
  freeChat: 'success',
  live: 'success',
  inPrivate: 'private',
  videoCall: 'private',
  offline: 'neutral',
};

/** Whether a performer is on air, or not allowed to be. */
export function PerformerState({ performer }: { performer: OfficePerformer }): ReactNode {
  const t = useMessages();
  const { isLocked, liveState } = performer;
  return (
    <span className="inline-flex flex-wrap gap-1.5 max-sm:justify-end">
      {isLocked ? <Badge tone="danger">{t('performers.office.locked')}</Badge> : null}
      {isLocked && liveState === 'offline' ? null : (
        <Badge tone={tones[liveState]}>{t(`performers.office.state.${liveState}`)}</Badge>
      )}
    </span>
  );
}

/** Locks a performer's account and everything that is done under it, or lets it in again. */
export function useLockActions(): readonly ListAction<OfficePerformer>[] {
  const t = useMessages();
  return [true, false].map((lock) => ({
    key: lock ? 'lock' : 'unlock',
    label: t(lock ? 'performers.office.lock' : 'performers.office.unlock'),
    icon: lock ? <Lock aria-hidden /> : <LockOpen aria-hidden />,
    isDanger: lock,
    applies: ({ isLocked, email }) => email !== null && isLocked !== lock,
    title: ([performer]) =>
      t(lock ? 'performers.office.lockTitle' : 'performers.office.unlockTitle', { name: performer?.name ?? '' }),
    text: () => t(lock ? 'performers.office.lockText' : 'performers.office.unlockText'),
    needsReason: true,
    run: (api, { id }, form) =>
      api.call(lockGuest, {
        params: { guestId: id },
        body: { isLocked: lock, reason: String(form.get('reason') ?? '') },
      }),
  }));
}
