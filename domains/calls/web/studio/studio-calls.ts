import type { LiveChat, StudioRoom } from '#domains/live/contract/index.ts';
import {
  answerChat,
  getGuestCameraTicket,
  getRoomTicket,
  hostEndChat,
  isCall,
  isSoundOnly,
} from '#domains/live/contract/index.ts';
import { OwnCamera } from '#domains/live/web/parts/own-camera.ts';
import type { ApiClient } from '#kit/contract/client.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import type { LinkTicket } from '#kit/live-media/browser/relay-link.ts';
import { Viewer } from '#kit/live-media/browser/viewer.ts';
import type { Channel } from '#kit/realtime/client.ts';
import { readStored, removeStored, writeStored } from '#kit/web/device/storage.ts';
import { Store } from '#kit/web/live/store.ts';
import { takenCallItem } from '../parts/stored.ts';

export interface StudioCallsState {
  /** The guest of the call that this page has taken, as they are heard; null before it runs. */
  readonly viewer: Viewer | null;
  /** What this page sends of its own, while it is not on air. */
  readonly own: OwnCamera | null;
  readonly refusal: ProblemBody | null;
  readonly busy: boolean;
}

/** Calls of a performer: which ring, which one runs. */
export const ringingCalls = (room: StudioRoom | null): LiveChat[] =>
  room?.chats.filter(({ chatType, status }) => isCall(chatType) && status === 'requested').reverse() ?? [];
export const runningCall = (room: StudioRoom | null): LiveChat | null =>
  room?.chats.find(({ chatType, status }) => isCall(chatType) && status !== 'requested') ?? null;

/** The calls of a studio's page: one is taken with this page's microphone, which goes out with it. */
export class StudioCalls extends Store<StudioCallsState> {
  readonly #api: ApiClient;
  readonly #channel: Channel;
  /** The call this page has taken. */
  #taken: number | null = null;

  constructor({ api, channel }: { api: ApiClient; channel: Channel }) {
    super({ viewer: null, own: null, refusal: null, busy: false });
    this.#api = api;
    this.#channel = channel;
  }

  /** Takes a call. Within a press: who is not on air opens the microphone, and in a video call the camera. */
  async take(chat: LiveChat, isLive: boolean): Promise<void> {
    this.patch({ busy: true, refusal: null });
    const isReady = isLive || (await this.#open(chat));
    if (isReady) {
      this.#taken = chat.chatId;
      const { chatId, hostSequence } = chat;
      const result = await this.#channel.command(answerChat, { chatId, sequence: hostSequence + 1, accept: true });
      if (result.ok) writeStored(takenCallItem, chatId);
      else {
        this.#letGo();
        this.patch({ refusal: result.problem });
      }
    }
    this.patch({ busy: false });
  }

  async decline({ chatId, hostSequence }: LiveChat): Promise<void> {
    const result = await this.#channel.command(answerChat, { chatId, sequence: hostSequence + 1, accept: false });
    if (!result.ok) this.patch({ refusal: result.problem });
  }

  async hangUp({ chatId, hostSequence }: LiveChat): Promise<void> {
    const result = await this.#channel.command(hostEndChat, { chatId, sequence: hostSequence + 1 });
    if (!result.ok) this.patch({ refusal: result.problem });
  }

  /** What the room is doing: the call this page has taken is sent to and heard, one that is over is let go of. */
  async follow(room: StudioRoom | null): Promise<void> {
    const call = runningCall(room);
    if (room === null) return;
    this.#taken ??= readStored(takenCallItem);
    if (call === null || call.chatId !== this.#taken) {
      const rings = room.chats.some(({ chatId }) => chatId === this.#taken);
      if (!rings && !this.state.busy) this.#letGo();
      return;
    }
    if (!room.isLive) {
      if (!this.state.own) await this.#open(call);
      await this.state.own?.send(() => this.#publishTicket());
    }
    // Heard from the moment the call runs; before, nobody is.
    if (call.status === 'running' && !this.state.viewer) this.#listen(call);
  }

  close(): void {
    this.state.viewer?.close();
    this.state.own?.close();
    this.patch({ viewer: null, own: null });
  }

  async #open({ chatType }: LiveChat): Promise<boolean> {
    const own = this.state.own ?? new OwnCamera(undefined, !isSoundOnly(chatType));
    this.patch({ own });
    if (!own.state.stream) await own.open();
    return own.state.stream !== null;
  }

  #listen({ chatId, chatType }: LiveChat): void {
    const viewer = new Viewer({
      ticket: async () => {
        const answer = await this.#api.call(getGuestCameraTicket, { params: { chatId }, body: {} });
        if (answer.ok) return answer.data;
        if (answer.problem.code === 'chat_over') return null;
        throw new Error(answer.problem.code);
      },
      picture: !isSoundOnly(chatType),
    });
    void viewer.setMuted(false).catch(() => false);
    this.patch({ viewer });
  }

  async #publishTicket(): Promise<LinkTicket | null> {
    const answer = await this.#api.call(getRoomTicket, { body: {} });
    if (answer.ok) return answer.data;
    if (answer.problem.code === 'not_live') return null;
    throw new Error(answer.problem.code);
  }

  #letGo(): void {
    if (this.#taken === null && this.state.own === null && this.state.viewer === null) return;
    this.#taken = null;
    removeStored(takenCallItem);
    this.close();
  }
}
