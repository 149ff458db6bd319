import { filled as lineParts } from 'virtual:slots/live.roomLine';
import { filled as writingParts } from 'virtual:slots/live.roomWriting';
import { Eye, MessageCircle, WalletCards } from 'lucide-react';
import type { ReactNode } from 'react';
import { Suspense, useEffect, useState } from 'react';
import { TalkPanel } from '#domains/conversation/web/parts/talk-panel.tsx';
import type { Line } from '#domains/conversation/web/state/talk.ts';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import { useGuest } from '#domains/guest/web/state/provider.tsx';
import type { Actor } from '#domains/performers/contract/index.ts';
import { Countdown } from '#kit/ui/measure/countdown.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { useJoin } from '#kit/web/session/join.ts';
import { Slot } from '#kit/web/slots/slot.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { LiveChat } from '../../../contract/index.ts';
import { chatLimits, isPaid } from '../../../contract/index.ts';
import type { roomLine, roomWriting } from '../../slots.ts';
import { ChatOfferTiles } from './chat-offer-tiles.tsx';
import { useRoomAsks } from './room-asks.ts';
import { useRoom, useRoomSession, useTalk } from './room-context.tsx';
import { isEnteringFree, talkChat } from './room-state.ts';

/** The text beside the picture. */
export function RoomChat({ actor }: { actor: Pick<Actor, 'id' | 'name' | 'gender'> }): ReactNode {
  const { name, gender } = actor;
  const t = useMessages();
  const nameOf = useGuestName();
  const session = useRoomSession();
  const room = useRoom();
  const talk = useTalk();
  const chat = talkChat(room);
  const { isLoggedIn, balance } = useGuest();
  const isEntering = isEnteringFree(room);
  const [shut, setShut] = useState<string | null>(null);
  const own = useClosedReason(chat, isEntering, name, balance >= chatLimits.minimumBalance);
  useUnreadInTitle(talk.unread);
  const secret = chat !== null && isPaid(chat.chatType);
  const kind = chat === null ? 'none' : secret ? 'private' : 'room';
  const closed = own ?? (secret ? undefined : (shut ?? undefined));
  const unseen = secret && chat.single && !chat.voyeursAllowed;
  return (
    <TalkPanel
      nameOf={nameOf}
      label={t(secret ? 'live.talk.private' : 'live.talk.room', { name })}
      talk={talk}
      partner={name}
      hostMark={t('live.talk.host', { gender })}
      beside={secret ? undefined : (line) => <LineParts actor={actor} line={line} />}
      closed={closed}
      instead={
        chat?.status !== 'running' && !isEntering ? undefined : !isLoggedIn ? (
          <SignUpToWrite />
        ) : closed === t('live.talk.closed.coins') ? (
          <TopUpToWrite />
        ) : undefined
      }
      placeholder={t(secret ? 'live.talk.onlyTo' : 'live.talk.toAll', { name })}
      onSend={(text) => void session.talk.send(text)}
      onTyping={(typing) => session.talk.typing(typing)}
      empty={
        chat?.isVoyeur ? (
          <EmptyState className="my-auto px-4! py-6! laid:hidden" icon={<Eye />} title={t('live.talk.closed.voyeur')} />
        ) : (
          <EmptyState
            className="my-auto px-4! py-6! laid:hidden"
            icon={<MessageCircle />}
            title={unseen ? t('live.talk.empty.alone', { name }) : t(`live.talk.empty.${kind}`)}
          >
            {t(`live.talk.empty.${kind}Text`, { name })}
          </EmptyState>
        )
      }
      notice={
        <>
          <TextLimit chat={chat} />
          {chat && !secret && isLoggedIn ? (
            <Suspense>
              <Slot<typeof roomWriting> filled={writingParts} props={{ actor, chatId: chat.chatId, shut: setShut }} />
            </Suspense>
          ) : null}
          {room.paid ? null : (
            <div className="hidden px-2 pb-1 laid:flex group-data-keyboard/room:hidden!">
              <ChatOfferTiles />
            </div>
          )}
        </>
      }
    />
  );
}

/** What others show beside a line. */
function LineParts({ actor, line }: { actor: { readonly id: number; readonly name: string }; line: Line }): ReactNode {
  const { textId, senderId } = line;
  if (textId === null || senderId === null) return null;
  return (
    <Suspense>
      <Slot<typeof roomLine> filled={lineParts} props={{ actor, line: { ...line, textId, senderId } }} />
    </Suspense>
  );
}

/** Why nothing can be written now, in the words of the box. */
function useClosedReason(chat: LiveChat | null, isEntering: boolean, name: string, pays: boolean): string | undefined {
  const t = useMessages();
  if (!chat) return t(isEntering ? 'live.talk.closed.soon' : 'live.talk.closed.none');
  if (chat.status !== 'running') return t('live.talk.closed.soon');
  if (chat.muted) return t('live.talk.closed.muted', { name });
  if (chat.isVoyeur) return t('live.talk.closed.voyeur');
  // Whoever has coins again writes on: the server lets the next line through.
  return chat.abilities.includes('text') || pays ? undefined : t('live.talk.closed.coins');
}

/** A visitor without an account is asked for one before writing, and comes back here. */
function SignUpToWrite(): ReactNode {
  const t = useMessages();
  const join = useJoin();
  return (
    <p className="p-2">
      <Button block onClick={() => join()}>
        {t('live.talk.closed.login')}
      </Button>
    </p>
  );
}

/** Whose time to write without coins is over tops up where they are, and writes on. */
function TopUpToWrite(): ReactNode {
  const t = useMessages();
  const { topUp } = useRoomAsks();
  return (
    <p className="p-2">
      <Button variant="primary" block icon={<WalletCards aria-hidden />} onClick={topUp}>
        {t('live.talk.closed.coins')}
      </Button>
    </p>
  );
}

/** Who writes without coins is told how long. */
function TextLimit({ chat }: { chat: LiveChat | null }): ReactNode {
  const t = useMessages();
  const { time } = useRoomSession();
  const { balance } = useGuest();
  if (!chat?.textUntil || balance >= chatLimits.minimumBalance) return null;
  return (
    <p className="border-line border-t bg-warning-soft px-3 py-2 text-sm text-warning laid:over-picture laid:mx-2 laid:rounded-full laid:border-t-0 laid:py-1">
      {t('live.talk.limit')}{' '}
      <Countdown until={chat.textUntil} now={time.now()} clock={time.now} label={t('live.talk.limit')} />
    </p>
  );
}

/** Counts in the tab what was said while the guest was elsewhere. */
function useUnreadInTitle(unread: number): void {
  useEffect(() => {
    if (unread === 0) return undefined;
    const title = document.title;
    document.title = `(${unread}) ${title}`;
    return () => {
      document.title = title;
    };
  }, [unread]);
}
