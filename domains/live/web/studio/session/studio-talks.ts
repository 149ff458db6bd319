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

/** The room's own talk, or a paid chat's by its id. */
export type TalkKey = 'room' | number;

export interface TalksState {
  readonly talks: ReadonlyMap<TalkKey, Talk>;
  readonly open: TalkKey;
}

export interface StudioTalksOptions {
  readonly api: ApiClient;
  readonly channel: Channel;
  readonly me: () => { id: number | null; name: string };
}

/** How long the sign of writing stays without news, ms. */
const typingFades = 8_000;
const historyLength = 60;

/** All conversations of a show: everybody in free chat together, and each paid chat for itself. */
export class StudioTalks extends Store<TalksState> {
  readonly #options: StudioTalksOptions;
  readonly #fetched = new Set<TalkKey>();
  readonly #fades = new Map<TalkKey, ReturnType<typeof setTimeout>>();

  constructor(options: StudioTalksOptions) {
    super({ talks: new Map(), open: 'room' });
    this.#options = options;
  }

  listen(): () => void {
    const { channel, me } = this.#options;
    const markSeen = () => this.open(this.state.open);
    document.addEventListener('visibilitychange', markSeen);
    const stops = [
      channel.on(live.chatText, ({ text }) => {
        if (text.actorId !== me().id) return;
        const key = text.chatId ?? 'room';
        const seen = key === this.state.open && document.visibilityState === 'visible';
        this.#change(key, (talk) => withText(talk, text, me().id, seen));
        if (seen) this.#mark(key);
      }),
      channel.on(live.chatTyping, ({ actorId, chatId, sender, typing }) => {
        if (actorId !== me().id || sender !== 'guest' || chatId === null || !this.state.talks.has(chatId)) return;
        this.#change(chatId, (talk) => withTyping(talk, typing));
        clearTimeout(this.#fades.get(chatId));
        const fade = () => this.#change(chatId, (talk) => withTyping(talk, false));
        if (typing) this.#fades.set(chatId, setTimeout(fade, typingFades));
      }),
    ];
    return () => {
      document.removeEventListener('visibilitychange', markSeen);
      for (const timer of this.#fades.values()) clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }

  /** The chats one talks in now; what is new gets its history, and a chat that begins comes to the front. */
  follow(chats: readonly live.LiveChat[]): void {
    const keys: TalkKey[] = ['room', ...chats.map(({ chatId }) => chatId)];
    const fresh = keys.filter((key) => !this.#fetched.has(key));
    for (const key of fresh) {
      this.#fetched.add(key);
      if (!this.state.talks.has(key)) this.#change(key, (talk) => talk);
      void this.#fetch(key);
    }
    const newest = fresh.filter((key) => key !== 'room').at(0);
    if (newest !== undefined) this.open(newest);
    else if (!keys.includes(this.state.open)) this.open('room');
  }

  /** After a reconnect: what was said meanwhile was pushed to nobody here. */
  refresh(): void {
    for (const key of this.#fetched) void this.#fetch(key);
  }

  /** A new show begins with an empty page. */
  clear(): void {
    this.#fetched.clear();
    this.set({ talks: new Map(), open: 'room' });
  }

  open(key: TalkKey): void {
    const talk = this.state.talks.get(key);
    if (this.state.open !== key) this.patch({ open: key });
    if (!talk || document.visibilityState !== 'visible') return;
    this.#change(key, withSeen);
    this.#mark(key);
  }

  async send(key: TalkKey, text: string): Promise<void> {
    const { channel, me } = this.#options;
    const textKey = newKey();
    const draft = { key: textKey, text, author: me().name, at: Date.now(), host: true };
    this.#change(key, (talk) => withDraft(talk, draft));
    const result =
      key === 'room'
        ? await channel.command(live.sendRoomText, { text, textKey })
        : await channel.command(live.sendChatText, { chatId: key, text, textKey });
    if (!result.ok) this.#change(key, (talk) => withFailure(talk, textKey, result.problem.title));
  }

  typing(key: TalkKey, typing: boolean): void {
    const { channel } = this.#options;
    if (key === 'room') void channel.command(live.setRoomTyping, { typing });
    else void channel.command(live.setChatTyping, { chatId: key, typing });
  }

  #change(key: TalkKey, change: (talk: Talk) => Talk): void {
    const before = this.state.talks.get(key);
    const after = change(before ?? emptyTalk);
    if (before !== after) this.patch({ talks: new Map(this.state.talks).set(key, after) });
  }

  async #fetch(key: TalkKey): Promise<void> {
    const { api, me } = this.#options;
    const query = { limit: historyLength };
    const answer =
      key === 'room'
        ? await api.call(live.getRoomTexts, { query })
        : await api.call(live.getChatTexts, { params: { chatId: key }, query });
    if (answer.ok && this.#fetched.has(key)) this.#change(key, (talk) => withHistory(talk, answer.data.texts, me().id));
  }

  /** Tells a guest how far one has read. */
  #mark(key: TalkKey): void {
    const textId = lastHeard(this.state.talks.get(key) ?? emptyTalk);
    if (key !== 'room' && textId !== null) {
      void this.#options.channel.command(live.markChatRead, { chatId: key, textId });
    }
  }
}
