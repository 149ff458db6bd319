import { Ban, Check, CheckCheck, MoreHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { OwnLanguage } from '#domains/conversation/web/parts/own-language.tsx';
import { usePrice } from '#domains/performers/web/parts/use-price.ts';
import { MessageBubble } from '#kit/ui/chat/message-bubble.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { MessengerContent, ReactionSign, Side } from '../../contract/index.ts';
import { messengerLimits } from '../../contract/index.ts';
import { GivenGifts } from './given-gifts.tsx';
import { LinkedText } from './linked-text.tsx';
import { MediaView } from './media-view.tsx';
import { MessageActions } from './message-actions.tsx';
import { quoted } from './quoted.ts';
import { signIcons } from './signs.tsx';
import { isOfToy, playedIn } from './toy-words.ts';

/** What can be done with a message. */
export interface MessageDeeds {
  readonly onReact: (message: MessengerContent, sign: ReactionSign) => void;
  readonly onReply: (message: MessengerContent) => void;
  readonly onEdit: (message: MessengerContent) => void;
  readonly onDelete: (message: MessengerContent) => void;
  readonly onReport: (message: MessengerContent) => void;
  readonly onQuote: (messageId: number) => void;
  readonly onBought: (message: MessengerContent) => void;
}

interface MessageViewProps extends MessageDeeds {
  readonly message: MessengerContent;
  readonly side: Side;
  readonly status: 'sent' | 'delivered' | 'read';
  /** Its actions are open. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly mark: string | undefined;
}

const statusIcons = { sent: Check, delivered: CheckCheck, read: CheckCheck } as const;

/** One message: words, what it answers, signs, and what has become of it. */
export function MessageView(props: MessageViewProps): ReactNode {
  const { message, side, status, isOpen, onToggle, mark } = props;
  const t = useMessages();
  const format = useFormat();
  if (message.senderType === 'system') return <SystemLine message={message} mark={mark} />;
  const isOwn = message.senderType === side;
  const Status = statusIcons[status];
  return (
    <>
      <UnreadMark words={mark} />
      <div
        data-message={message.messageId}
        className={cx('group/one flex items-center gap-1', isOwn && 'flex-row-reverse')}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button beside it does the same */}
        <div
          className="flex max-w-[min(85%,34rem)] flex-col [&>[data-edge]]:max-w-full"
          onContextMenu={(event) => {
            // On a phone a long press; a mouse keeps its menu.
            if (!window.matchMedia('(pointer: coarse)').matches || isOpen) return;
            event.preventDefault();
            onToggle();
          }}
        >
          <MessageBubble
            side={isOwn ? 'own' : 'other'}
            time={format.time(message.date)}
            dateTime={new Date(message.date).toISOString()}
            status={
              <>
                {message.editedAt && !message.isDeleted ? <span>{t('messenger.edited')}</span> : null}
                {isOwn && !message.isDeleted ? (
                  <>
                    <Status aria-hidden className={cx('size-3.5', status === 'read' ? 'opacity-100' : 'opacity-60')} />
                    <span className="sr-only">{t(`messenger.status.${status}`)}</span>
                  </>
                ) : null}
              </>
            }
          >
            {message.reply ? (
              <button
                type="button"
                onClick={() => props.onQuote(message.reply?.messageId ?? 0)}
                className="mb-1 block w-full border-current border-l-2 pl-2 text-left text-sm opacity-80"
              >
                <span className="line-clamp-2">{quoted(t, message.reply)}</span>
              </button>
            ) : null}
            <GivenGifts gifts={message.gifts} />
            <MediaView message={message} side={side} onBought={props.onBought} />
            {message.isDeleted && message.media ? null : message.isDeleted ? (
              <span className="inline-flex items-center gap-1.5 italic opacity-80">
                <Ban aria-hidden className="size-4" />
                {t('messenger.deleted')}
              </span>
            ) : (
              <Words text={message.text} isOwn={isOwn} />
            )}
          </MessageBubble>
          <Signs message={message} isOwn={isOwn} />
        </div>
        {message.isDeleted ? null : (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t('messenger.more')}
            onClick={onToggle}
            className="grid size-9 place-items-center rounded-full text-subtle opacity-0 hover:bg-hover focus-visible:opacity-100 group-hover/one:opacity-100 aria-expanded:opacity-100 pointer-coarse:opacity-60"
          >
            <MoreHorizontal aria-hidden className="size-4.5" />
          </button>
        )}
      </div>
      {isOpen ? (
        <MessageActions
          {...props}
          isOwn={isOwn}
          mayEdit={
            isOwn &&
            message.text !== '' &&
            message.chatId === null &&
            Date.now() - message.date < messengerLimits.editFor
          }
          mayDelete={isOwn && (message.media !== null || Date.now() - message.date < messengerLimits.deleteFor)}
        />
      ) : null}
    </>
  );
}

/** What was written; what the other one wrote can be read in one's own language where the browser translates. */
function Words({ text, isOwn }: { text: string; isOwn: boolean }): ReactNode {
  if (isOwn || text === '') return <LinkedText text={text} />;
  return <OwnLanguage text={text}>{(shown) => <LinkedText text={shown} />}</OwnLanguage>;
}

function UnreadMark({ words }: { words: string | undefined }): ReactNode {
  if (!words) return null;
  return (
    <p className="my-1 flex items-center gap-3 font-semibold text-accent-ink text-xs before:h-px before:flex-1 before:bg-accent after:h-px after:flex-1 after:bg-accent">
      {words}
    </p>
  );
}

function Signs({ message, isOwn }: { message: MessengerContent; isOwn: boolean }): ReactNode {
  const t = useMessages();
  if (message.reactions.length === 0) return null;
  return (
    <ul className={cx('-mt-1.5 flex gap-1 px-2', isOwn && 'justify-end')}>
      {message.reactions.map(({ by, sign }) => (
        <li
          key={by}
          className="grid size-7 animate-enter place-items-center rounded-full border border-line bg-raised [&>svg]:size-4"
        >
          {signIcons[sign]}
          <span className="sr-only">{t(`messenger.sign.${sign}`)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What happened between the two: a chat that began or ended. */
function SystemLine({ message, mark }: { message: MessengerContent; mark: string | undefined }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const price = usePrice();
  const minutes = Math.max(1, Math.round((message.seconds ?? 0) / 60));
  const words = ((): string => {
    if (message.messageType === 'chat_start') return t('messenger.chatStart');
    if (message.messageType === 'missed_call') return t('messenger.missedCall');
    if (message.messageType === 'charge_failure') return t('messenger.chargeFailed');
    if (message.messageType === 'charge_success') {
      return t('messenger.charged', { coins: price(message.amount ?? 0).amount });
    }
    if (isOfToy(message.messageType)) {
      return t(`messenger.toy.${message.messageType}`, {
        what: playedIn(message, language) ?? t('messenger.toy.direct'),
      });
    }
    if (message.messageType !== 'chat_end') return message.text;
    if (message.amount === null) return t('messenger.chatEnd', { minutes });
    return t('messenger.chatEndPaid', { minutes, price: price(message.amount).amount });
  })();
  return (
    <>
      <UnreadMark words={mark} />
      <MessageBubble side="system">
        {words} · <time dateTime={new Date(message.date).toISOString()}>{format.time(message.date)}</time>
      </MessageBubble>
    </>
  );
}
