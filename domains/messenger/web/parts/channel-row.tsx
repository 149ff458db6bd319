import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dayOf } from '#kit/i18n/days.ts';
import { Avatar } from '#kit/ui/primitives/avatar.tsx';
import { CountBadge } from '#kit/ui/primitives/badge.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { MessageType, SenderType } from '../../contract/index.ts';
import { isOfToy } from './toy-words.ts';

interface ChannelRowProps {
  readonly name: string;
  readonly picture?: string | undefined;
  readonly isOnline: boolean;
  /** What that means; without: live now. */
  readonly onlineLabel?: string | undefined;
  readonly unreadCount: number;
  readonly messageTimestamp: number;
  readonly subject: string;
  readonly subjectType: MessageType | null;
  readonly isOwnSubject: boolean;
  readonly subjectSender: SenderType | null;
  readonly isSelected: boolean;
  /** The address that opens it. */
  readonly search: string;
  /** After the name: what else is known. */
  readonly mark?: ReactNode;
}

/** One conversation in a list: who, the last words, when, and how much is unread. */
export function ChannelRow(props: ChannelRowProps): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { unreadCount: count, isSelected } = props;
  const words = (): string => {
    if (props.subjectType === 'chat_start') return t('messenger.chatStart');
    if (props.subjectType === 'chat_end') return t('messenger.chatOver');
    if (props.subjectType === 'missed_call') return t('messenger.missedCall');
    if (props.subjectType === null) return t('messenger.new');
    if (props.subjectType === 'gift') return t('messenger.gift');
    if (isOfToy(props.subjectType)) return t('messenger.toy');
    if (props.subject === '' && props.subjectType === 'image') return t('messenger.media.type.bitmap');
    if (props.subject === '🎤' || props.subject === '🎬') {
      return t(`messenger.media.type.${props.subject === '🎤' ? 'audio' : 'video'}`);
    }
    if (props.subject === '') return t('messenger.deleted');
    return props.isOwnSubject ? t('messenger.you', { text: props.subject }) : props.subject;
  };
  return (
    <Link
      to={props.search}
      preventScrollReset
      aria-current={isSelected ? 'true' : undefined}
      className={cx(
        'flex min-h-18 items-center gap-3 px-3 py-2 text-ink no-underline -outline-offset-2!',
        isSelected ? 'bg-accent-soft' : 'hover:bg-hover',
      )}
    >
      <Avatar
        name={props.name}
        src={props.picture}
        size="lg"
        onlineLabel={props.isOnline ? (props.onlineLabel ?? t('messenger.online')) : undefined}
      />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className={cx('min-w-0 flex-1 truncate', count > 0 ? 'font-extrabold' : 'font-semibold')}>
            <bdi>{props.name}</bdi>
            {props.mark}
          </span>
          <time
            dateTime={new Date(props.messageTimestamp).toISOString()}
            className="shrink-0 text-subtle text-xs"
            suppressHydrationWarning
          >
            {shortTime(format, props.messageTimestamp)}
          </time>
        </span>
        <span className="flex items-center gap-2">
          <span className={cx('min-w-0 flex-1 truncate text-sm', count > 0 ? 'text-ink' : 'text-muted')}>
            <bdi>{words()}</bdi>
          </span>
          {count > 0 ? (
            <>
              <CountBadge count={count} />
              <span className="sr-only">{t('messenger.unread', { count })}</span>
            </>
          ) : null}
        </span>
      </span>
    </Link>
  );
}

/** The time of today, else the day. */
function shortTime(format: ReturnType<typeof useFormat>, at: number): string {
  const isToday = dayOf(at) === dayOf(Date.now());
  return isToday ? format.time(at) : format.date(at, 'short');
}
