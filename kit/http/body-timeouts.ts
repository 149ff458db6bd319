import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Clock, Timer } from '#kit/clock/clock.ts';
import type { Language } from '#kit/contract/access.ts';
import { tooSlow } from '#kit/contract/problems.ts';
import { refuseRaw } from './raw-refusal.ts';

/** How slowly a body may come, on a clock that runs as the wall's does. */
export const bodyRateLimits = {
  /** A body may take as long whatever its pace, ms. */
  grace: 10_000,
  /** Beyond that it must have come at this pace, bytes a second. */
  bytesASecond: 8 * 1024,
  /** No body takes longer, ms: 12 MB at a third of a megabit a second. */
  longest: 300_000,
  /** What is still coming after the answer is read on for as long, so that the answer is seen, ms. */
  linger: 2_000,
} as const;

interface Coming {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly socket: Socket;
  readonly since: number;
  readonly before: number;
  readonly language: Language;
  answeredAt: number | null;
}

/** Watches the bodies that are still coming, and ends the connections of those that come too slowly. */
export class BodyTimeouts {
  readonly #clock: Clock;
  readonly #timer: Timer;
  readonly #coming = new Set<Coming>();
  /** Where on its connection the body before ended, bytes. */
  readonly #ends = new WeakMap<Socket, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#timer = clock.setInterval(() => this.#sweep(), 1_000);
  }

  /** Bodies that are still coming. */
  get open(): number {
    return this.#coming.size;
  }

  /** Watches a request from its head on. One without a body is not kept. */
  watch(request: IncomingMessage, response: ServerResponse, language: Language): void {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (request.complete || (encoding === undefined && (length === undefined || length === '0'))) return;
    const { socket } = request;
    // What has arrived together with the head counts as well.
    const before = this.#ends.get(socket) ?? 0;
    const since = this.#clock.steady();
    const coming: Coming = { request, response, socket, since, before, language, answeredAt: null };
    this.#coming.add(coming);
    response.once('finish', () => {
      coming.answeredAt = this.#clock.steady();
    });
    request.once('end', () => this.#coming.delete(coming));
    request.once('close', () => {
      this.#ends.set(socket, socket.bytesRead);
      if (request.complete || socket.destroyed) this.#coming.delete(coming);
    });
  }

  stop(): void {
    this.#clock.clear(this.#timer);
  }

  #sweep(): void {
    const now = this.#clock.steady();
    for (const coming of this.#coming) {
      const { request, response, socket, since, before, language, answeredAt } = coming;
      if (request.complete || socket.destroyed) {
        this.#coming.delete(coming);
        continue;
      }
      const seconds = (now - since) / 1000;
      const pace = (socket.bytesRead - before) / seconds;
      const isSlow =
        now - since > bodyRateLimits.longest ||
        (now - since > bodyRateLimits.grace && pace < bodyRateLimits.bytesASecond);
      const isOver = answeredAt !== null && now - answeredAt > bodyRateLimits.linger;
      if (!isSlow && !isOver) continue;
      this.#coming.delete(coming);
      if (response.headersSent) socket.destroy();
      else refuseRaw(socket, tooSlow, { language });
    }
  }
}
