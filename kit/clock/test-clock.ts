import type { Clock, Timer } from './clock.ts';

interface Pending {
  at: number;
  every: number | null;
  run: () => void;
  order: number;
}

/** A clock that stands still until a test moves it. Its wall clock may be set to another time, as operators and NTP do. */
export class TestClock implements Clock {
  readonly speed = 1;
  #now: number;
  #wallAhead = 0;
  #order = 0;
  readonly #pending = new Map<number, Pending>();

  constructor(start = Date.UTC(2026, 10, 20, 20, 0, 0)) {
    this.#now = start;
  }

  now(): number {
    return this.#now + this.#wallAhead;
  }

  steady(): number {
    return this.#now;
  }

  /** Sets the wall clock forward by `ms`, or back by a negative number. No time passes. */
  jumpWall(ms: number): void {
    this.#wallAhead += ms;
  }

  setTimeout(run: () => void, ms: number): Timer {
    return this.#add(run, ms, null);
  }

  setInterval(run: () => void, ms: number): Timer {
    return this.#add(run, ms, Math.max(1, ms));
  }

  clear(timer: Timer | null | undefined): void {
    if (timer) this.#pending.delete(timer.id as number);
  }

  /** Moves time forward by `ms`, running what falls due in order and letting promises settle after each. */
  async advance(ms: number): Promise<void> {
    const until = this.#now + ms;
    await settle();
    for (;;) {
      const next = this.#next(until);
      if (!next) break;
      const [id, timer] = next;
      this.#now = Math.max(this.#now, timer.at);
      if (timer.every === null) this.#pending.delete(id);
      else timer.at += timer.every;
      timer.run();
      await settle();
    }
    this.#now = until;
  }

  #add(run: () => void, ms: number, every: number | null): Timer {
    this.#order += 1;
    this.#pending.set(this.#order, { at: this.#now + Math.max(0, ms), every, run, order: this.#order });
    return { id: this.#order };
  }

  #next(until: number): [number, Pending] | null {
    let best: [number, Pending] | null = null;
    for (const entry of this.#pending) {
      const [, timer] = entry;
      if (timer.at > until) continue;
      if (!best || timer.at < best[1].at || (timer.at === best[1].at && timer.order < best[1].order)) best = entry;
    }
    return best;
  }
}

function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
