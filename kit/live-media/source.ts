import { WebSocket } from 'ws';
import type { Clock, Timer } from '#kit/clock/clock.ts';
import { steadyClock, wallClock } from '#kit/clock/clock.ts';
import { sendWhenOpen } from '#kit/web/live/socket.ts';
import type { Clip, ClipPacket } from './clip.ts';
import type { Ticket } from './port.ts';
import { LiveMediaError } from './port.ts';
import { renditionNumber } from './renditions.ts';
import type { Catalog } from './wire.ts';
import { closeCodes, encodeControl, encodeObject, isMedia, readControl, ticketProtocol, wireProtocol } from './wire.ts';

export interface SourceOptions {
  clip: Clip;
  /** Origin of the server, for example "ws://127.0.0.1:3000"; the ticket's path is added. */
  url: string;
  /** Asked before every connection; null or a LiveMediaError gives up, any other rejection is tried again. */
  ticket: () => Promise<Ticket | null>;
  /** The broadcast is over: stopped, kicked, the room closed, or no ticket. Called once. */
  onEnd?: () => void;
  /** Real time, at which the relay lives. Default: the wall clock. */
  clock?: Clock;
}

/** A running source. */
export interface Source {
  /** Says goodbye and disconnects. */
  stop(): Promise<void>;
}

const audioConfig = 255;
const firstRetryMs = 500;
const maxRetryMs = 10_000;
const keepAliveMs = 10_000;
/** Sound waits at most this long for a video frame to travel with. */
const maxAudioWaitUs = 40_000;
/** A source this late starts its loop again instead of sending all it missed. */
const maxLateMs = 1_000;
const maxBufferedBytes = 1_048_576;

/**
 * Publishes a clip in a loop and in real time, over the same protocol as a camera: a simulated publisher needs no
 * codec and next to no CPU. Reconnects with a fresh ticket until stopped, kicked or the room is closed.
 */
export function startSource(options: SourceOptions): Source {
  return new ClipSource(options);
}

class ClipSource implements Source {
  readonly #options: SourceOptions;
  readonly #clock: Clock;
  #socket: WebSocket | null = null;
  #timer: Timer | null = null;
  #retryMs = firstRetryMs;
  #over = false;
  /** Of the running connection: when the loop started (ms), the next packet, and per track its counters. */
  #startedAt = 0;
  #next = 0;
  readonly #counters = new Map<ClipPacket['track'], { group: number; sequence: number; skipping: boolean }>();

  constructor(options: SourceOptions) {
    this.#options = options;
    this.#clock = options.clock ?? steadyClock(wallClock());
    void this.#connect();
  }

  async stop(): Promise<void> {
    const socket = this.#socket;
    this.#end();
    if (!socket || socket.readyState === WebSocket.CLOSED) return;
    const closed = new Promise((resolve) => socket.once('close', resolve));
    sendWhenOpen(socket, encodeControl({ type: 'end' }));
    socket.close();
    await closed;
  }

  async #connect(): Promise<void> {
    const ticket = await this.#options.ticket().catch((error) => (error instanceof LiveMediaError ? null : undefined));
    if (this.#over) return;
    if (ticket === null) return this.#end();
    if (!ticket) return this.#retry();
    const socket = new WebSocket(
      new URL(ticket.path, this.#options.url),
      [wireProtocol, ticketProtocol(ticket.token)],
      {
        perMessageDeflate: false,
      },
    );
    this.#socket = socket;
    socket.on('open', () => this.#askTime(socket));
    socket.on('message', (data: Buffer) => this.#receive(socket, data));
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      this.#clock.clear(this.#timer);
      this.#socket = null;
      if (code === closeCodes.kicked || code === closeCodes.closed || code === closeCodes.replaced) this.#end();
      else this.#retry();
    });
  }

  #retry(): void {
    if (this.#over) return;
    this.#timer = this.#clock.setTimeout(() => void this.#connect(), this.#retryMs);
    this.#retryMs = Math.min(maxRetryMs, this.#retryMs * 2);
  }

  #end(): void {
    if (this.#over) return;
    this.#over = true;
    this.#clock.clear(this.#timer);
    this.#options.onEnd?.();
  }

  #askTime(socket: WebSocket): void {
    sendWhenOpen(socket, encodeControl({ type: 'time', sentMs: this.#clock.now(), relayMs: 0 }));
  }

  #receive(socket: WebSocket, data: Buffer): void {
    if (isMedia(data)) return;
    const message = readControl(data);
    // The first answer starts the loop; later ones only keep the line alive. Keyframes come every 2 s by the format.
    if (message.type !== 'time' || this.#startedAt !== 0) return;
    const now = this.#clock.now();
    this.#retryMs = firstRetryMs;
    this.#startedAt = now;
    const catalog = this.#catalog(message.relayMs - (message.sentMs + now) / 2);
    sendWhenOpen(socket, encodeControl({ type: 'catalog', catalog }));
    this.#next = 0;
    this.#counters.clear();
    const keepAlive = this.#clock.setInterval(() => this.#askTime(socket), keepAliveMs);
    socket.once('close', () => {
      this.#startedAt = 0;
      this.#clock.clear(keepAlive);
    });
    this.#pump(socket);
  }

  #catalog(clockOffsetMs: number): Catalog {
    const { video, audio } = this.#options.clip;
    return {
      version: 1,
      broadcast: String(this.#startedAt),
      video: video.map(({ name, codec, width, height, framerate, bitrate }, config) => ({
        rendition: renditionNumber(name),
        config,
        codec,
        width,
        height,
        framerate,
        bitrate,
      })),
      ...(audio && {
        audio: { config: audioConfig, codec: audio.codec, sampleRate: audio.sampleRate, channels: audio.channels },
      }),
      clockOffsetMs,
    };
  }

  /** Sends what is due as one message, and sleeps until the next video frame. */
  #pump(socket: WebSocket): void {
    const { packets, durationUs } = this.#options.clip;
    if (this.#clock.now() - this.#startedAt > maxLateMs + this.#dueUs(0) / 1000) this.#restartLoop();
    const nowUs = (this.#clock.now() - this.#startedAt) * 1000;
    const due: Uint8Array[] = [];
    for (; this.#dueUs(0) <= nowUs; this.#next += 1) {
      const packet = packets[this.#next % packets.length]!;
      const object = this.#encode(
        packet,
        this.#startedAt * 1000 + this.#dueUs(0),
        socket.bufferedAmount > maxBufferedBytes,
      );
      if (object) due.push(object);
    }
    if (due.length > 0) sendWhenOpen(socket, Buffer.concat(due));
    let ahead = 0;
    while (ahead < packets.length && packets[(this.#next + ahead) % packets.length]!.track === 'audio') ahead += 1;
    const wakeUs = Math.min(this.#dueUs(ahead), this.#dueUs(0) + maxAudioWaitUs, nowUs + durationUs);
    this.#timer = this.#clock.setTimeout(() => this.#pump(socket), Math.max(1, Math.ceil((wakeUs - nowUs) / 1000)));
  }

  /** When the packet `ahead` of the next one is due, in microseconds since the start. */
  #dueUs(ahead: number): number {
    const { packets, durationUs } = this.#options.clip;
    const at = this.#next + ahead;
    return Math.floor(at / packets.length) * durationUs + packets[at % packets.length]!.timestampUs;
  }

  /** This process slept: go on from the top of the clip, now. */
  #restartLoop(): void {
    const { packets } = this.#options.clip;
    this.#next = Math.ceil(this.#next / packets.length) * packets.length;
    this.#startedAt = this.#clock.now() - this.#dueUs(0) / 1000;
  }

  #encode(packet: ClipPacket, timestampUs: number, congested: boolean): Uint8Array | null {
    const counter = this.#counters.get(packet.track) ?? { group: -1, sequence: -1, skipping: false };
    this.#counters.set(packet.track, counter);
    if (packet.keyframe) counter.skipping = congested;
    else counter.skipping ||= congested;
    if (counter.skipping) return null;
    counter.sequence += 1;
    if (packet.keyframe) counter.group += 1;
    const { group, sequence } = counter;
    const sound = packet.track === 'audio';
    return encodeObject(
      {
        kind: sound ? 'audio' : 'video',
        rendition: sound ? 0 : renditionNumber(this.#options.clip.video[packet.track as number]!.name),
        keyframe: packet.keyframe,
        config: sound ? audioConfig : (packet.track as number),
        group,
        sequence,
        timestampUs: Math.round(timestampUs),
      },
      packet.data,
    );
  }
}
