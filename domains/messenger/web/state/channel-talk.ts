import type { ApiClient } from '#kit/contract/client.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import type { Channel } from '#kit/realtime/client.ts';
import { Store } from '#kit/web/live/store.ts';
import { newKey } from '#kit/web/session/new-key.ts';
import type { MessengerContent, ReactionSign, Side } from '../../contract/index.ts';
import {
  channelChanged,
  deleteMessage,
  editMessage,
  getContent,
  markChannelRead,
  messengerContentChange,
  messengerTyping,
  reactToMessage,
  sendMessage,
  setMessengerTyping,
} from '../../contract/index.ts';
import type { DraftMedia } from './media-draft.ts';
import { carriedOf, thrownAway, uploaded } from './media-draft.ts';
import type { Draft, DraftGift, Thread } from './thread.ts';
import {
  emptyThread,
  lastReceivedId,
  withContent,
  withDraft,
  withDraftState,
  withLatest,
  withMarks,
  withNewer,
  withOlder,
  withoutDraft,
  withPlace,
  withTyping,
} from './thread.ts';

/** How long the sign of writing stays without news, ms: the end of it may be lost. */
const typingFades = 8_000;

import { keepUnsent, leftUnsent } from './unsent.ts';

interface TalkOptions {
  readonly api: ApiClient;
  readonly channel: Channel;
  readonly channelId: number;
  /** Whose page it is. */
  readonly accountId: number;
  readonly side: Side;
  /** Messages of the other side that were unread when it was opened. */
  readonly unread: number;
  readonly marks: { readonly deliveredId: number; readonly readId: number };
}

/** Talks of a line by side and channel: what is on its way stays with its channel when another is opened. Logging out ends the document, and them. */
const left = new WeakMap<Channel, Map<string, ChannelTalk>>();

/** Words for why something was refused; undefined when it was done. */
export type Refused = string | undefined;

/** One channel while it is open on a page: its messages, what is on its way, who writes, what is read. */
export class ChannelTalk extends Store<Thread> {
  readonly #options: TalkOptions;
  #leave: (() => void)[] = [];
  #fade: ReturnType<typeof setTimeout> | undefined;
  #loading = false;
  #marked = 0;

  constructor(options: TalkOptions) {
    const { accountId, side, channelId } = options;
    super({ ...emptyThread, ...options.marks, drafts: leftUnsent(accountId, side, channelId) });
    this.#options = options;
    let kept = this.state.drafts;
    this.subscribe(() => {
      if (this.state.drafts === kept) return;
      kept = this.state.drafts;
      keepUnsent(accountId, side, channelId, kept);
    });
  }

  /** The talk of a channel: the one whose messages are still on their way after its page was left, else a new one. */
  static of(options: TalkOptions): ChannelTalk {
    const ofLine = left.get(options.channel) ?? new Map<string, ChannelTalk>();
    left.set(options.channel, ofLine);
    const name = `${options.side}:${options.channelId}`;
    const before = ofLine.get(name);
    const talk = before && before.state.drafts.length > 0 ? before : new ChannelTalk(options);
    ofLine.set(name, talk);
    return talk;
  }

  /** Follows the channel until the answer is called. */
  open(): () => void {
    const { channel, channelId } = this.#options;
    const seen = (): void => this.#mark();
    document.addEventListener('visibilitychange', seen);
    this.#leave = [
      channel.on(messengerContentChange, ({ content, channel: change, isNew }) => {
        if (content.channelId !== channelId) return;
        this.set(withMarks(withContent(this.state, content, isNew), change));
        this.#mark();
      }),
      channel.on(channelChanged, ({ channel: change }) => {
        if (change.channelId === channelId) this.set(withMarks(this.state, change));
      }),
      channel.on(messengerTyping, ({ channelId: where, typing }) => {
        if (where === channelId) this.#hearTyping(typing);
      }),
      channel.onState((state) => {
        if (state !== 'open') return;
        void this.refresh();
        this.#sendQueued();
      }),
      () => document.removeEventListener('visibilitychange', seen),
    ];
    void this.refresh();
    if (channel.state === 'open') this.#sendQueued();
    return () => {
      clearTimeout(this.#fade);
      for (const leave of this.#leave) leave();
    };
  }

  #sendQueued(): void {
    for (const { key, state } of this.state.drafts) if (state === 'queued') void this.#send(key);
  }

  /** The newest page, also after the line was down. */
  async refresh(): Promise<void> {
    const page = await this.#page({});
    if (!page) return;
    const { side, unread } = this.#options;
    this.set(withLatest(this.state, page, side, unread));
    this.#mark();
  }

  /** What was said before. */
  async older(): Promise<void> {
    const { before } = this.state;
    if (before === null || this.#loading) return;
    this.#loading = true;
    const page = await this.#page({ before });
    this.#loading = false;
    if (page) this.set(withOlder(this.state, page));
  }

  /** What was said after a place one has jumped to. */
  async newer(): Promise<void> {
    const { after } = this.state;
    if (after === null || this.#loading) return;
    this.#loading = true;
    const page = await this.#page({ after });
    this.#loading = false;
    if (page) this.set(withNewer(this.state, page));
  }

  /** A page around a message. */
  async jump(messageId: number): Promise<void> {
    if (this.state.messages.some((one) => one.messageId === messageId)) return;
    const page = await this.#page({ around: messageId });
    if (page) this.set(withPlace(this.state, page));
  }

  /** Says something: it stands there at once, and stays with the reason when it is refused. */
  async send(
    text: string,
    more: {
      replyTo?: number | undefined;
      shownPrice?: number | undefined;
      media?: DraftMedia | undefined;
      gift?: DraftGift | undefined;
    } = {},
  ): Promise<void> {
    const draft: Draft = {
      key: newKey(),
      text,
      replyTo: more.replyTo ?? null,
      at: Date.now(),
      state: 'sending',
      failure: null,
      shownPrice: more.shownPrice,
      media: more.media,
      gift: more.gift,
    };
    this.set(withDraft(this.state, draft));
    await this.#send(draft.key);
  }

  /** The same again, by the same key: what went out already goes out no second time. `shownPrice`: as it stands now. */
  async again(key: string, shownPrice: number | undefined): Promise<void> {
    const draft = this.state.drafts.find((one) => one.key === key);
    if (!draft) return;
    this.set(
      withDraft(this.state, {
        ...draft,
        state: 'sending',
        failure: null,
        shownPrice: draft.gift ? draft.shownPrice : shownPrice,
      }),
    );
    await this.#send(key);
  }

  forget(key: string): void {
    const media = this.state.drafts.find((one) => one.key === key)?.media;
    if (media) thrownAway(this.#options.api, media);
    this.set(withoutDraft(this.state, key));
  }

  async #send(key: string): Promise<void> {
    const draft = this.state.drafts.find((one) => one.key === key);
    if (!draft) return;
    const { api, channel, channelId, side } = this.#options;
    const { text, replyTo, shownPrice, media, gift } = draft;
    const kept = media && (await uploaded(api, channelId, media));
    if (kept && 'problem' in kept) return this.#failed(key, kept.problem);
    if (kept) this.#note(key, kept.mediaId);
    const { data: carried, ...kind } = carriedOf(media, kept?.mediaId ?? null);
    const result = await channel.command(sendMessage, {
      channelId,
      senderType: side,
      ...kind,
      ...(gift ? { includedGifts: [{ giftId: gift.giftId, quantity: gift.quantity }] } : {}),
      data: {
        text,
        key,
        ...carried,
        ...(replyTo === null ? {} : { replyTo }),
        ...(shownPrice === undefined ? {} : { shownPrice }),
      },
    });
    if (result.ok) return;
    // Forgotten on the server meanwhile, it is uploaded again when it is sent again.
    if (result.problem.code === 'media_not_found') this.#note(key, null);
    this.#failed(key, result.problem);
    // The line may be up again by now, and nothing would say so any more.
    if (result.problem.code === 'offline' && channel.state === 'open') await this.#send(key);
  }

  #failed(key: string, { code, title, errors }: ProblemBody): void {
    const isOffline = code === 'offline';
    // Only what is wrong with a field says more there than the title.
    const failure = isOffline ? null : code === 'invalid_input' ? (errors?.[0]?.message ?? title) : title;
    this.set(withDraftState(this.state, key, isOffline ? 'queued' : 'failed', failure, code));
  }

  #note(key: string, mediaId: string | null): void {
    const draft = this.state.drafts.find((one) => one.key === key);
    if (draft?.media) this.set(withDraft(this.state, { ...draft, media: { ...draft.media, mediaId } }));
  }

  /** A message as it reads from now on: opened, say. */
  take(content: MessengerContent): void {
    this.set(withContent(this.state, content, false));
  }

  typing(typing: boolean): void {
    const { channel, channelId } = this.#options;
    if (channel.state === 'open') void channel.command(setMessengerTyping, { channelId, typing });
  }

  async react({ messageId, reactions }: MessengerContent, sign: ReactionSign): Promise<Refused> {
    const { channel, side } = this.#options;
    const isOn = reactions.some((one) => one.by === side && one.sign === sign);
    const result = await channel.command(reactToMessage, { messageId, sign: isOn ? null : sign });
    return result.ok ? undefined : result.problem.title;
  }

  async edit(messageId: number, text: string): Promise<Refused> {
    const result = await this.#options.channel.command(editMessage, { messageId, text });
    return result.ok ? undefined : result.problem.title;
  }

  async remove(messageId: number): Promise<Refused> {
    const result = await this.#options.channel.command(deleteMessage, { messageId });
    return result.ok ? undefined : result.problem.title;
  }

  async #page(query: { before?: number; after?: number; around?: number }) {
    const { api, channelId } = this.#options;
    const answer = await api.call(getContent, { params: { channelId }, query });
    return answer.ok ? answer.data : null;
  }

  #hearTyping(typing: boolean): void {
    clearTimeout(this.#fade);
    this.set(withTyping(this.state, typing));
    if (typing) this.#fade = setTimeout(() => this.set(withTyping(this.state, false)), typingFades);
  }

  /** A page that nobody looks at reads nothing. */
  #mark(): void {
    const { channel, channelId, side } = this.#options;
    const messageId = lastReceivedId(this.state, side);
    if (messageId === null || messageId <= this.#marked || document.visibilityState !== 'visible') return;
    this.#marked = messageId;
    void channel.command(markChannelRead, { channelId, messageId });
  }
}
