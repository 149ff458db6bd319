import { WebSocket } from 'ws';
import type { Clock, Timer } from '#kit/clock/clock.ts';
import { sendWhenOpen } from '#kit/web/live/socket.ts';
import type { Ticket } from '../port.ts';
import { LiveMediaError } from '../port.ts';
import type { Rendition } from '../renditions.ts';
import type { Catalog } from '../wire.ts';
import { closeCodes, encodeControl, isMedia, readControl, ticketProtocol, wireProtocol } from '../wire.ts';

const firstRetryMs = 250;
const maxRetryMs = 4_000;
const keepAliveMs = 10_000;
const maxBufferedBytes = 2_097_152;

export interface FeedLinkOptions {
  /** Origin of the server, for example "ws://127.0.0.1:3000"; the ticket's path is added. */
  url: () => string;
  /** Asked before every connection; null or a LiveMediaError gives up, any other rejection is tried again. */
  ticket: () => Promise<Ticket | null>;
  clock: Clock;
  /** The relay listens: the catalog and the current group go out. */
  onOpen(): void;
  /** A keyframe would help somebody. */
  onKeyframe(rendition: Rendition): void;
  /** Of what is made on demand, what is wanted now. */
  onWanted(renditions: readonly Rendition[]): void;
  /** It is over: kicked, replaced, the room closed, or no ticket. Called once, and not after {@link FeedLink.close}. */
  onEnd(): void;
}

/** A publisher's connection to the relay, opened again until it is told that it is over. */
export class FeedLink {
  readonly #options: FeedLinkOptions;
  #socket: WebSocket | null = null;
  #timer: Timer | undefined;
  #retryMs = firstRetryMs;
  #isOver = false;
  #offsetMs: number | null = null;

  constructor(options: FeedLinkOptions) {
    this.#options = options;
    void this.#connect();
  }

  get isOpen(): boolean {
    return this.#offsetMs !== null;
  }

  /** The line to the relay does not keep up: the next keyframe begins anew. */
  get isCongested(): boolean {
    return (this.#socket?.bufferedAmount ?? 0) > maxBufferedBytes;
  }

  sendCatalog(catalog: Omit<Catalog, 'clockOffsetMs' | 'version'>): void {
    if (this.#socket && this.#offsetMs !== null)
      sendWhenOpen(
        this.#socket,
        encodeControl({ type: 'catalog', catalog: { version: 1, ...catalog, clockOffsetMs: this.#offsetMs } }),
      );
  }

  send(objects: Uint8Array): void {
    if (this.#socket && this.isOpen) sendWhenOpen(this.#socket, objects);
  }

  /** Says goodbye, where `isEnd`, and disconnects. */
  close(isEnd: boolean): void {
    this.#isOver = true;
    this.#options.clock.clear(this.#timer);
    const socket = this.#socket;
    if (!socket) return;
    if (isEnd) sendWhenOpen(socket, encodeControl({ type: 'end' }));
    socket.close();
  }

  async #connect(): Promise<void> {
    const { clock, url } = this.#options;
    const ticket = await this.#options.ticket().catch((error) => (error instanceof LiveMediaError ? null : undefined));
    if (this.#isOver) return;
    if (ticket === null) return this.#end();
    if (!ticket) return this.#retry();
    const protocols = [wireProtocol, ticketProtocol(ticket.token)];
    const socket = new WebSocket(new URL(ticket.path, url()), protocols, { perMessageDeflate: false });
    this.#socket = socket;
    const askTime = (): void => {
      sendWhenOpen(socket, encodeControl({ type: 'time', sentMs: clock.now(), relayMs: 0 }));
    };
    const keepAlive = clock.setInterval(askTime, keepAliveMs);
    socket.on('open', askTime);
    socket.on('message', (data: Buffer) => this.#receive(data));
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      clock.clear(keepAlive);
      this.#socket = null;
      this.#offsetMs = null;
      if (code === closeCodes.kicked || code === closeCodes.closed || code === closeCodes.replaced) this.#end();
      else this.#retry();
    });
  }

  #receive(data: Buffer): void {
    if (isMedia(data)) return;
    const message = readControl(data);
    if (message.type === 'keyframe') this.#options.onKeyframe(message.rendition);
    else if (message.type === 'wanted') this.#options.onWanted(message.renditions);
    if (message.type !== 'time' || this.isOpen) return;
    this.#offsetMs = message.relayMs - (message.sentMs + this.#options.clock.now()) / 2;
    this.#retryMs = firstRetryMs;
    this.#options.onOpen();
  }

  #retry(): void {
    if (this.#isOver) return;
    this.#timer = this.#options.clock.setTimeout(() => void this.#connect(), this.#retryMs);
    this.#retryMs = Math.min(maxRetryMs, this.#retryMs * 2);
  }

  #end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#options.onEnd();
  }
}
