import { Ban, Gavel, Lock, LockOpen, MessageCircle, MessageCircleOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Select } from '#kit/ui/primitives/text-field.tsx';
import type { ListAction } from '#kit/web/list/list-actions.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { OfficeGuest } from '../../contract/office.ts';
import { blockComments, lockGuest, restrictGuest } from '../../contract/office.ts';
import type { restrictionLevels } from '../../contract/standing.ts';
import { useGuestName } from '../parts/guest-name.ts';

/** What each level of a restriction takes, in words. */
const levelWords = [
  'guest.office.levelNone',
  'guest.office.level1',
  'guest.office.level2',
  'guest.office.level3',
] as const;
const levels = [0, 1, 2, 3] as const satisfies readonly (
  | 0
  | (typeof restrictionLevels)[keyof typeof restrictionLevels]
)[];

/** How an account stands, in a word each; nothing was decided about most. */
export function StandingBadges({ guest }: { guest: OfficeGuest }): ReactNode {
  const t = useMessages();
  const { isLocked, isBanned, restrictionLevel, isBlockedForComments } = guest;
  if (!isLocked && restrictionLevel === 0 && !isBlockedForComments) {
    return <Badge tone="success">{t('guest.office.standing.good')}</Badge>;
  }
  return (
    <span className="inline-flex flex-wrap gap-1.5 max-sm:justify-end">
      {isLocked ? (
        <Badge tone="danger">{t(isBanned ? 'guest.office.standing.banned' : 'guest.office.standing.locked')}</Badge>
      ) : null}
      {restrictionLevel > 0 ? (
        <Badge tone="warning">{t('guest.office.standing.restrictedTo', { level: restrictionLevel })}</Badge>
      ) : null}
      {isBlockedForComments ? <Badge tone="warning">{t('guest.office.standing.noComments')}</Badge> : null}
    </span>
  );
}

/** What can be decided about an account. */
export function useStandingActions(): readonly ListAction<OfficeGuest>[] {
  const t = useMessages();
  const say = useGuestName();
  const reasonOf = (form: FormData): string => String(form.get('reason') ?? '');
  const nameOf = (rows: readonly OfficeGuest[]): string => say(rows[0]?.name ?? '');
  return [
    {
      key: 'lock',
      label: t('guest.office.lock'),
      icon: <Lock aria-hidden />,
      isDanger: true,
      applies: ({ isLocked }) => !isLocked,
      title: (rows) => t('guest.office.lockTitle', { name: nameOf(rows) }),
      text: () => t('guest.office.lockText'),
      needsReason: true,
      run: (api, { id }, form) =>
        api.call(lockGuest, { params: { guestId: id }, body: { isLocked: true, reason: reasonOf(form) } }),
    },
    {
      key: 'unlock',
      label: t('guest.office.unlock'),
      icon: <LockOpen aria-hidden />,
      applies: ({ isLocked, isBanned }) => isLocked && !isBanned,
      title: (rows) => t('guest.office.unlockTitle', { name: nameOf(rows) }),
      text: () => t('guest.office.unlockText'),
      needsReason: true,
      run: (api, { id }, form) =>
        api.call(lockGuest, { params: { guestId: id }, body: { isLocked: false, reason: reasonOf(form) } }),
    },
    ...[true, false].map(
      (isLocked): ListAction<OfficeGuest> => ({
        key: isLocked ? 'ban' : 'unban',
        label: t(isLocked ? 'guest.office.ban' : 'guest.office.unban'),
        icon: <Gavel aria-hidden />,
        isDanger: true,
        applies: ({ isBanned }) => isBanned !== isLocked,
        title: (rows) => t(isLocked ? 'guest.office.banTitle' : 'guest.office.unbanTitle', { name: nameOf(rows) }),
        text: () => t(isLocked ? 'guest.office.banText' : 'guest.office.unbanText'),
        needsReason: true,
        run: (api, { id }, form) =>
          api.call(lockGuest, { params: { guestId: id }, body: { isLocked, forGood: true, reason: reasonOf(form) } }),
      }),
    ),
    {
      key: 'restrict',
      label: t('guest.office.restrict'),
      icon: <Ban aria-hidden />,
      applies: () => true,
      title: (rows) => t('guest.office.restrictTitle', { name: nameOf(rows) }),
      text: () => t('guest.office.restrictText'),
      needsReason: true,
      fields: ([guest]) => (
        <Select
          name="level"
          label={t('guest.office.level')}
          defaultValue={String(guest?.restrictionLevel ?? 0)}
          options={levels.map((level) => ({
            value: String(level),
            label: t(levelWords[level]),
          }))}
        />
      ),
      run: (api, { id }, form) =>
        api.call(restrictGuest, {
          params: { guestId: id },
          body: { level: levels.find((level) => String(level) === form.get('level')) ?? 0, reason: reasonOf(form) },
        }),
    },
    ...[true, false].map(
      (isBlocked): ListAction<OfficeGuest> => ({
        key: isBlocked ? 'blockComments' : 'allowComments',
        label: t(isBlocked ? 'guest.office.blockComments' : 'guest.office.allowComments'),
        icon: isBlocked ? <MessageCircleOff aria-hidden /> : <MessageCircle aria-hidden />,
        applies: ({ isBlockedForComments }) => isBlockedForComments !== isBlocked,
        title: (rows) =>
          t(isBlocked ? 'guest.office.blockCommentsTitle' : 'guest.office.allowCommentsTitle', { name: nameOf(rows) }),
        text: () => t(isBlocked ? 'guest.office.blockCommentsText' : 'guest.office.allowCommentsText'),
        needsReason: true,
        run: (api, { id }, form) =>
          api.call(blockComments, { params: { guestId: id }, body: { isBlocked, reason: reasonOf(form) } }),
      }),
    ),
  ];
}
