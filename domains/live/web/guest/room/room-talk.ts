import type { ApiClient } from '#kit/contract/client.ts';
import type { Channel } from '#kit/realtime/client.ts';
import * as live from '../../../contract/index.ts';
import type { Talk } from '../../parts/conversation.ts';
import {
  emptyTalk,
  lastHeard,
  withDraft,
  withFailure,
  withHistory,
  withSeen,
  withText,
  withTyping,
} from '../../parts/conversation.ts';
import { newKey } from '../../parts/new-key.ts';
import { Store } from '../../parts/store.ts';

/** How long the sign of writing stays without news, ms: the end of it may be lost. */
const typingFades = 8_000;
/** Lines of history that are fetched. */
const historyLength = 60;

export interface RoomTalkOptions {
  readonly api: ApiClient;
  readonly channel: Channel;
  readonly actorId: number;
  readonly me: () => { id: number | null; name: string };
}

/** The text of the chat one is in: the room's in free chat, the two sides' in a paid one. */
export class RoomTalk extends Store<Talk> {
  readonly #options: RoomTalkOptions;
  #chat: { chatId: number; isPrivate: boolean } | null = null;
  #markedId = 0;
  #fade: ReturnType<typeof setTimeout> | undefined;

  constructor(options: RoomTalkOptions) {
    super(emptyTalk);
    this.#options = options;
  }

  /** The chat whose text is shown from now on; null: what was said stays in sight. */
  follow(chat: live.LiveChat | null): void {
    if (!chat || chat.chatId === this.#chat?.chatId) return;
    const isPrivate = live.isPaid(chat.chatType);
    const sameRoom = this.#chat !== null && !this.#chat.isPrivate && !isPrivate;
    this.#chat = { chatId: chat.chatId, isPrivate };
    this.#markedId = 0;
    if (!sameRoom) this.set(emptyTalk);
    void this.#fetch(chat.chatId);
  }

  listen(): () => void {
    const { channel, actorId, me } = this.#options;
    const markSeen = () => this.seen();
    document.addEventListener('visibilitychange', markSeen);
    const stops = [
      channel.on(live.chatText, ({ text }) => {
        if (!this.#belongs(text.actorId, text.chatId)) return;
        this.set(withText(this.state, text, me().id, document.visibilityState === 'visible'));
        this.#mark();
      }),
      channel.on(live.chatTyping, ({ actorId: of, chatId, sender, typing }) => {
        if (of !== actorId || sender !== 'actor') return;
        if (chatId !== null && chatId !== this.#chat?.chatId) return;
        if (chatId === null && this.#chat?.isPrivate) return;
        this.#setTyping(typing);
      }),
      // What was said while the line was down was pushed to nobody here.
      channel.onState((state) => {
        if (state === 'open' && this.#chat) void this.#fetch(this.#chat.chatId);
      }),
    ];
    return () => {
      document.removeEventListener('visibilitychange', markSeen);
      clearTimeout(this.#fade);
      for (const stop of stops) stop();
    };
  }

  async send(text: string): Promise<void> {
    const { channel, me } = this.#options;
    const chatId = this.#chat?.chatId;
    if (chatId === undefined) return;
    const key = newKey();
    this.set(withDraft(this.state, { key, text, author: me().name, at: Date.now(), host: false }));
    const result = await channel.command(live.sendChatText, { chatId, text, textKey: key });
    if (!result.ok) this.set(withFailure(this.state, key, result.problem.title));
  }

  typing(typing: boolean): void {
    const chatId = this.#chat?.chatId;
    if (chatId !== undefined) void this.#options.channel.command(live.setChatTyping, { chatId, typing });
  }

  /** The guest looks at the page. */
  seen(): void {
    if (document.visibilityState !== 'visible') return;
    this.set(withSeen(this.state));
    this.#mark();
  }

  #belongs(actorId: number, chatId: number | null): boolean {
    if (actorId !== this.#options.actorId || !this.#chat) return false;
    return this.#chat.isPrivate ? chatId === this.#chat.chatId : chatId === null;
  }

  async #fetch(chatId: number): Promise<void> {
    const { api, me } = this.#options;
    const answer = await api.call(live.getChatTexts, { params: { chatId }, query: { limit: historyLength } });
    if (answer.ok && chatId === this.#chat?.chatId) this.set(withHistory(this.state, answer.data.texts, me().id));
    this.#mark();
  }

  /** Tells the performer how far the guest has read; visitors without an account read unseen. */
  #mark(): void {
    const textId = lastHeard(this.state);
    if (!this.#chat || textId === null || textId <= this.#markedId || document.visibilityState !== 'visible') return;
    this.#markedId = textId;
    void this.#options.channel.command(live.markChatRead, { chatId: this.#chat.chatId, textId });
  }

  #setTyping(typing: boolean): void {
    clearTimeout(this.#fade);
    this.set(withTyping(this.state, typing));
    if (typing) this.#fade = setTimeout(() => this.set(withTyping(this.state, false)), typingFades);
  }
}
