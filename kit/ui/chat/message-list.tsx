import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../primitives/cx.ts';
import type { Followed } from './follow.ts';
import { afterMessages, afterScroll, isNearEnd, startFollowing } from './follow.ts';

/** Props of `MessageList`. */
export type MessageListProps<Message extends Followed> = {
  /** Names the conversation. */
  label: string;
  /** Oldest first; each with a stable id. */
  messages: readonly Message[];
  children: (message: Message) => ReactNode;
  /** On the button that leads to what came while reading further up. */
  newLabel: (count: number) => string;
  /** On the line before the first unread message. */
  unreadLabel: string;
  /** Before anything was said. */
  empty?: ReactNode;
  /** Someone is writing: one quiet line under the last message. */
  typing?: ReactNode;
  className?: string | undefined;
};

/** A running conversation: new messages are announced, the end is followed, reading further up is respected. */
export function MessageList<Message extends Followed>({
  label,
  messages,
  children,
  newLabel,
  unreadLabel,
  empty,
  typing,
  className,
}: MessageListProps<Message>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [follow, setFollow] = useState(() => afterMessages(startFollowing, messages));
  const now = afterMessages(follow, messages);
  if (now !== follow) setFollow(now);

  const toEnd = () => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last message or typing line moves the end.
  useLayoutEffect(() => {
    if (now.atEnd) toEnd();
  }, [now.atEnd, now.lastId, Boolean(typing)]);
  const atEnd = useRef(now.atEnd);
  atEnd.current = now.atEnd;
  // What stands below the lines grows and shrinks, and lines do when they are translated.
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const watcher = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    });
    watcher.observe(element);
    if (element.firstElementChild) watcher.observe(element.firstElementChild);
    return () => watcher.disconnect();
  }, []);

  return (
    <div className={cx('relative flex min-h-0 flex-1 flex-col', className)}>
      <div
        ref={box}
        role="log"
        aria-label={label}
        aria-live="polite"
        aria-relevant="additions"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={0}
        onScroll={(event) => {
          const near = isNearEnd(event.currentTarget);
          setFollow((before) => afterScroll(before, near));
        }}
        className="laid:fade-up laid:no-scrollbar min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 py-2 [overflow-anchor:none] -outline-offset-2!"
      >
        <div className="flex min-h-full flex-col justify-end gap-1.5">
          {messages.length === 0 ? empty : null}
          {messages.map((message) => (
            <Fragment key={message.id}>
              {message.id === now.firstUnreadId ? (
                <p className="my-1 flex items-center gap-3 font-semibold text-accent-ink text-xs before:h-px before:flex-1 before:bg-accent after:h-px after:flex-1 after:bg-accent">
                  {unreadLabel}
                </p>
              ) : null}
              {children(message)}
            </Fragment>
          ))}
          {typing ? <p className="px-1 pt-1 text-subtle text-xs">{typing}</p> : null}
        </div>
      </div>
      {now.unread > 0 ? (
        <button
          type="button"
          onClick={toEnd}
          className="absolute bottom-3 left-1/2 inline-flex min-h-9 -translate-x-1/2 animate-enter items-center gap-1.5 whitespace-nowrap rounded-full bg-accent px-3.5 font-semibold text-on-accent text-sm shadow-e2 pointer-coarse:min-h-11"
        >
          <ArrowDown aria-hidden className="size-4" />
          {newLabel(now.unread)}
        </button>
      ) : null}
    </div>
  );
}
