import type { Rendition, RenditionName } from '../renditions.ts';
import { renditionNames, renditionNumber } from '../renditions.ts';

/** After giving a rendition up, it is tried again after this long; doubles with every failure up to the maximum. In ms. */
const firstRetryMs = 10_000;
const maxRetryMs = 80_000;

const largest = (renditionNames.length - 1) as Rendition;

/**
 * The largest rendition this device decodes in time. A device that was busy for a moment gets its larger picture back;
 * one that is too slow for it tries ever more seldom. The relay does the same for slow lines.
 */
export class DecodeCeiling {
  #ceiling: Rendition = largest;
  #retryAt = Number.POSITIVE_INFINITY;
  #retryMs = firstRetryMs;

  /** The device did not keep up with `rendition`; `now` in ms. */
  lower(rendition: RenditionName, now: number): void {
    const number = renditionNumber(rendition);
    if (number === 0) return;
    this.#ceiling = (number - 1) as Rendition;
    this.#retryAt = now + this.#retryMs;
    this.#retryMs = Math.min(maxRetryMs, this.#retryMs * 2);
  }

  /** True when the next larger rendition may be tried again from now on. Call a few times a second. */
  raise(now: number): boolean {
    if (now < this.#retryAt) return false;
    this.#ceiling = (this.#ceiling + 1) as Rendition;
    this.#retryAt = this.#ceiling < largest ? now + this.#retryMs : Number.POSITIVE_INFINITY;
    return true;
  }

  /** What to ask for when `wanted` is wished for. */
  within(wanted: RenditionName): RenditionName {
    return renditionNames[Math.min(renditionNumber(wanted), this.#ceiling) as Rendition];
  }
}
