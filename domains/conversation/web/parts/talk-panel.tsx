import type { ReactNode } from 'react';
import { Composer } from '#kit/ui/chat/composer.tsx';
import type { MessageSide } from '#kit/ui/chat/message-bubble.tsx';
import { MessageBubble } from '#kit/ui/chat/message-bubble.tsx';
import { MessageList } from '#kit/ui/chat/message-list.tsx';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { lineLimits } from '../../contract/index.ts';
import type { Line, Talk } from '../state/talk.ts';
import { OwnLanguage } from './own-language.tsx';

/** Props of `TalkPanel`. */
export interface TalkPanelProps {
  readonly label: string;
  readonly talk: Talk;
  /** Name shown while the other side writes; none: not shown. */
  readonly partner: string;
  readonly onSend: (text: string) => void;
  readonly onTyping: (typing: boolean) => void;
  /** Why nothing can be written; the words in the box. */
  readonly closed?: string | undefined;
  /** Stands in place of the box, for whoever has a way to it. */
  readonly instead?: ReactNode;
  readonly placeholder: string;
  readonly empty?: ReactNode;
  /** Between the lines and the box. */
  readonly notice?: ReactNode;
  /** How a name is said to who reads; as it is where nothing is given. */
  readonly nameOf?: (author: string) => string;
  /** Marks who is host; not needed where the host is oneself. */
  readonly hostMark?: string | undefined;
  /** Beside the author of a line of somebody else: what they are here, what can be done about the line. */
  readonly beside?: ((line: Line) => ReactNode) | undefined;
}

const sideOf = (line: Line): MessageSide =>
  line.own ? 'own' : line.sender === 'actor' ? 'host' : line.sender === 'system' ? 'system' : 'other';

/** A conversation with the box to write in. */
export function TalkPanel(props: TalkPanelProps): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { talk, hostMark, beside } = props;
  const messages = talk.lines.map((line) => ({ ...line, id: line.key }));
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <MessageList
        label={props.label}
        messages={messages}
        newLabel={(count) => t('conversation.new', { count })}
        unreadLabel={t('conversation.unread')}
        empty={props.empty}
        typing={talk.typing ? t('conversation.typing', { name: props.partner }) : null}
      >
        {(line) => (
          <MessageBubble
            side={sideOf(line)}
            author={props.nameOf?.(line.author) ?? line.author}
            authorMark={
              <>
                {line.sender === 'actor' && hostMark ? <Badge tone="accent">{hostMark}</Badge> : null}
                {line.own ? null : beside?.(line)}
              </>
            }
            time={format.time(line.at)}
            dateTime={new Date(line.at).toISOString()}
            status={line.failure ?? (line.textId === null ? t('conversation.sending') : null)}
          >
            {line.own ? line.text : <OwnLanguage text={line.text}>{(text) => text}</OwnLanguage>}
          </MessageBubble>
        )}
      </MessageList>
      {props.notice}
      {props.instead ?? (
        <Composer
          label={t('conversation.label')}
          placeholder={props.placeholder}
          sendLabel={t('conversation.send')}
          maxLength={lineLimits.textLength}
          disabledReason={props.closed}
          onSend={(text) => {
            props.onSend(text);
            return undefined;
          }}
          onTyping={props.onTyping}
        />
      )}
    </div>
  );
}
