import { networkOf } from '#kit/addresses/addresses.ts';
import type { Limits } from '#kit/limits/limits.ts';
import type { RenderBudget } from './page-address.ts';

/** How many pages may be rendered. Pages given out from the cache are not counted. */
export const renderLimits = {
  /** For one address (a /64 of IPv6): six a second over a minute. A person opens one; a crawler that asks more waits. */
  perAddress: { points: 360, seconds: 60 },
  /** Rendered or waited for at the same time by one address: nobody fills the queue alone. */
  atOncePerAddress: 12,
  /** Rendered at the same time; most of that time they wait for the database, which chats need as well. */
  atOnce: 6,
  /** Waiting for their turn. Those beyond are told to come back. */
  waiting: 48,
  /** Longest wait, in milliseconds. */
  longestWaitMs: 3000,
} as const;

/** A page is not rendered now. The answer says when to come back. */
export class RenderRefused extends Error {
  /** 429: this address has had its share. 503: there is too much to do for everybody. */
  readonly status: 429 | 503;
  readonly retryAfterSeconds: number;

  constructor(status: 429 | 503, retryAfterSeconds: number) {
    super(`a page is not rendered now: ${status}`);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** When to come back while there is too much to do, in seconds. */
const busySeconds = 3;

/**
 * Keeps pages from taking the process away from chats: each address has a share of renderings, few are rendered at a
 * time, few wait, and between two of them sockets and timers have their turn.
 */
export class RenderGate {
  readonly #limits: Pick<Limits, 'take'>;
  readonly #atOncePerPlace: number;
  readonly #inside = new Map<string, number>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** @param factor multiplies the bound per address, as `LIMIT_FACTOR` does with every allowance */
  constructor(limits: Pick<Limits, 'take'>, factor = 1) {
    this.#limits = limits;
    this.#atOncePerPlace = renderLimits.atOncePerAddress * factor;
  }

  /**
   * Takes one rendering from an address's share, or from its share of one page that has its own.
   * @throws RenderRefused with 429 when it is used up
   */
  async admit(ip: string, own?: RenderBudget): Promise<void> {
    const key = own ? `pages.own:${own.id}` : 'pages.render';
    const wait = await this.#limits.take(`${key}:${networkOf(ip)}`, own?.share ?? renderLimits.perAddress);
    if (wait > 0) throw new RenderRefused(429, wait);
  }

  /** Renders when it is this page's turn. @throws RenderRefused with 429 or 503 when there is no turn for it */
  async run<T>(ip: string, render: () => Promise<T>): Promise<T> {
    const place = networkOf(ip);
    const inside = this.#inside.get(place) ?? 0;
    if (inside >= this.#atOncePerPlace) throw new RenderRefused(429, 1);
    this.#inside.set(place, inside + 1);
    try {
      await this.#turn();
      try {
        return await render();
      } finally {
        // After what came in meanwhile: one rendering takes the event loop for a while.
        if (this.#waiting.length > 0) setImmediate(() => this.#next());
        else this.#running -= 1;
      }
    } finally {
      const left = (this.#inside.get(place) ?? 1) - 1;
      if (left > 0) this.#inside.set(place, left);
      else this.#inside.delete(place);
    }
  }

  /** Resolves when a place is taken: a free one, or one that was handed over. */
  async #turn(): Promise<void> {
    if (this.#running >= renderLimits.atOnce) await this.#wait();
    else this.#running += 1;
  }

  /** Hands a place over to whoever has waited longest. */
  #next(): void {
    const begin = this.#waiting.shift();
    if (begin) begin();
    else this.#running -= 1;
  }

  #wait(): Promise<void> {
    if (this.#waiting.length >= renderLimits.waiting) return Promise.reject(new RenderRefused(503, busySeconds));
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(tooLong);
        resolve();
      };
      const tooLong = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        reject(new RenderRefused(503, busySeconds));
      }, renderLimits.longestWaitMs);
      this.#waiting.push(begin);
    });
  }
}
