/** All in milliseconds. */
const congestedMs = 600;
const blockedMs = 900;
const clearMs = 400;
const lowerEveryMs = 1_000;
const raiseAfterMs = 4_000;
const minScale = 0.2;

/**
 * Follows the uplink by what the relay acknowledges. The socket's own `bufferedAmount` is not asked: kernel buffers hide
 * seconds of delay behind a zero.
 */
export class Uplink {
  /** Share of the full bit rate the uplink carries, 0.2 to 1. */
  scale = 1;
  #sentBytes = 0;
  #unacknowledged: { bytes: number; at: number }[] = [];
  #changedAt = 0;
  #troubleAt = 0;

  sent(bytes: number, now: number): void {
    this.#sentBytes += bytes;
    this.#unacknowledged.push({ bytes: this.#sentBytes, at: now });
  }

  /** The relay has received `bytes` in all. */
  acknowledged(bytes: number): void {
    while (this.#unacknowledged[0] && this.#unacknowledged[0].bytes <= bytes) this.#unacknowledged.shift();
  }

  /** Age of the oldest byte on its way. */
  lagMs(now: number): number {
    const oldest = this.#unacknowledged[0];
    return oldest ? now - oldest.at : 0;
  }

  /** Whether frames must be dropped now instead of being encoded. */
  isBlocked(now: number): boolean {
    return this.lagMs(now) > blockedMs;
  }

  /** Adapts the scale; true when it changed. Call a few times a second. */
  adapt(now: number): boolean {
    const lag = this.lagMs(now);
    const before = this.scale;
    if (lag > clearMs) this.#troubleAt = now;
    if (lag > congestedMs && now - this.#changedAt >= lowerEveryMs) this.scale = Math.max(minScale, this.scale * 0.7);
    else if (now - this.#troubleAt >= raiseAfterMs && now - this.#changedAt >= raiseAfterMs)
      this.scale = Math.min(1, this.scale * 1.15);
    if (this.scale === before) return false;
    this.#changedAt = now;
    return true;
  }

  /** A new connection counts from zero. */
  reset(): void {
    this.#sentBytes = 0;
    this.#unacknowledged = [];
  }
}
