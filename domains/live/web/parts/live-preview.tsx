import { useEffect, useRef, useState } from 'react';
import type { livePreview } from '#domains/performers/web/slots.ts';
import type { LinkTicket } from '#kit/live-media/browser/relay-link.ts';
import { absentForViewing } from '#kit/live-media/browser/support.ts';
import { Viewer } from '#kit/live-media/browser/viewer.ts';
import type { Channel } from '#kit/realtime/client.ts';
import { cx } from '#kit/ui/primitives/cx.ts';
import { isInSight } from '#kit/ui/primitives/is-in-sight.ts';
import { useChannel } from '#kit/web/live/channel.tsx';
import { newKey } from '#kit/web/session/new-key.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { chatEnd, chatState, chatTicket, endChat, startChat } from '../../contract/index.ts';
import { Picture } from './picture.tsx';
import { previewPlaces } from './preview-places.ts';

/**
 * The moving picture of a performer's card: tiny, silent, for a few seconds. It begins when it is on the screen, ends by
 * the server's code, when it leaves the screen, or when too many run; then the card's own picture shows again.
 */
export const LivePreview: FillingOf<typeof livePreview> = ({ actor }) => {
  const t = useMessages();
  const channel = useChannel();
  const frame = useRef<HTMLDivElement>(null);
  const [viewer, setViewer] = useState<Viewer | null>(null);
  const [moving, setMoving] = useState(false);
  const { id } = actor;
  useEffect(() => {
    const element = frame.current;
    if (!element || absentForViewing().length > 0) return undefined;
    let end: (() => void) | undefined;
    const stop = () => {
      end?.();
      end = undefined;
      setViewer(null);
      setMoving(false);
    };
    const seen = new IntersectionObserver((entries) => {
      if (!isInSight(entries)) stop();
      else end ??= watch(channel, id, { show: setViewer, moves: () => setMoving(true), over: stop });
    });
    seen.observe(element);
    return () => {
      seen.disconnect();
      stop();
    };
  }, [channel, id]);
  return (
    <div
      ref={frame}
      role="img"
      aria-label={t('live.preview.label', { name: actor.name })}
      className={cx('size-full transition-opacity duration-300', !moving && 'opacity-0')}
    >
      {viewer ? <Picture viewer={viewer} className="size-full object-cover" /> : null}
    </div>
  );
};

interface Screen {
  show(viewer: Viewer): void;
  moves(): void;
  over(): void;
}

/** Starts a preview; the result ends it. One start, one admission: a preview is not worth a second try. */
function watch(channel: Channel, actorId: number, screen: Screen): () => void {
  const startKey = newKey();
  let chat: { chatId: number; guestSequence: number } | null = null;
  let viewer: Viewer | null = null;
  let over = false;
  let answered = false;
  const leave = () => {
    stopState();
    if (!chat) return;
    const { chatId, guestSequence } = chat;
    void channel.command(endChat, { chatId, sequence: guestSequence + 1, reason: 'clientExit' });
  };
  const finish = () => {
    if (over) return;
    over = true;
    giveBack();
    for (const stop of stops) stop();
    viewer?.close();
    // Left before the answer: which chat it is is known only then.
    if (answered) leave();
  };
  const giveBack = previewPlaces.take(() => {
    finish();
    screen.over();
  });
  const open = (ticket: LinkTicket) => {
    let given: LinkTicket | null = ticket;
    viewer = new Viewer({
      rendition: 'tiny',
      ticket: async () => {
        const once = given;
        given = null;
        return once;
      },
    });
    viewer.on('state', (state) => {
      if (state === 'playing') screen.moves();
      if (state !== 'unsupported' && state !== 'failed') return;
      finish();
      screen.over();
    });
    screen.show(viewer);
  };
  const stopState = channel.on(chatState, (push) => {
    if (push.startKey === startKey) chat = push.chat;
  });
  const stops = [
    channel.on(chatTicket, ({ chatId, ticket }) => {
      if (chatId === chat?.chatId && !viewer) open(ticket);
    }),
    channel.on(chatEnd, ({ chatId }) => {
      if (chatId !== chat?.chatId) return;
      chat = null;
      finish();
      screen.over();
    }),
  ];
  void channel.command(startChat, { actorId, chatType: 'LIVE_PREVIEW', startKey, sequence: 1 }).then((started) => {
    answered = true;
    if (over) leave();
    else if (!started.ok) finish();
  });
  return finish;
}
