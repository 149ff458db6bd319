import { Lock, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { lockGuest } from '#domains/guest/contract/office.ts';
import { GuestLink } from '#domains/guest/web/parts/guest-link.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import type { ListAction } from '#kit/web/list/list-actions.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { MessageReport } from '../../../contract/reports.ts';
import { keepReported, removeReported } from '../../../contract/reports.ts';

const tones = { open: 'info', removed: 'danger', kept: 'neutral' } as const;

/** What was decided about a report, in a word. */
export function ReportState({ state }: Pick<MessageReport, 'state'>): ReactNode {
  const t = useMessages();
  return <Badge tone={tones[state]}>{t(`messenger.office.state.${state}`)}</Badge>;
}

/** Why it was reported; red where it may be about somebody under 18. */
export function Reason({ reason }: Pick<MessageReport, 'reason'>): ReactNode {
  const t = useMessages();
  const words = t(`messenger.report.reason.${reason}`);
  return reason === 'minor' ? <Badge tone="danger">{words}</Badge> : <span>{words}</span>;
}

/** When it was reported, and how long ago; red where it has waited for more than a day. */
export function ReportAge({ report: { createdAt, hours, state } }: { report: MessageReport }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const days = Math.floor(hours / 24);
  return (
    <span className="grid gap-0.5">
      <span className={cx('font-medium', state === 'open' && days > 0 && 'text-danger')}>
        {days > 0 ? t('messenger.office.days', { count: days }) : t('messenger.office.hours', { count: hours })}
      </span>
      <time dateTime={createdAt} className="text-sm text-subtle">
        {format.dateTime(createdAt)}
      </time>
    </span>
  );
}

/** One of the two of a reported conversation, leading to their page. */
export function Side({ side, report }: { side: 'guest' | 'actor'; report: MessageReport }): ReactNode {
  const { guestId, guestName, actorId, actorName } = report;
  if (side === 'guest') return <GuestLink id={guestId}>{guestName || undefined}</GuestLink>;
  return (
    <LocalLink to="performers.officePerformer" params={{ actorId }} className="inline-flex min-h-6 items-center">
      <bdi>{actorName}</bdi>
    </LocalLink>
  );
}

/** Whose message it is: who reports has not written it. */
export const senderOf = ({ reportedBy }: MessageReport): 'guest' | 'actor' =>
  reportedBy === 'guest' ? 'actor' : 'guest';

/** Takes a reported message away, or leaves it. */
export function useReportActions(): readonly ListAction<MessageReport>[] {
  const t = useMessages();
  const isOpen = ({ state }: MessageReport): boolean => state === 'open';
  return [
    {
      key: 'remove',
      label: t('messenger.office.remove'),
      icon: <Trash2 aria-hidden />,
      isDanger: true,
      applies: isOpen,
      title: () => t('messenger.office.removeTitle'),
      text: () => t('messenger.office.removeText'),
      run: (api, { id }) => api.call(removeReported, { params: { reportId: id } }),
    },
    {
      key: 'keep',
      label: t('messenger.office.keep'),
      icon: <X aria-hidden />,
      applies: isOpen,
      title: () => t('messenger.office.keepTitle'),
      text: () => t('messenger.office.keepText'),
      run: (api, { id }) => api.call(keepReported, { params: { reportId: id } }),
    },
  ];
}

/** Locks the account of whoever wrote it. */
export function useLockSender(): ListAction<MessageReport> {
  const t = useMessages();
  return {
    key: 'lock',
    label: t('messenger.office.lock'),
    icon: <Lock aria-hidden />,
    isDanger: true,
    applies: () => true,
    title: () => t('messenger.office.lockTitle'),
    text: () => t('messenger.office.lockText'),
    needsReason: true,
    run: (api, report, form) =>
      api.call(lockGuest, {
        params: { guestId: senderOf(report) === 'guest' ? report.guestId : report.actorId },
        body: { isLocked: true, reason: String(form.get('reason') ?? '') },
      }),
  };
}
