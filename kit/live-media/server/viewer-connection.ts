import type { Clock } from '#kit/clock/clock.ts';
import type { Rendition } from '../renditions.ts';
import { renditionNames, renditionNumber } from '../renditions.ts';
import type { TicketClaims } from '../tickets.ts';
import { closeCodes, readControl, WireError } from '../wire.ts';
import { limits } from './limits.ts';
import type { RelaySocket } from './relay-socket.ts';
import type { OutgoingMessage } from './track.ts';
import type { ViewerSession } from './viewer-session.ts';

/** Checkpoints of sent bytes are this far apart in time. */
const checkpointMs = 50;

/** What a viewer needs of its socket. */
export type ViewerSocket = Pick<
  RelaySocket,
  'isOpen' | 'lastHeardAt' | 'write' | 'together' | 'answerTime' | 'ping' | 'close'
>;

/** Bytes sent until a moment. */
interface Checkpoint {
  bytes: number;
  /** When they were sent. */
  at: number;
  /** The newest frame among them, in media time. */
  until: number;
}

/**
 * One viewer: what it may receive, what it has acknowledged. A viewer that falls behind (by the age of its oldest
 * unacknowledged byte, by the window, or by what its session owes) gets nothing more until it has caught up: kernel
 * buffers would hide many seconds of delay, so the socket's own back-pressure is not asked.
 *
 * What was sent counts as delivered as far as it is acknowledged in the end: a viewer acknowledges what it showed. A line that is shown
 * dead (closed, or neither acknowledgement nor pong for a while) and a viewer that shows nothing leave a stretch without proof, which
 * is told.
 */
export class ViewerConnection {
  readonly claims: TicketClaims;
  readonly socket: ViewerSocket;
  /** What the viewer asks for. */
  wanted: Rendition | 'none';
  /** Nothing larger is sent for now, because the viewer fell behind. */
  ceiling: Rendition = (renditionNames.length - 1) as Rendition;
  /** Behind: nothing is sent until all is acknowledged. */
  behind = false;
  sentBytes = 0;
  /** First and last frame sent since the last report, in media time; null without news. */
  sent: { first: number; last: number } | null = null;
  /** Acknowledged up to this frame, in media time: shown, or left out on purpose. */
  provenUntil = Number.NEGATIVE_INFINITY;
  readonly session: ViewerSession;
  readonly #clock: Clock;
  readonly #allowed: readonly Rendition[];
  readonly #on: { select(): void; caughtUp(wasSilent: boolean): void };
  #ackedBytes = 0;
  /** Acknowledged up to this frame, in media time. */
  #ackedUntil = Number.NEGATIVE_INFINITY;
  #checkpoints: Checkpoint[] = [];
  /** When it acknowledged or answered a ping last. */
  #heardAt = 0;
  #toldSilent = false;
  #messages = 0;
  #takenBytes = 0;
  #retryLargerAt = 0;
  #retryLargerMs: number = limits.retryLargerMs;

  constructor(
    claims: TicketClaims,
    wanted: Rendition | 'none',
    session: ViewerSession,
    socket: ViewerSocket,
    clock: Clock,
    on: { select(): void; caughtUp(wasSilent: boolean): void },
  ) {
    this.claims = claims;
    this.wanted = wanted;
    this.session = session;
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
  send(outgoing: OutgoingMessage): void {
    if (this.behind || !this.socket.isOpen) return;
    const frame = outgoing.frame(this.claims.audio);
    if (!frame) return;
    const bytes = this.claims.audio ? outgoing.bytes : outgoing.silentBytes;
    if (this.sentBytes + bytes - this.#ackedBytes > limits.windowBytes || this.#owesTooMuch(outgoing.at)) {
      this.#fallBehind();
      return;
    }
    if (this.sentBytes === 0) this.provenUntil = this.#ackedUntil = Math.max(outgoing.at, this.session.sentUntil);
    // After a stretch in which nothing was sent: that stretch is not in doubt, it is dark.
    else if (this.sentBytes === this.#ackedBytes && outgoing.at - this.provenUntil > limits.maxLagMs)
      this.provenUntil = this.#ackedUntil = outgoing.at;
    this.sentBytes += bytes;
    const now = this.#clock.now();
    const newest = this.#checkpoints.at(-1);
    if (newest && now - newest.at < checkpointMs) {
      newest.bytes = this.sentBytes;
      newest.until = outgoing.at;
    } else this.#checkpoints.push({ bytes: this.sentBytes, at: now, until: outgoing.at });
    if (outgoing.at > this.session.sentUntil) this.session.sentUntil = outgoing.at;
    if (this.sent) this.sent.last = outgoing.at;
    else this.sent = { first: outgoing.at, last: outgoing.at };
    this.socket.write(frame);
  }

  /** Media of this connection that is not acknowledged, ms. */
  get unacknowledgedMs(): number {
    return this.sentBytes === this.#ackedBytes ? 0 : Math.max(0, this.session.sentUntil - this.#ackedUntil);
  }

  /** A ping was answered: the line lives. What arrived on it need not have been shown. */
  pong(): void {
    this.#heardAt = this.#clock.now();
  }

  /** Media was sent and nothing of it acknowledged for as long as a broken picture takes; true once for each such stretch. */
  showsNothing(now: number): boolean {
    const oldest = this.#checkpoints[0];
    const isSilent = this.behind && oldest !== undefined && now - oldest.at >= limits.silenceMs;
    const isNews = isSilent && !this.#toldSilent;
    this.#toldSilent = isSilent;
    return isNews;
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

  /** Every tick: notices that the viewer is too far behind or its line dead, and lets it try a larger rendition again. */
  tick(now: number): void {
    const oldest = this.#checkpoints[0];
    if (!this.behind && oldest && now - oldest.at > limits.maxLagMs) this.#fallBehind();
    if (this.behind && oldest && now - this.#heardAt > limits.deadLineMs)
      this.socket.close(closeCodes.refused, 'no answer');
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

  /** Whether one more frame would be more than a session may owe. The first of a connection always goes out: it asks for a sign of life. */
  #owesTooMuch(at: number): boolean {
    const { owedMs } = this.session;
    return owedMs > 0 && this.sentBytes > 0 && owedMs + Math.max(0, at - this.#ackedUntil) >= limits.unacknowledgedMs;
  }

  #fallBehind(): void {
    const now = this.#clock.now();
    this.behind = true;
    this.ceiling = Math.max(0, this.ceiling - 1) as Rendition;
    this.#heardAt = now;
    this.socket.ping();
    this.#retryLargerAt = now + this.#retryLargerMs;
    this.#retryLargerMs = Math.min(limits.maxRetryLargerMs, this.#retryLargerMs * 2);
  }

  #acknowledge(bytes: number): void {
    if (bytes > this.sentBytes || bytes < this.#ackedBytes) throw new WireError('acknowledged what was not sent');
    if (bytes === this.#ackedBytes) return;
    this.#ackedBytes = bytes;
    this.session.owedMs = 0;
    this.#prove(bytes);
    this.#ackedUntil = this.provenUntil;
    if (this.behind && bytes === this.sentBytes) {
      this.behind = false;
      this.#on.caughtUp(this.#toldSilent);
      this.#toldSilent = false;
    }
  }

  #prove(bytes: number): void {
    this.#heardAt = this.#clock.now();
    while (this.#checkpoints[0] && this.#checkpoints[0].bytes <= bytes)
      this.provenUntil = Math.max(this.provenUntil, this.#checkpoints.shift()!.until);
  }
}
