import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Clock } from '#kit/clock/clock.ts';
import { closeCodes, encodeControl, WireError } from '../wire.ts';
import { limits } from './limits.ts';

/** A WebSocket whose outgoing messages are already encoded and written to its stream as they are. */
export class RelaySocket {
  lastHeardAt: number;
  readonly #ws: WebSocket;
  readonly #stream: Duplex & { resetAndDestroy?(): unknown };
  readonly #clock: Clock;
  #pings = { second: 0, count: 0 };
  #open = true;

  constructor(ws: WebSocket, stream: Duplex, clock: Clock) {
    this.#ws = ws;
    this.#stream = stream;
    this.#clock = clock;
    this.lastHeardAt = clock.now();
  }

  get isOpen(): boolean {
    return this.#open;
  }

  /** Asks for an answer that comes after everything written before (RFC 6455 section 5.5.2). */
  ping(): void {
    if (this.#open) this.#ws.ping();
  }

  /**
   * Hands every binary message to `receive`; whoever breaks the protocol is closed. `gone` runs once, at the end; `pong`
   * when a ping was answered.
   */
  listen(receive: (message: Uint8Array) => void, gone: () => void, pong = (): void => undefined): void {
    this.#ws.on('message', (data: Buffer, isBinary: boolean) => {
      if (!this.#open) return;
      this.lastHeardAt = this.#clock.now();
      try {
        if (!isBinary) throw new WireError('messages are binary');
        receive(data);
      } catch (error) {
        if (!(error instanceof WireError)) throw error;
        this.close(closeCodes.refused, error.message);
      }
    });
    this.#ws.on('pong', () => {
      this.lastHeardAt = this.#clock.now();
      pong();
    });
    this.#ws.on('ping', () => {
      const second = Math.floor(this.#clock.now() / 1000);
      if (second !== this.#pings.second) this.#pings = { second, count: 0 };
      this.#pings.count += 1;
      if (this.#pings.count > limits.pingsPerSecond) this.close(closeCodes.refused, 'too many pings');
    });
    this.#ws.on('error', () => this.#stream.destroy());
    this.#ws.on('close', () => {
      this.#open = false;
      gone();
    });
  }

  /** Writes one encoded WebSocket message (see webSocketFrame). */
  write(frame: Uint8Array): void {
    if (this.#open) this.#stream.write(frame);
  }

  /** Several writes that leave together. */
  together(write: () => void): void {
    this.#stream.cork();
    write();
    this.#stream.uncork();
  }

  /** Sends a small message through ws. */
  send(message: Uint8Array): void {
    if (this.#open) this.#ws.send(message);
  }

  /** Tells a client our time, for its clock offset. */
  answerTime(sentMs: number): void {
    this.send(encodeControl({ type: 'time', sentMs, relayMs: this.#clock.now() }));
  }

  /** Says why, then cuts the line: nothing more is sent, and what waits in buffers does not delay the end. */
  close(code: number, reason: string): void {
    if (!this.#open) return;
    this.#open = false;
    this.#ws.close(code, reason.slice(0, 120));
    this.#clock.setTimeout(() => {
      // A reset also discards what still waits in the kernel.
      if (this.#stream.resetAndDestroy) this.#stream.resetAndDestroy();
      else this.#stream.destroy();
    }, limits.closeGraceMs);
  }
}
