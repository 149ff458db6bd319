import { Conversation } from '#domains/conversation/web/state/conversation.ts';
import type { ApiClient } from '#kit/contract/client.ts';
import type { Channel } from '#kit/realtime/client.ts';
import * as live from '../../../contract/index.ts';

export interface RoomTalkOptions {
  readonly api: ApiClient;
  readonly channel: Channel;
  readonly actorId: number;
  readonly me: () => { id: number | null; name: string };
}

/** The chat one is in; null until there was one. */
interface Current {
  chat: { readonly chatId: number; readonly isPrivate: boolean } | null;
}

/** The text of the chat one is in: the room's in free chat, the two sides' in a paid one. */
export class RoomTalk extends Conversation {
  readonly #options: RoomTalkOptions;
  readonly #current: Current;

  constructor(options: RoomTalkOptions) {
    const { api, channel, me } = options;
    const current: Current = { chat: null };
    super({
      me,
      side: 'guest',
      wire: {
        read: (limit) =>
          current.chat && api.call(live.getChatTexts, { params: { chatId: current.chat.chatId }, query: { limit } }),
        send: (text, textKey) =>
          current.chat && channel.command(live.sendChatText, { chatId: current.chat.chatId, text, textKey }),
        typing: (typing) => {
          if (current.chat) void channel.command(live.setChatTyping, { chatId: current.chat.chatId, typing });
        },
        // Visitors without an account read unseen.
        mark: (textId) => {
          if (current.chat) void channel.command(live.markChatRead, { chatId: current.chat.chatId, textId });
        },
      },
    });
    this.#options = options;
    this.#current = current;
  }

  /** The chat whose text is shown from now on; null: what was said stays in sight. */
  follow(chat: live.LiveChat | null): void {
    const before = this.#current.chat;
    if (!chat || chat.chatId === before?.chatId) return;
    const isPrivate = live.isPaid(chat.chatType);
    const sameRoom = before !== null && !before.isPrivate && !isPrivate;
    this.#current.chat = { chatId: chat.chatId, isPrivate };
    this.begin({ keep: sameRoom });
  }

  listen(): () => void {
    const { channel, actorId } = this.#options;
    const markSeen = () => this.seen();
    document.addEventListener('visibilitychange', markSeen);
    const stops = [
      channel.on(live.chatText, ({ text }) => {
        if (this.#belongs(text.actorId, text.chatId)) this.receive(text);
      }),
      channel.on(live.chatTextRemoved, ({ actorId: of, textId }) => {
        if (of === actorId) this.remove(textId);
      }),
      channel.on(live.chatTyping, ({ actorId: of, chatId, sender, typing }) => {
        if (of !== actorId || sender !== 'actor') return;
        if (chatId !== null && chatId !== this.#current.chat?.chatId) return;
        if (chatId === null && this.#current.chat?.isPrivate) return;
        this.hearTyping(typing);
      }),
      channel.onState((state) => {
        if (state === 'open') void this.refresh();
      }),
    ];
    return () => {
      document.removeEventListener('visibilitychange', markSeen);
      this.close();
      for (const stop of stops) stop();
    };
  }

  #belongs(actorId: number, chatId: number | null): boolean {
    const { chat } = this.#current;
    if (actorId !== this.#options.actorId || !chat) return false;
    return chat.isPrivate ? chatId === chat.chatId : chatId === null;
  }
}
