import type { ReactNode } from 'react';
import { cx } from '../primitives/cx.ts';

/** Who a message is from, for its look. */
export type MessageSide = 'own' | 'other' | 'host' | 'system';

/** Props of `MessageBubble`. */
export type MessageBubbleProps = {
  side: MessageSide;
  author?: string | undefined;
  /** Beside the name: a role in a word. */
  authorMark?: ReactNode;
  /** As shown; `dateTime` is the machine's form (ISO 8601). */
  time?: string | undefined;
  dateTime?: string | undefined;
  /** Sent, read, failed: words or an icon with words. */
  status?: ReactNode;
  /** Highlighted: a tip, a gift. */
  highlight?: boolean | undefined;
  children: ReactNode;
};

/** One thing said. Own words stand at the end in the accent; the host is marked; the system is a quiet line. */
export function MessageBubble({
  side,
  author,
  authorMark,
  time,
  dateTime,
  status,
  highlight,
  children,
}: MessageBubbleProps): ReactNode {
  if (side === 'system') {
    return (
      <p
        className={cx(
          'mx-auto max-w-[90%] rounded-full px-3 py-1 text-center text-xs',
          highlight ? 'bg-warning-soft font-semibold text-warning' : 'text-subtle',
        )}
      >
        {children}
      </p>
    );
  }
  const own = side === 'own';
  return (
    <div
      data-edge
      className={cx(
        'max-w-[85%] animate-fade-in rounded-2xl px-3 py-1.5 text-[0.9375rem] leading-snug',
        'laid:over-picture laid:max-w-full laid:self-start laid:rounded-2xl laid:py-1 laid:text-sm',
        own ? 'self-end rounded-br-md bg-accent text-on-accent' : 'self-start rounded-bl-md bg-hover',
        highlight && !own && 'bg-warning-soft shadow-[inset_0_0_0_1px_var(--warning)]',
      )}
    >
      {author && !own ? (
        <p
          className={cx(
            'flex items-center gap-1.5 font-bold text-xs',
            side === 'host' ? 'text-accent-ink' : 'text-muted',
          )}
        >
          <bdi>{author}</bdi>
          {authorMark}
        </p>
      ) : null}
      {/* Each line has its own direction; what is stacked high stays within the bubble, and paints over no other. */}
      <div dir="auto" className="isolate overflow-clip whitespace-pre-wrap break-words [overflow-clip-margin:0.25em]">
        {children}
      </div>
      {time || status ? (
        <p
          className={cx(
            'mt-0.5 flex items-center justify-end gap-1 text-2xs laid:text-muted laid:[&>time]:hidden',
            own ? 'text-on-accent' : 'text-subtle',
          )}
        >
          {time ? <time dateTime={dateTime}>{time}</time> : null}
          {status}
        </p>
      ) : null}
    </div>
  );
}
