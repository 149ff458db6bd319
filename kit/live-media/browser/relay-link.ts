import { isOpen, sendWhenOpen } from '#kit/web/live/socket.ts';
import type { ControlMessage } from '../wire.ts';
import { closeCodes, encodeControl, isMedia, readControl, ticketProtocol, wireProtocol } from '../wire.ts';
import { epochMs } from './capture-clock.ts';

/** How a connection stands. The last three are final. */
export type LinkState = 'connecting' | 'open' | 'kicked' | 'refused' | 'closed';

/** What a ticket must have for a connection. */
export interface LinkTicket {
  path: string;
  token: string;
}

export interface RelayLinkOptions {
  /** For example "wss://example.org". */
  origin: string;
  /** Query added to the ticket's path, asked at every connection. */
  query?: () => string;
  ticket: () => Promise<LinkTicket | null>;
  onState: (state: LinkState) => void;
  onMedia?: (message: Uint8Array<ArrayBuffer>) => void;
  onControl: (message: ControlMessage) => void;
}

const firstRetryMs = 200;
const maxRetryMs = 5_000;
/** The relay's clock is asked for a few times at once, then now and then; it also keeps the line alive. */
const timeEveryMs = 8_000;
const firstTimes = 5;
const firstTimesEveryMs = 120;
/** An answer this much slower than the quickest is still believed, in ms: clocks drift. */
const believedMs = 1;

/** A WebSocket to the relay that reconnects with a fresh ticket, and knows the relay's clock. */
export class RelayLink {
  /** Milliseconds to add to our clock to get the relay's; null until measured. */
  clockOffsetMs: number | null = null;
  readonly #options: RelayLinkOptions;
  #socket: WebSocket | null = null;
  #retryMs = firstRetryMs;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #bestRoundTripMs = Number.POSITIVE_INFINITY;
  #over = false;

  constructor(options: RelayLinkOptions) {
    this.#options = options;
    void this.#connect();
  }

  get isOpen(): boolean {
    return isOpen(this.#socket);
  }

  /** Sends when connected; otherwise the message is lost, as live media may be. */
  send(message: Uint8Array<ArrayBuffer>): void {
    sendWhenOpen(this.#socket, message);
  }

  /** Disconnects for good. */
  close(): void {
    this.#finish('closed');
    this.#socket?.close();
  }

  async #connect(): Promise<void> {
    this.#options.onState('connecting');
    let ticket: LinkTicket | null;
    try {
      ticket = await this.#options.ticket();
    } catch {
      this.#connectLater();
      return;
    }
    if (this.#over) return;
    if (!ticket) {
      this.#finish('refused');
      return;
    }
    const url = `${this.#options.origin}${ticket.path}${this.#options.query?.() ?? ''}`;
    const socket = new WebSocket(url, [wireProtocol, ticketProtocol(ticket.token)]);
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => this.#receive(new Uint8Array(data as ArrayBuffer));
    socket.onclose = ({ code }) => this.#closed(code);
  }

  #opened(): void {
    this.#retryMs = firstRetryMs;
    this.#bestRoundTripMs = Number.POSITIVE_INFINITY;
    this.#askTime();
    for (let i = 1; i < firstTimes; i += 1) setTimeout(() => this.#askTime(), i * firstTimesEveryMs);
    this.#timer = setInterval(() => this.#askTime(), timeEveryMs);
    this.#options.onState('open');
  }

  #closed(code: number): void {
    clearInterval(this.#timer);
    if (this.#over) return;
    if (code === closeCodes.kicked) this.#finish('kicked');
    else if (code === closeCodes.closed || code === closeCodes.replaced) this.#finish('closed');
    else this.#connectLater();
  }

  #connectLater(): void {
    if (this.#over) return;
    this.#options.onState('connecting');
    this.#retry = setTimeout(() => void this.#connect(), this.#retryMs);
    this.#retryMs = Math.min(maxRetryMs, this.#retryMs * 2);
  }

  #finish(state: LinkState): void {
    if (this.#over) return;
    this.#over = true;
    clearTimeout(this.#retry);
    clearInterval(this.#timer);
    this.#options.onState(state);
  }

  #askTime(): void {
    this.send(encodeControl({ type: 'time', sentMs: epochMs(), relayMs: 0 }));
  }

  #receive(message: Uint8Array<ArrayBuffer>): void {
    if (isMedia(message)) {
      this.#options.onMedia?.(message);
      return;
    }
    const control = readControl(message);
    if (control.type !== 'time') {
      this.#options.onControl(control);
      return;
    }
    const now = epochMs();
    const roundTripMs = now - control.sentMs;
    // The quickest answer is the truest.
    if (roundTripMs > this.#bestRoundTripMs + believedMs) return;
    this.#bestRoundTripMs = Math.min(roundTripMs, this.#bestRoundTripMs);
    this.clockOffsetMs = control.relayMs - (control.sentMs + now) / 2;
  }
}
