import type { CallType, ChatOption, LiveChat } from '#domains/live/contract/index.ts';
import * as live from '#domains/live/contract/index.ts';
import { OwnCamera } from '#domains/live/web/parts/own-camera.ts';
import { ServerTime } from '#kit/clock/server-time.ts';
import type { ApiClient } from '#kit/contract/client.ts';
import type { PayloadOf } from '#kit/contract/operations.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import type { LinkTicket } from '#kit/live-media/browser/relay-link.ts';
import { Viewer } from '#kit/live-media/browser/viewer.ts';
import type { Channel } from '#kit/realtime/client.ts';
import { Store } from '#kit/web/live/store.ts';
import { newKey } from '#kit/web/session/new-key.ts';
import { createCallToken, resultCodes, startAnonymousVoiceCall } from '../../../contract/anonymous.ts';

/** Everything the page of a call knows of it. */
export interface CallState {
  /** What may be called, from the server; null: not taken here. */
  readonly option: ChatOption | null;
  /** A press has asked, and nothing is answered yet. */
  readonly asking: boolean;
  readonly chat: LiveChat | null;
  /** The call that was on this page last, when it is over. */
  readonly end: PayloadOf<typeof live.chatEnd> | null;
  readonly refusal: ProblemBody | null;
  /** Why a call without a name was not begun: its result code. */
  readonly errorCode: number | null;
  /** The next minute is not paid for. */
  readonly isShort: boolean;
  /** What is heard; null before the call. */
  readonly viewer: Viewer | null;
}

/** A phone's picture: small enough for a mobile line. */
const renditions = [{ name: 'low' as const, width: 640, height: 360, framerate: 24, bitrate: 600_000 }];
/** A pushed admission is used at most this long after it came, in ms: it is good for 30 s. */
const ticketLasts = 20_000;

type EndReason = 'voiceCallHangUp' | 'exitWindow' | 'videoFail';

/** A guest's call to one performer: asked for, connected, and ended. One per page; it lives from {@link start} to the call of what that returns. */
export class CallSession extends Store<CallState> {
  readonly own: OwnCamera;
  readonly time = new ServerTime();
  readonly #api: ApiClient;
  readonly #channel: Channel;
  readonly #actorId: number;
  readonly #type: CallType;
  #key = '';
  #pending: string | null = null;
  #chatId: number | null = null;
  #ticket: { readonly link: LinkTicket; readonly until: number } | null = null;
  #left = false;
  /** The last call of this page had no name. */
  wasWithoutName = false;

  constructor(given: { api: ApiClient; channel: Channel; actorId: number; type: CallType; option: ChatOption | null }) {
    const { api, channel, actorId, type, option } = given;
    super({
      option,
      asking: false,
      chat: null,
      end: null,
      refusal: null,
      errorCode: null,
      isShort: false,
      viewer: null,
    });
    this.#api = api;
    this.#channel = channel;
    this.#actorId = actorId;
    this.#type = type;
    this.own = new OwnCamera(renditions, !live.isSoundOnly(type));
  }

  /** Opens the page of the call. The result leaves it: the call ends, the microphone goes out. */
  start(): () => void {
    this.#left = false;
    const channel = this.#channel;
    const mine = ({ chatId }: { readonly chatId: number }): boolean => chatId === this.#chatId;
    const stops = [
      channel.on(live.chatState, ({ chat, startKey }) => this.#heard(chat, startKey)),
      channel.on(live.chatTicket, ({ chatId, ticket }) => {
        if (mine({ chatId })) this.#listen(ticket);
      }),
      channel.on(live.chatMinuteBooked, (booked) => {
        const { chat } = this.state;
        if (!chat || !mine(booked)) return;
        const { minute: minutes, cost, paidUntil } = booked;
        this.patch({ chat: { ...chat, minutes, cost, paidUntil }, isShort: false });
      }),
      channel.on(live.chatMoneyWarning, (warning) => {
        if (mine(warning)) this.patch({ isShort: true });
      }),
      channel.on(live.chatEnd, (end) => {
        if (mine(end)) this.#over(end);
      }),
      channel.onState((state) => {
        if (state === 'open') void this.#arrive();
      }),
    ];
    if (channel.state === 'open') void this.#arrive();
    return () => {
      this.#left = true;
      void this.hangUp('exitWindow');
      for (const stop of stops) stop();
      this.#silence();
      this.own.close();
    };
  }

  /** Calls. Within a press: the browser asks for the microphone. `withoutName`: the performer is not told who it is. */
  async call(withoutName: boolean): Promise<void> {
    const { option, asking, chat } = this.state;
    if (!option || asking || chat) return;
    this.wasWithoutName = withoutName;
    this.patch({ asking: true, refusal: null, errorCode: null, end: null, isShort: false });
    await this.own.open();
    if (!this.own.state.stream || this.#left) return this.patch({ asking: false });
    if (withoutName) await this.#askWithoutName(option.pricePerMinute);
    else {
      this.#key = newKey();
      this.#pending = this.#key;
      await this.#ask();
    }
    if (this.state.chat === null && this.#pending === null) {
      this.patch({ asking: false });
      if (this.#chatId === null) this.own.close();
    }
  }

  /** Ends the call, or takes it back while it rings. */
  async hangUp(reason: EndReason = 'voiceCallHangUp'): Promise<void> {
    const { chat } = this.state;
    this.#pending = null;
    if (!chat) return;
    await this.#channel.command(live.endChat, { chatId: chat.chatId, sequence: chat.guestSequence + 1, reason });
  }

  /** The microphone, on or off: what is off sends silence. */
  setMuted(isMuted: boolean): void {
    this.own.switchSound(!isMuted);
  }

  /** Asks again what may be called. */
  async refresh(): Promise<void> {
    const answer = await this.#api.call(live.getChatOptions, { params: { actorId: this.#actorId } });
    if (!answer.ok || this.#left) return;
    this.patch({ option: answer.data.options.find(({ chatType }) => chatType === this.#type) ?? null });
  }

  async #ask(): Promise<void> {
    const { option } = this.state;
    if (!option || this.#pending === null) return;
    const result = await this.#channel.command(live.startChat, {
      actorId: this.#actorId,
      chatType: this.#type,
      single: true,
      voyeurs: false,
      shown: { pricePerMinute: option.pricePerMinute, voyeursAllowed: false },
      startKey: this.#pending,
      sequence: 1,
    });
    // Lost on the way: asked again with the same key once the line is back.
    if (!result.ok && result.problem.code === 'offline') return;
    this.#pending = null;
    if (result.ok || this.#left) return;
    this.patch({ refusal: result.problem });
    if (result.problem.code === 'offer_changed') await this.refresh();
  }

  async #askWithoutName(shownPerMinute: number): Promise<void> {
    const actorId = this.#actorId;
    const token = await this.#api.call(createCallToken, { body: { actorId, shownPerMinute } });
    if (!token.ok) return this.patch({ refusal: token.problem });
    const { accessToken } = token.data;
    const started = await this.#api.mutate(startAnonymousVoiceCall, { accessToken, actorId });
    if (!started.ok) return this.patch({ refusal: started.problem });
    const { resultCode, clientId } = started.data;
    if (resultCode !== resultCodes.started || clientId === null) {
      this.patch({ errorCode: resultCode });
      if (resultCode === resultCodes.priceChanged) await this.refresh();
      return;
    }
    this.#chatId = Number(clientId);
    const held = await this.#channel.command(live.resumeChat, { chatId: this.#chatId });
    if (!held.ok) this.patch({ refusal: held.problem });
  }

  /** The channel stands (again): a call that runs is taken up, an unanswered one is asked for under its own key. */
  async #arrive(): Promise<void> {
    const open = await this.#api.call(live.getOpenChats, {});
    if (!open.ok || this.#left) return;
    this.time.learn(open.data.now);
    const mine = open.data.chats.find(({ actorId, chatType }) => actorId === this.#actorId && chatType === this.#type);
    const { chat } = this.state;
    if (mine) {
      this.#chatId = mine.chatId;
      if (!this.own.state.stream) await this.own.open();
      await this.#channel.command(live.resumeChat, { chatId: mine.chatId });
    } else if (chat) await this.#missedEnd(chat);
    if (this.#pending !== null) await this.#ask();
  }

  /** It ended while the line was down. */
  async #missedEnd({ chatId }: LiveChat): Promise<void> {
    const answer = await this.#api.call(live.getChat, { params: { chatId } });
    if (!answer.ok) return;
    const { actorId, actorName, chatType, cost, startedAt, endedAt, exitCode } = answer.data;
    const seconds = startedAt === null || endedAt === null ? 0 : Math.floor((endedAt - startedAt) / 1000);
    const rest = { isVoyeur: false, isToyControl: false, voyeurPrice: null };
    this.#over({ chatId, price: cost, actorId, actorName, chatType, exitCode: exitCode ?? 0, seconds, ...rest });
  }

  #heard(chat: LiveChat, startKey: string | null): void {
    const isOwn = chat.chatId === this.#chatId || (startKey !== null && startKey === this.#key);
    if (!isOwn || chat.chatType !== this.#type || chat.status === 'ended') return;
    if (this.#chatId === null) this.time.learn(chat.requestedAt);
    this.#chatId = chat.chatId;
    this.#pending = null;
    this.patch({ chat, asking: false });
    if (chat.status !== 'requested') void this.own.send(() => this.#ticketFor('publish'));
  }

  #listen(link: LinkTicket): void {
    this.#ticket = { link, until: performance.now() + ticketLasts };
    if (this.state.viewer && this.state.viewer.state !== 'refused') return;
    const viewer = new Viewer({
      ticket: async () => {
        const pushed = this.#ticket;
        this.#ticket = null;
        return pushed && pushed.until > performance.now() ? pushed.link : await this.#ticketFor('subscribe');
      },
      picture: !live.isSoundOnly(this.#type),
      rendition: 'low',
    });
    // Nobody pays for what they do not hear.
    viewer.on('heard', (heard) => {
      if (!heard) void this.hangUp('videoFail');
    });
    void viewer.setMuted(false).catch(() => this.hangUp('videoFail'));
    this.patch({ viewer });
  }

  async #ticketFor(role: 'publish' | 'subscribe'): Promise<LinkTicket | null> {
    const chatId = this.#chatId;
    if (chatId === null) return null;
    const answer = await this.#api.call(live.getChatTicket, { params: { chatId }, body: { role } });
    if (answer.ok) return answer.data;
    if (answer.problem.code === 'chat_over' || answer.problem.status === 404) return null;
    throw new Error(answer.problem.code);
  }

  #over(end: PayloadOf<typeof live.chatEnd>): void {
    this.#chatId = null;
    this.#silence();
    this.own.close();
    this.patch({ chat: null, end, asking: false });
    void this.refresh();
  }

  #silence(): void {
    this.state.viewer?.close();
    this.patch({ viewer: null });
  }
}
