import { randomUUID } from 'node:crypto';
import { admitIfHere } from '../chats/admit.ts';
import type { ChatRow } from '../chats/chat-row.ts';
import { findChat } from '../chats/chat-row.ts';
import type { Context } from '../context.ts';

/** What one process has others do, because they may hold the guest's connection or the engine with the picture. */
export type ClusterMessage =
  /** A chat was written: its media session may mean something else now; `over`: its connections hear no more of it. */
  | { readonly about: 'written'; readonly chatId: number; readonly session: string; readonly over: boolean }
  | { readonly about: 'admit'; readonly chatId: number }
  | { readonly about: 'stopWatching'; readonly chatId: number }
  | { readonly about: 'closeRoom'; readonly actorId: number };

export interface ClusterBus {
  /** Sends it to the other processes; to nobody when there is but one. */
  publish(message: ClusterMessage): void;
  listen(forget: (session: string) => void): Promise<() => void>;
}

const channel = 'vesper:live';

export function createClusterBus(ctx: Context): ClusterBus {
  const { bus } = ctx.kit;
  const me = randomUUID();

  const withChat = (what: string, chatId: number, act: (chat: ChatRow) => Promise<void>): void =>
    ctx.work.run(what, async () => {
      const chat = await findChat(ctx.kit.db, chatId);
      if (chat) await act(chat);
    });

  const handle = (message: ClusterMessage, forget: (session: string) => void): void => {
    switch (message.about) {
      case 'closeRoom':
        ctx.work.follow('closing a picture', ctx.media.closeRoom(message.actorId));
        break;
      case 'admit':
        withChat('admitting a guest', message.chatId, async (chat) => void (await admitIfHere(ctx, chat)));
        break;
      case 'stopWatching':
        withChat('ending a picture', message.chatId, (chat) => ctx.media.stopWatching(chat));
        break;
      case 'written':
        forget(message.session);
        if (message.over) ctx.connections.releaseChat(message.chatId);
    }
  };

  return {
    publish(message) {
      if (bus.remote) bus.publish(channel, JSON.stringify({ from: me, message }));
    },
    listen: (forget) =>
      bus.subscribe(channel, (text) => {
        const { from, message } = JSON.parse(text) as { from: string; message: ClusterMessage };
        if (from !== me) handle(message, forget);
      }),
  };
}
