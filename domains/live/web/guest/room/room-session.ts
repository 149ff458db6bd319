import { ServerTime } from '#kit/clock/server-time.ts';
import type { ApiClient } from '#kit/contract/client.ts';
import type { PayloadOf, ServerMessage } from '#kit/contract/operations.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { defaultLanguage, isLanguage } from '#kit/i18n/language.ts';
import type { LinkTicket } from '#kit/live-media/browser/relay-link.ts';
import { decodes, missingForViewing } from '#kit/live-media/browser/support.ts';
import type { Channel } from '#kit/realtime/client.ts';
import { LiveResource } from '#kit/web/live/live-resource.ts';
import { Store } from '#kit/web/live/store.ts';
import { newKey } from '#kit/web/session/new-key.ts';
import * as live from '../../../contract/index.ts';
import type { ChatOffer } from '../../parts/chat-offers.ts';
import { OwnCamera } from '../../parts/own-camera.ts';
import type { RoomEvent, RoomState } from './room-state.ts';
import { currentChat, endOf, initialRoomState, reduceRoom, shouldEnterFree, talkChat } from './room-state.ts';
import { RoomTalk } from './room-talk.ts';
import { VideoSessions } from './video-sessions.ts';

export interface RoomSessionOptions {
  readonly api: ApiClient;
  readonly channel: Channel;
  readonly presence: live.ActorPresence;
  readonly options: readonly live.ChatOption[];
  readonly pictures: readonly live.OfferedPicture[];
  /** Who is here; asked when a text is written. */
  readonly me: () => { id: number | null; name: string };
}

/** A guest's picture is small and cheap: it is one window among many in the studio. */
const guestRenditions = [{ name: 'low' as const, width: 640, height: 360, framerate: 24, bitrate: 600_000 }];

const freeOffer: ChatOffer = {
  kind: 'free',
  chatType: 'FREECHAT',
  single: false,
  voyeursAllowed: false,
  price: 0,
  open: true,
};

/** Who has a ticket for the show that is on goes in by it. */
const entryOf = ({ options }: Pick<RoomState, 'options'>): ChatOffer =>
  options.some(({ chatType, possible }) => possible && chatType === 'LIVESHOW')
    ? { ...freeOffer, chatType: 'LIVESHOW' }
    : freeOffer;

type EndReason = 'clientExit' | 'exitWindow' | 'videoFail';

/**
 * A guest in a performer's room: starts and ends chats, follows what the server pushes, and keeps picture, camera and
 * text in step with it. One per page; it lives from {@link start} to the call of what that returns.
 */
export class RoomSession extends Store<RoomState> {
  readonly videos: VideoSessions;
  readonly camera = new OwnCamera(guestRenditions);
  readonly talk: RoomTalk;
  readonly time = new ServerTime();
  readonly #api: ApiClient;
  readonly #channel: Channel;
  readonly #actorId: number;
  readonly #presence: LiveResource<number, live.ActorPresence>;
  /** Keys of the starts of this page, and the chats they became. */
  readonly #keys = new Set<string>();
  readonly #chats = new Set<number>();
  #pending: { offer: ChatOffer; key: string } | null = null;
  #left = false;

  constructor({ api, channel, presence, options, pictures, me }: RoomSessionOptions) {
    super(initialRoomState(presence, options, pictures));
    this.#api = api;
    this.#channel = channel;
    this.#actorId = presence.actorId;
    const resource = live.roomPresence;
    this.#presence = new LiveResource({ resource, key: presence.actorId, initial: presence, api, channel });
    this.videos = new VideoSessions({
      ticket: (chatId) => this.#watchTicket(chatId),
      unseen: (chatId, what) => this.#unseen(chatId, what),
    });
    this.talk = new RoomTalk({ api, channel, actorId: presence.actorId, me });
  }

  /** Enters the room. The result leaves it: chats end, the camera's light goes out. */
  start(): () => void {
    this.#left = false;
    this.videos.remember();
    const stops = [
      ...this.#listen(),
      this.talk.listen(),
      this.#channel.onState((state) => {
        if (state === 'open') void this.#arrive();
      }),
      this.#presence.subscribe(() => this.#heardPresence(this.#presence.state)),
      this.#presence.start(),
    ];
    const press = () => this.videos.pressed();
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', press);
    if (this.#channel.state === 'open') void this.#arrive();
    return () => {
      this.#left = true;
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', press);
      for (const chat of [this.state.paid, this.state.free]) if (chat) void this.#end(chat, 'exitWindow');
      for (const stop of stops) stop();
      this.videos.closeAll();
      this.camera.close();
    };
  }

  /** Asks for a chat. A VIDEO_CALL expects the camera to be open. */
  async begin(offer: ChatOffer): Promise<void> {
    // Free chat may still be on its way in: it comes all the same, and the paid one rings beside it.
    if (this.state.starting && (this.state.starting.kind !== 'free' || offer.kind === 'free')) return;
    // Nobody pays for a picture that their browser cannot show; the dialog says so.
    if (offer.kind !== 'free' && (this.videos.isBlind || (await this.#missing()).length > 0)) {
      this.#dispatch({ type: 'refused', problem: unsupported() });
      return;
    }
    // Another press may have asked meanwhile.
    if (this.#left || (this.state.starting && this.state.starting.kind !== 'free')) return;
    const key = newKey();
    this.#keys.add(key);
    this.#pending = { offer, key };
    this.#dispatch({ type: 'asked', offer });
    await this.#ask();
  }

  /** Ends the chat one pays for, or takes back the request. */
  async endPaid(reason: EndReason = 'clientExit'): Promise<void> {
    if (this.state.paid) await this.#end(this.state.paid, reason);
  }

  /** Goes back to free chat after an end. */
  async backToFree(): Promise<void> {
    this.dismiss();
    await this.begin(entryOf(this.state));
  }

  dismiss(): void {
    this.#dispatch({ type: 'dismissed' });
  }

  surveyDone(): void {
    this.#dispatch({ type: 'surveyDone' });
  }

  /** The balance has changed: a warning may be over. */
  balanceChanged(balance: number): void {
    this.#dispatch({ type: 'balance', balance });
  }

  /** Asks again what this guest may do here: after a login, or when the performer comes online. */
  async refreshOptions(): Promise<void> {
    const answer = await this.#api.call(live.getChatOptions, { params: { actorId: this.#actorId } });
    if (!answer.ok || this.#left) return;
    const { options, pictures } = answer.data;
    this.#dispatch({ type: 'options', options, pictures });
  }

  /** Opens the camera for a call that continues after a reload. */
  async reopenCamera(): Promise<void> {
    await this.camera.open();
    const { paid } = this.state;
    if (paid?.chatType === 'VIDEO_CALL') void this.camera.send(() => this.#cameraTicket(paid.chatId));
  }

  #dispatch(event: RoomEvent): void {
    const { lapsed } = this.state;
    this.set(reduceRoom(this.state, event));
    // The picture of a chat that lapsed goes once the next one shows its own, or none comes.
    if (lapsed !== null && this.state.free === null) this.videos.close(lapsed);
    this.talk.follow(talkChat(this.state));
    if (shouldEnterFree(this.state) && !this.#left && this.#channel.state === 'open') void this.#enterFree();
  }

  async #enterFree(): Promise<void> {
    // A browser without a picture still hears, reads and writes.
    if ((await this.#missing()).length > 0) this.videos.listenOnly();
    if (shouldEnterFree(this.state) && !this.#left) await this.begin(entryOf(this.state));
  }

  /** What this browser lacks to show what the room offers. */
  #missing(): Promise<readonly string[]> {
    const { pictures } = this.state;
    return missingForViewing(pictures.length > 0 ? pictures : undefined);
  }

  /** Of what the room offers, what this browser decodes; undefined while the offer is not known. */
  async #decodes(): Promise<string[] | undefined> {
    const { pictures } = this.state;
    if (pictures.length === 0) return undefined;
    const answers = await Promise.all(
      pictures.map(async (picture) => ((await decodes(picture)) ? picture.codec : null)),
    );
    return [...new Set(answers.filter((codec) => codec !== null))];
  }

  /** The page shows no picture, or its sound cannot be heard: nobody pays for that, and free chat goes on without it. */
  #unseen(chatId: number, what: 'picture' | 'sound'): void {
    const { paid, free } = this.state;
    if (paid?.chatId === chatId) {
      this.#dispatch({ type: 'unseen', what });
      void this.endPaid('videoFail');
    } else if (free?.chatId === chatId && what === 'picture') this.videos.listenOnly();
  }

  /** The channel stands (again): open chats are taken up, an unanswered start is repeated under its own key. */
  async #arrive(): Promise<void> {
    const open = await this.#api.call(live.getOpenChats, {});
    if (this.#left) return;
    if (open.ok) this.time.learn(open.data.now);
    if (this.state.moved !== null) return;
    const mine = open.ok ? open.data.chats.filter((chat) => this.#concerns(chat)) : [];
    for (const chat of [this.state.free, this.state.paid]) {
      if (open.ok && chat && !mine.some(({ chatId }) => chatId === chat.chatId)) await this.#missedEnd(chat);
    }
    for (const { chatId } of mine) {
      this.#chats.add(chatId);
      this.#dispatch({ type: 'counted' });
      await this.#channel.command(live.resumeChat, { chatId });
    }
    if (this.#pending) await this.#ask();
    else if (shouldEnterFree(this.state)) await this.#enterFree();
  }

  /** A chat ended while the line was down: of a paid one the guest is told as by its end, free chat begins again. */
  async #missedEnd(chat: live.LiveChat): Promise<void> {
    const answer =
      chat === this.state.paid ? await this.#api.call(live.getChat, { params: { chatId: chat.chatId } }) : null;
    const end = answer?.ok ? endOf(answer.data) : null;
    if (this.#left) return;
    if (end) return this.#heardEnd(end);
    this.videos.close(chat.chatId);
    this.#dispatch({ type: 'forgotten', chatId: chat.chatId });
  }

  #concerns = ({ actorId, chatType }: live.LiveChat): boolean =>
    actorId === this.#actorId && chatType !== 'LIVE_PREVIEW';

  async #ask(): Promise<void> {
    const pending = this.#pending;
    if (!pending) return;
    const { offer, key } = pending;
    const { kind, chatType, single, price: pricePerMinute, voyeursAllowed } = offer;
    const decodes = kind === 'free' ? undefined : await this.#decodes();
    const result = await this.#channel.command(live.startChat, {
      actorId: this.#actorId,
      chatType,
      single,
      voyeurs: kind !== 'alone',
      shown: { pricePerMinute, voyeursAllowed },
      ...(decodes && { decodes }),
      startKey: key,
      sequence: 1,
    });
    // Lost on the way: asked again with the same key once the line is back.
    if (!result.ok && result.problem.code === 'offline') return;
    if (this.#pending === pending) this.#pending = null;
    if (this.#left) return;
    if (result.ok) return;
    this.#dispatch({ type: 'refused', problem: result.problem });
    if (result.problem.code === 'picture_unsupported') await this.refreshOptions();
  }

  async #end(chat: live.LiveChat, reason: EndReason): Promise<void> {
    await this.#channel.command(live.endChat, { chatId: chat.chatId, sequence: chat.guestSequence + 1, reason });
  }

  async #watchTicket(chatId: number): Promise<LinkTicket | null> {
    return this.#ticket(chatId, 'subscribe');
  }

  #cameraTicket = (chatId: number): Promise<LinkTicket | null> => this.#ticket(chatId, 'publish');

  async #ticket(chatId: number, role: 'subscribe' | 'publish'): Promise<LinkTicket | null> {
    const answer = await this.#api.call(live.getChatTicket, { params: { chatId }, body: { role } });
    if (answer.ok) return answer.data;
    if (answer.problem.code === 'chat_over' || answer.problem.status === 404) return null;
    throw new Error(answer.problem.code);
  }

  #listen(): (() => void)[] {
    const on = <M extends ServerMessage>(message: M, listener: (data: PayloadOf<M>) => void) =>
      this.#channel.on(message, listener);
    const mine = (chatId: number): boolean => this.#chats.has(chatId);
    return [
      on(live.chatState, ({ chat, startKey }) => this.#heardChat(chat, startKey)),
      on(live.chatTicket, ({ chatId, ticket }) => {
        if (mine(chatId)) this.videos.open(chatId, ticket);
      }),
      on(live.chatVoyeurs, ({ chatId, watching }) => this.#dispatch({ type: 'voyeurs', chatId, watching })),
      on(live.chatEnd, (end) => this.#heardEnd(end)),
      on(live.chatStartRetry, ({ chatId }) => mine(chatId) && this.#dispatch({ type: 'retry' })),
      on(live.chatMinuteBooked, (booked) => {
        if (!mine(booked.chatId)) return;
        this.#dispatch({ type: 'minute', booked });
      }),
      on(live.chatMoneyWarning, (warning) => this.#dispatch({ type: 'warning', warning })),
      on(live.chatRefunded, (refund) => mine(refund.chatId) && this.#dispatch({ type: 'refund', refund })),
      on(live.chatMoved, ({ chatId, device }) => mine(chatId) && this.#letGo(device)),
      on(live.surveyOffer, (survey) => mine(survey.chatId) && this.#dispatch({ type: 'survey', survey })),
    ];
  }

  /** The guest goes on on another device: nothing is ended here, and nothing begins again by itself. */
  #letGo(device: live.MoveDevice): void {
    this.#chats.clear();
    this.#keys.clear();
    this.#pending = null;
    this.#dispatch({ type: 'moved', device });
    this.videos.closeAll();
    this.camera.close();
  }

  #heardPresence(presence: live.ActorPresence): void {
    const comesOnline = presence.isOnline && !this.state.presence.isOnline;
    this.#dispatch({ type: 'presence', presence });
    if (comesOnline) void this.refreshOptions();
  }

  #heardChat(chat: live.LiveChat, startKey: string | null): void {
    const own = this.#chats.has(chat.chatId) || (startKey !== null && this.#keys.has(startKey));
    if (!own || !this.#concerns(chat)) return;
    if (!this.#chats.has(chat.chatId)) this.time.learn(chat.requestedAt);
    this.#chats.add(chat.chatId);
    if (chat.status === 'ended') return;
    this.#dispatch({ type: 'chat', chat });
    if (chat.chatType === 'VIDEO_CALL' && chat.status !== 'requested') {
      void this.camera.send(() => this.#cameraTicket(chat.chatId));
    }
    if (chat.abilities.includes('charge') && this.videos.isBlind) this.#unseen(chat.chatId, 'picture');
  }

  #heardEnd(end: PayloadOf<typeof live.chatEnd>): void {
    if (!this.#chats.has(end.chatId)) return;
    const { paid } = this.state;
    if (end.chatType === 'VIDEO_CALL') this.camera.close();
    this.#dispatch({ type: 'ended', end });
    if (this.state.lapsed === end.chatId) return;
    const next = currentChat(this.state);
    // No new admission came for the paid chat: the picture of the free one is its picture now.
    if (next && next.chatId === paid?.chatId && next.chatId !== end.chatId && !this.videos.has(next.chatId)) {
      this.videos.carryOn(end.chatId, next.chatId);
    } else this.videos.close(end.chatId);
    if (end.exitCode === live.exitCodes.liveShowStarted.code) void this.enterShow();
  }

  /** Free chat may be possible again: who is in no chat here goes in. */
  async enterFree(): Promise<void> {
    await this.refreshOptions();
    const { options, paid, free } = this.state;
    const isPossible = options.some(({ chatType, possible }) => possible && chatType === 'FREECHAT');
    if (isPossible && !paid && !free && !this.#left) await this.backToFree();
  }

  /** A ticket show has begun, or a ticket was bought: who has one is in at once. */
  async enterShow(): Promise<void> {
    await this.refreshOptions();
    if (entryOf(this.state).chatType === 'LIVESHOW' && !this.#left) await this.backToFree();
  }
}

/** What the server says of a browser that cannot show the picture, in the language of the page. */
function unsupported(): ProblemBody {
  const { code, status, title } = live.pictureUnsupported;
  const language = document.documentElement.dataset['language'];
  return { type: '', code, status, title: title[isLanguage(language) ? language : defaultLanguage] };
}
