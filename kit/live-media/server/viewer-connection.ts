import type { Clock } from '#kit/clock/clock.ts';
import type { Rendition } from '../renditions.ts';
import { renditionNames, renditionNumber } from '../renditions.ts';
import type { TicketClaims } from '../tickets.ts';
import { readControl, WireError } from '../wire.ts';
import { limits } from './limits.ts';
import type { RelaySocket } from './relay-socket.ts';
import type { Outgoing } from './track.ts';

/** Checkpoints of sent bytes are this far apart in time. */
const checkpointMs = 50;

/**
 * One viewer: what it may receive, what it has acknowledged. A viewer that falls behind (by the age of its oldest
 * unacknowledged byte, or by the window) gets nothing more until it has caught up: kernel buffers would hide many
 * seconds of delay, so the socket's own back-pressure is not asked.
 */
export class ViewerConnection {
  readonly claims: TicketClaims;
  readonly socket: RelaySocket;
  /** What the viewer asks for. */
  wanted: Rendition | 'none';
  /** Nothing larger is sent for now, because the viewer fell behind. */
  ceiling: Rendition = (renditionNames.length - 1) as Rendition;
  /** Behind: nothing is sent until all is acknowledged. */
  behind = false;
  sentBytes = 0;
  /** First and last moment of acknowledged frames since the last report; null without news. */
  acknowledged: { first: number; last: number } | null = null;
  readonly #clock: Clock;
  readonly #allowed: readonly Rendition[];
  readonly #on: { select(): void; caughtUp(): void };
  #ackedBytes = 0;
  #checkpoints: { bytes: number; at: number }[] = [];
  #messages = 0;
  #takenBytes = 0;
  #retryLargerAt = 0;
  #retryLargerMs: number = limits.retryLargerMs;

  constructor(
    claims: TicketClaims,
    wanted: Rendition | 'none',
    socket: RelaySocket,
    clock: Clock,
    on: { select(): void; caughtUp(): void },
  ) {
    this.claims = claims;
    this.wanted = wanted;
    this.socket = socket;
    this.#clock = clock;
    this.#on = on;
    this.#allowed = claims.renditions.map(renditionNumber).sort();
  }

  /** The best of the offered renditions for this viewer: the largest within its wish and ceiling, else the smallest. */
  choose(offered: (rendition: Rendition) => boolean): Rendition | null {
    if (this.wanted === 'none') return null;
    const candidates = this.#allowed.filter(offered);
    const top = Math.min(this.wanted, this.ceiling);
    return candidates.findLast((rendition) => rendition <= top) ?? candidates[0] ?? null;
  }

  /** Sends media unless the viewer is behind. */
  send(outgoing: Outgoing): void {
    if (this.behind) return;
    const frame = outgoing.frame(this.claims.audio);
    if (!frame) return;
    const bytes = this.claims.audio ? outgoing.bytes : outgoing.silentBytes;
    if (this.sentBytes + bytes - this.#ackedBytes > limits.windowBytes) {
      this.#fallBehind();
      return;
    }
    this.sentBytes += bytes;
    const now = this.#clock.now();
    const newest = this.#checkpoints.at(-1);
    if (newest && now - newest.at < checkpointMs) newest.bytes = this.sentBytes;
    else this.#checkpoints.push({ bytes: this.sentBytes, at: now });
    this.socket.write(frame);
  }

  /** Hears a message of the viewer. */
  receive(message: Uint8Array): void {
    this.#messages += 1;
    if (this.#messages > limits.viewerMessagesPerSecond) throw new WireError('too many messages');
    const control = readControl(message);
    if (control.type === 'ack') this.#acknowledge(control.bytes);
    else if (control.type === 'time') this.socket.answerTime(control.sentMs);
    else if (control.type === 'select') {
      this.wanted = control.rendition;
      this.#on.select();
    } else throw new WireError(`a viewer may not send ${control.type}`);
  }

  /** Every tick: notices that the viewer is too far behind, and lets it try a larger rendition again. */
  tick(now: number): void {
    const oldest = this.#checkpoints[0];
    if (!this.behind && oldest && now - oldest.at > limits.maxLagMs) this.#fallBehind();
    if (!this.behind && this.ceiling < renditionNames.length - 1 && now >= this.#retryLargerAt) {
      this.ceiling = (this.ceiling + 1) as Rendition;
      this.#retryLargerAt = now + limits.retryLargerMs;
    }
  }

  /** Media bytes sent since the last call. */
  takeSentBytes(): number {
    const bytes = this.sentBytes - this.#takenBytes;
    this.#takenBytes = this.sentBytes;
    return bytes;
  }

  /** Once a second. */
  resetMessageCount(): void {
    this.#messages = 0;
  }

  #fallBehind(): void {
    this.behind = true;
    this.ceiling = Math.max(0, this.ceiling - 1) as Rendition;
    this.#retryLargerAt = this.#clock.now() + this.#retryLargerMs;
    this.#retryLargerMs = Math.min(limits.maxRetryLargerMs, this.#retryLargerMs * 2);
  }

  #acknowledge(bytes: number): void {
    if (bytes > this.sentBytes || bytes < this.#ackedBytes) throw new WireError('acknowledged what was not sent');
    if (bytes === this.#ackedBytes) return;
    this.#ackedBytes = bytes;
    const now = this.#clock.now();
    this.acknowledged = { first: this.acknowledged?.first ?? now, last: now };
    while (this.#checkpoints[0] && this.#checkpoints[0].bytes <= bytes) this.#checkpoints.shift();
    if (this.behind && bytes === this.sentBytes) {
      this.behind = false;
      this.#on.caughtUp();
    }
  }
}
