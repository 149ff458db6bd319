import { getEarningsSince } from '#domains/ledger/contract/index.ts';
import { ServerTime } from '#kit/clock/server-time.ts';
import type { ApiClient } from '#kit/contract/client.ts';
import type { LinkTicket } from '#kit/live-media/browser/relay-link.ts';
import { Viewer } from '#kit/live-media/browser/viewer.ts';
import type { Channel, CommandResult } from '#kit/realtime/client.ts';
import { readStored, removeStored, writeStored } from '#kit/web/device/storage.ts';
import { LiveResource } from '#kit/web/live/live-resource.ts';
import { Store } from '#kit/web/live/store.ts';
import * as live from '../../../contract/index.ts';
import { OwnCamera } from '../../parts/own-camera.ts';
import { ownShowItem } from '../../parts/stored.ts';
import type { StudioEvent, StudioState } from './studio-state.ts';
import { initialStudioState, reduceStudio, running, summaryOf, talking } from './studio-state.ts';
import { StudioTalks } from './studio-talks.ts';

export interface StudioSessionOptions {
  readonly api: ApiClient;
  readonly channel: Channel;
  readonly me: () => { id: number | null; name: string };
}

/** What holds in the room. */
export interface ShowSettings {
  readonly freeChat: boolean;
  readonly autoAccept: boolean;
  readonly livePreview: boolean;
}

/** Cameras of guests in calls, by chat. */
export interface GuestCameras {
  readonly viewers: ReadonlyMap<number, Viewer>;
}

/** The performer's studio: the room, the broadcast, the chats in it and what they earn. Lives as long as the studio is open. */
export class StudioSession extends Store<StudioState> {
  readonly camera = new OwnCamera();
  readonly talks: StudioTalks;
  readonly guestCameras = new Store<GuestCameras>({ viewers: new Map() });
  readonly time = new ServerTime();
  readonly #api: ApiClient;
  readonly #channel: Channel;
  #ticket: LinkTicket | null = null;

  constructor(options: StudioSessionOptions) {
    super(initialStudioState);
    this.#api = options.api;
    this.#channel = options.channel;
    this.talks = new StudioTalks(options);
  }

  /** Opens the studio. The result closes it: the camera's light goes out; the room waits a moment for a reload. */
  start(actorId: number): () => void {
    const resource = live.studioRoom;
    const room = new LiveResource({
      resource,
      key: actorId,
      initial: this.state.room,
      api: this.#api,
      channel: this.#channel,
    });
    const stops = [
      room.subscribe(() => this.#heardRoom(room.state)),
      room.start(),
      ...this.#listen(),
      this.talks.listen(),
      this.#channel.onState((state) => {
        if (state === 'open') void this.#arrive();
      }),
    ];
    if (this.#channel.state === 'open') void this.#arrive();
    return () => {
      for (const stop of stops) stop();
      this.camera.close();
      this.#watchGuests([]);
    };
  }

  /** Opens the room and sends the picture; takes over a show that runs elsewhere. The camera must be open. */
  async goLive(settings: ShowSettings, source: live.RoomSource = 'browser'): Promise<void> {
    this.#dispatch({ type: 'busy', busy: true });
    if (!this.state.room?.isLive) this.talks.clear();
    const result = await this.#shown(this.#channel.command(live.goLive, { ...settings, source }));
    if (result.ok) {
      this.#setMine(true);
      if (source === 'software') this.camera.close();
      else await this.camera.send(() => this.#publishTicket());
    }
    this.#dispatch({ type: 'busy', busy: false });
  }

  /** Ends the show and every chat in it. */
  async stopLive(): Promise<void> {
    this.#dispatch({ type: 'busy', busy: true });
    const since = this.state.room?.liveSince ?? null;
    const stopped = await this.#shown(this.#channel.command(live.stopLive, {}));
    if (stopped.ok || stopped.problem.code === 'not_live') {
      this.#setMine(false);
      await this.camera.stop();
      void this.#fetchToday();
      if (since !== null) void this.#summarise(since);
    }
    this.#dispatch({ type: 'busy', busy: false });
  }

  setRoom(settings: Partial<ShowSettings>): Promise<CommandResult> {
    return this.#shown(this.#channel.command(live.setRoom, settings));
  }

  answer({ chatId, hostSequence }: live.LiveChat, accept: boolean): Promise<CommandResult> {
    return this.#shown(this.#channel.command(live.answerChat, { chatId, sequence: hostSequence + 1, accept }));
  }

  end({ chatId, hostSequence }: live.LiveChat): Promise<CommandResult> {
    return this.#shown(this.#channel.command(live.hostEndChat, { chatId, sequence: hostSequence + 1 }));
  }

  kick(guestId: number): Promise<CommandResult> {
    return this.#shown(this.#channel.command(live.kickGuest, { guestId }));
  }

  /** Keeps the guest of a chat out for good. */
  async block(chatId: number): Promise<void> {
    const answer = await this.#api.call(live.blockGuest, { body: { chatId } });
    if (!answer.ok) this.#dispatch({ type: 'refused', problem: answer.problem });
  }

  mute(guestId: number, muted: boolean): Promise<CommandResult> {
    return this.#shown(this.#channel.command(live.muteGuest, { guestId, muted }));
  }

  #dispatch(event: StudioEvent): void {
    this.set(reduceStudio(this.state, event));
    this.talks.follow(talking(this.state));
    this.#watchGuests(running(this.state).filter(({ chatType }) => chatType === 'VIDEO_CALL'));
  }

  async #shown(sent: Promise<CommandResult>): Promise<CommandResult> {
    const result = await sent;
    if (!result.ok) this.#dispatch({ type: 'refused', problem: result.problem });
    return result;
  }

  #listen(): (() => void)[] {
    const channel = this.#channel;
    return [
      channel.on(live.studioState, () => this.#dispatch({ type: 'told' })),
      channel.on(live.roomTicket, ({ ticket }) => {
        this.#ticket = ticket;
      }),
      channel.on(live.chatState, ({ chat }) => {
        if (chat.actorId !== this.state.room?.actorId) return;
        if (chat.status === 'requested') this.time.learn(chat.requestedAt);
        this.#dispatch({ type: 'chat', chat });
        if (chat.status === 'ended') void this.#fetchToday();
      }),
      channel.on(live.chatMinuteBooked, () => this.#dispatch({ type: 'minute' })),
    ];
  }

  #heardRoom(room: live.StudioRoom | null): void {
    if (!room || room === this.state.room) return;
    if (room.liveSince !== null && this.state.busy && !this.state.room?.isLive) this.time.learn(room.liveSince);
    this.#dispatch({ type: 'room', room });
    if (!room.isLive && this.state.isMine && !this.state.busy) this.#closedElsewhere();
  }

  /** The channel stands (again): the studio is entered, and a show of this tab is taken up where it was. */
  async #arrive(): Promise<void> {
    const own = this.state.isMine || readStored(ownShowItem) !== null;
    const entered = await this.#channel.command(live.enterStudio, { own });
    void this.#fetchToday();
    if (!entered.ok) return this.#dispatch({ type: 'refused', problem: entered.problem });
    this.talks.refresh();
    if (!this.state.room?.isLive) return this.#setMine(false);
    if (!own) return;
    this.#setMine(true);
    if (this.state.room.source === 'software') return;
    if (!this.camera.state.stream) await this.camera.open();
    if (this.state.room?.isLive) await this.camera.send(() => this.#publishTicket());
  }

  /** The room was closed by somebody else: an operator, another device, or because this one was silent too long. */
  #closedElsewhere(): void {
    this.#setMine(false);
    void this.camera.stop();
    void this.#fetchToday();
  }

  #setMine(isMine: boolean): void {
    if (isMine) writeStored(ownShowItem, true);
    else removeStored(ownShowItem);
    if (this.state.isMine !== isMine) this.#dispatch({ type: 'mine', isMine });
  }

  async #publishTicket(): Promise<LinkTicket | null> {
    const pushed = this.#ticket;
    this.#ticket = null;
    if (pushed) return pushed;
    const answer = await this.#api.call(live.getRoomTicket, { body: {} });
    if (answer.ok) return answer.data;
    if (answer.problem.code === 'not_live') return null;
    throw new Error(answer.problem.code);
  }

  /** Keeps one picture open for every call. */
  #watchGuests(calls: readonly live.LiveChat[]): void {
    const before = this.guestCameras.state.viewers;
    const ids = calls.map(({ chatId }) => chatId);
    if (ids.length === before.size && ids.every((id) => before.has(id))) return;
    for (const [chatId, viewer] of before) if (!ids.includes(chatId)) viewer.close();
    const viewers = new Map(ids.map((chatId) => [chatId, before.get(chatId) ?? this.#openGuest(chatId)] as const));
    this.guestCameras.set({ viewers });
  }

  #openGuest(chatId: number): Viewer {
    const viewer = new Viewer({
      ticket: async () => {
        const answer = await this.#api.call(live.getGuestCameraTicket, { params: { chatId }, body: {} });
        if (answer.ok) return answer.data;
        if (answer.problem.code === 'chat_over') return null;
        throw new Error(answer.problem.code);
      },
    });
    void viewer.setMuted(false).catch(() => false);
    return viewer;
  }

  /** What the show has brought that began at `since`. */
  async #summarise(since: number): Promise<void> {
    const until = this.time.now();
    const booked = await this.#api.call(getEarningsSince, { query: { since } });
    if (!booked.ok) return;
    const chats: live.ChatRecord[] = [];
    let before: number | null = null;
    do {
      const query: { limit: number; before?: string } = { limit: 100, ...(before ? { before: String(before) } : {}) };
      const answer = await this.#api.call(live.getStudioChats, { query });
      if (!answer.ok) return;
      chats.push(...answer.data.chats);
      before = (chats.at(-1)?.startedAt ?? 0) >= since ? answer.data.before : null;
    } while (before !== null);
    this.#dispatch({ type: 'summary', summary: summaryOf(chats, booked.data, since, until) });
  }

  async #fetchToday(): Promise<void> {
    const offsetMinutes = -new Date().getTimezoneOffset();
    const answer = await this.#api.call(live.getStudioEarnings, { query: { offsetMinutes } });
    if (answer.ok) this.#dispatch({ type: 'today', minutes: answer.data.minutes, chats: answer.data.chats });
  }
}
