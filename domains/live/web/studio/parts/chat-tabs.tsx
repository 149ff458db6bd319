import { filled as lineParts } from 'virtual:slots/live.roomLine';
import { MessageCircle } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Suspense } from 'react';
import { TalkPanel } from '#domains/conversation/web/parts/talk-panel.tsx';
import { emptyTalk } from '#domains/conversation/web/state/talk.ts';
import { useGuestName } from '#domains/guest/web/parts/guest-name.ts';
import { CountBadge } from '#kit/ui/primitives/badge.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { Slot } from '#kit/web/slots/slot.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { StudioRoom } from '../../../contract/index.ts';
import type { roomLine } from '../../slots.ts';
import { useStudio, useStudioSession, useTalks } from '../session/studio-context.tsx';
import { talking } from '../session/studio-state.ts';
import type { TalkKey } from '../session/studio-talks.ts';

/** The room's talk and each private one, in tabs; what waits elsewhere is counted. */
export function ChatTabs({ room }: { room: StudioRoom }): ReactNode {
  const t = useMessages();
  const nameOf = useGuestName();
  const { talks: session } = useStudioSession();
  const studio = useStudio();
  const { talks, open } = useTalks();
  const chats = talking(studio);
  const tabs: { key: TalkKey; label: string }[] = [
    { key: 'room', label: t('live.studio.talk.room') },
    ...chats.map(({ chatId, guestName }) => ({ key: chatId, label: nameOf(guestName) })),
  ];
  const at = Math.max(
    0,
    tabs.findIndex(({ key }) => key === open),
  );
  const current = tabs[at] ?? { key: 'room' as const, label: '' };
  const isRoom = current.key === 'room';
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (step === 0 || !next) return;
    event.preventDefault();
    session.open(next.key);
    (event.currentTarget.querySelector(`[data-tab="${next.key}"]`) as HTMLElement | null)?.focus();
  };
  return (
    <section
      data-edge
      className="flex h-full min-h-0 flex-1 flex-col overflow-hidden rounded-card border border-line bg-surface"
    >
      <div
        role="tablist"
        aria-label={t('live.studio.talk.tabs')}
        onKeyDown={move}
        className="no-scrollbar flex shrink-0 gap-1 overflow-x-auto border-line border-b px-2"
      >
        {tabs.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`talk-${key}`}
            data-tab={key}
            aria-selected={key === current.key}
            aria-controls="talk-panel"
            tabIndex={key === current.key ? 0 : -1}
            onClick={() => session.open(key)}
            className={cx(
              'relative inline-flex min-h-(--control-height) max-w-40 shrink-0 items-center gap-1.5 px-3 font-semibold text-sm -outline-offset-2! after:absolute after:inset-x-2 after:-bottom-px after:h-0.5 after:rounded-full',
              key === current.key ? 'text-ink after:bg-accent' : 'text-muted hover:text-ink',
            )}
          >
            <span className="truncate">{label}</span>
            <CountBadge count={talks.get(key)?.unread ?? 0} />
            {(talks.get(key)?.unread ?? 0) > 0 ? (
              <span className="sr-only">{t('conversation.new', { count: talks.get(key)?.unread ?? 0 })}</span>
            ) : null}
          </button>
        ))}
      </div>
      <div id="talk-panel" role="tabpanel" aria-labelledby={`talk-${current.key}`} className="flex min-h-0 flex-1">
        <TalkPanel
          nameOf={nameOf}
          key={current.key}
          label={isRoom ? t('live.studio.talk.room') : t('live.talk.private', { name: current.label })}
          talk={talks.get(current.key) ?? emptyTalk}
          partner={current.label}
          placeholder={isRoom ? t('live.talk.toAll') : t('live.talk.onlyTo', { name: current.label })}
          closed={isRoom && !room.freeChat ? t('live.studio.talk.noFreeChat') : undefined}
          onSend={(text) => void session.send(current.key, text)}
          onTyping={(typing) => session.typing(current.key, typing)}
          beside={
            isRoom
              ? ({ textId, senderId, ...line }) =>
                  textId === null || senderId === null ? null : (
                    <Suspense>
                      <Slot<typeof roomLine>
                        filled={lineParts}
                        props={{ actor: { id: room.actorId, name: '' }, line: { ...line, textId, senderId } }}
                      />
                    </Suspense>
                  )
              : undefined
          }
          empty={
            <EmptyState className="my-auto px-4! py-6!" icon={<MessageCircle />} title={t('live.studio.talk.empty')}>
              {isRoom ? t('live.studio.talk.emptyRoom') : t('live.studio.talk.emptyPrivate', { name: current.label })}
            </EmptyState>
          }
        />
      </div>
    </section>
  );
}
