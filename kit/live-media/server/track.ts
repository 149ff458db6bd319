import { limits } from './limits.ts';
import type { ViewerConnection } from './viewer-connection.ts';
import { webSocketFrame } from './websocket-frame.ts';

/** Packets of 20 ms that wait at most for a video frame. */
const bundledPackets = 3;

/** One message to viewers: a video frame with the sound that goes with it, encoded at most twice. */
export class OutgoingMessage {
  readonly #audio: readonly Uint8Array[];
  readonly #video: Uint8Array | null;
  #withSound: Buffer | null = null;
  #silent: Buffer | null = null;
  /** Media bytes with sound, as the viewer counts them. */
  readonly bytes: number;
  readonly silentBytes: number;
  /** When the newest of it came from the publisher. */
  readonly at: number;

  constructor(audio: readonly Uint8Array[], video: Uint8Array | null, at: number) {
    this.#audio = audio;
    this.#video = video;
    this.at = at;
    this.silentBytes = video?.length ?? 0;
    this.bytes = audio.reduce((sum, packet) => sum + packet.length, this.silentBytes);
  }

  /** The video frame in it, header and payload. */
  get video(): Uint8Array | null {
    return this.#video;
  }

  /** The encoded WebSocket message, or null when there is nothing for a viewer without sound. */
  frame(sound: boolean): Buffer | null {
    if (sound) {
      this.#withSound ??= webSocketFrame(this.#video ? [...this.#audio, this.#video] : this.#audio);
      return this.#withSound;
    }
    if (!this.#video) return null;
    this.#silent ??= this.#audio.length === 0 ? this.frame(true) : webSocketFrame([this.#video]);
    return this.#silent;
  }
}

/** One rendition of a room: its current group, kept for joins, and who receives it. */
export class Track {
  readonly viewers = new Set<ViewerConnection>();
  lastFrameAt = Number.NEGATIVE_INFINITY;
  #group: OutgoingMessage[] | null = null;
  #groupBytes = 0;
  #pendingAudio: Uint8Array[] = [];

  /** Whether a group is there that a viewer can start with. */
  get joinable(): boolean {
    return this.#group !== null;
  }

  isActive(now: number): boolean {
    return now - this.lastFrameAt < limits.renditionSilenceMs;
  }

  /**
   * Sound goes out at once to few viewers. With many it waits for the next video frame, so that one message carries
   * both: a third of the messages, for some 20 ms of delay.
   */
  addAudio(packet: Uint8Array, now: number): OutgoingMessage | null {
    this.#pendingAudio.push(packet);
    const enough = this.viewers.size > limits.bundleAboveViewers ? bundledPackets : 1;
    return this.#pendingAudio.length < enough ? null : new OutgoingMessage(this.#takeAudio(), null, now);
  }

  /** A video frame goes out with the waiting sound. Null for a delta frame without the group it belongs to. */
  addVideo(frame: Uint8Array, keyframe: boolean, now: number): OutgoingMessage | null {
    if (keyframe) {
      this.#group = [];
      this.#groupBytes = 0;
    }
    if (!this.#group && this.viewers.size === 0) return null;
    this.lastFrameAt = now;
    const audio = this.#takeAudio();
    const outgoing = new OutgoingMessage(audio, frame, now);
    // Who joins later has no use for sound of the past.
    this.#keep(audio.length === 0 ? outgoing : new OutgoingMessage([], frame, now));
    return outgoing;
  }

  /** The current group from its keyframe on, in order. */
  group(): readonly OutgoingMessage[] {
    return this.#group ?? [];
  }

  /** The keyframe of the current group as it came, header and payload, and when; null while there is none. */
  keyframe(): { readonly bytes: Uint8Array; readonly at: number } | null {
    const first = this.#group?.[0];
    return first?.video ? { bytes: first.video, at: first.at } : null;
  }

  /** Forgets what is cached; the next join waits for a keyframe. */
  clear(): void {
    this.#group = null;
    this.#pendingAudio = [];
  }

  #takeAudio(): Uint8Array[] {
    const audio = this.#pendingAudio;
    this.#pendingAudio = [];
    return audio;
  }

  #keep(outgoing: OutgoingMessage): void {
    if (!this.#group) return;
    this.#groupBytes += outgoing.bytes;
    if (this.#groupBytes > limits.groupBytes || this.#group.length >= limits.groupMessages) this.#group = null;
    else this.#group.push(outgoing);
  }
}
