import type { ConversationTransport } from '#domains/conversation/web/state/conversation.ts';
import { Conversation } from '#domains/conversation/web/state/conversation.ts';
import type { Talk } from '#domains/conversation/web/state/talk.ts';
import type { ApiClient } from '#kit/contract/client.ts';
import type { Channel } from '#kit/realtime/client.ts';
import { Store } from '#kit/web/live/store.ts';
import * as live from '../../../contract/index.ts';

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

/** All conversations of a show: everybody in free chat together, and each paid chat for itself. */
export class StudioTalks extends Store<TalksState> {
  readonly #options: StudioTalksOptions;
  readonly #conversations = new Map<TalkKey, Conversation>();
  /** Those one has been in: they were read once, and are read again after a reconnect. */
  readonly #followed = new Set<TalkKey>();

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
        if (text.actorId === me().id) this.#of(text.chatId ?? 'room').receive(text);
      }),
      channel.on(live.chatTextRemoved, ({ actorId, textId }) => {
        if (actorId === me().id) this.#conversations.get('room')?.remove(textId);
      }),
      channel.on(live.chatTyping, ({ actorId, chatId, sender, typing }) => {
        if (actorId !== me().id || sender !== 'guest' || chatId === null) return;
        this.#conversations.get(chatId)?.hearTyping(typing);
      }),
    ];
    return () => {
      document.removeEventListener('visibilitychange', markSeen);
      for (const conversation of this.#conversations.values()) conversation.close();
      for (const stop of stops) stop();
    };
  }

  /** The chats one talks in now; what is new gets its history, and a chat that begins comes to the front. */
  follow(chats: readonly live.LiveChat[]): void {
    const keys: TalkKey[] = ['room', ...chats.map(({ chatId }) => chatId)];
    const fresh = keys.filter((key) => !this.#followed.has(key));
    for (const key of fresh) {
      this.#followed.add(key);
      void this.#of(key).refresh();
    }
    const newest = fresh.filter((key) => key !== 'room').at(0);
    if (newest !== undefined) this.open(newest);
    else if (!keys.includes(this.state.open)) this.open('room');
  }

  /** After a reconnect: what was said meanwhile was pushed to nobody here. */
  refresh(): void {
    for (const key of this.#followed) void this.#of(key).refresh();
  }

  /** A new show begins with an empty page. */
  clear(): void {
    for (const conversation of this.#conversations.values()) conversation.close();
    this.#conversations.clear();
    this.#followed.clear();
    this.set({ talks: new Map(), open: 'room' });
  }

  open(key: TalkKey): void {
    if (this.state.open !== key) this.patch({ open: key });
    this.#conversations.get(key)?.seen();
  }

  send(key: TalkKey, text: string): Promise<void> {
    return this.#of(key).send(text);
  }

  typing(key: TalkKey, typing: boolean): void {
    this.#of(key).typing(typing);
  }

  #of(key: TalkKey): Conversation {
    const known = this.#conversations.get(key);
    if (known) return known;
    const { me } = this.#options;
    const made = new Conversation({
      me,
      side: 'actor',
      isOpen: () => this.state.open === key,
      wire: key === 'room' ? this.#roomWire() : this.#chatWire(key),
    });
    this.#conversations.set(key, made);
    const show = () => {
      if (this.#conversations.get(key) === made) this.patch({ talks: new Map(this.state.talks).set(key, made.state) });
    };
    made.subscribe(show);
    show();
    return made;
  }

  #roomWire(): ConversationTransport {
    const { api, channel } = this.#options;
    return {
      read: (limit) => api.call(live.getRoomTexts, { query: { limit } }),
      send: (text, textKey) => channel.command(live.sendRoomText, { text, textKey }),
      typing: (typing) => void channel.command(live.setRoomTyping, { typing }),
      // Everybody in free chat reads the room: nobody is told how far.
      mark: () => undefined,
    };
  }

  #chatWire(chatId: number): ConversationTransport {
    const { api, channel } = this.#options;
    return {
      read: (limit) => api.call(live.getChatTexts, { params: { chatId }, query: { limit } }),
      send: (text, textKey) => channel.command(live.sendChatText, { chatId, text, textKey }),
      typing: (typing) => void channel.command(live.setChatTyping, { chatId, typing }),
      mark: (textId) => void channel.command(live.markChatRead, { chatId, textId }),
    };
  }
}
