import type { PayloadOf } from '#kit/contract/operations.ts';
import type { toyPlay } from '../../../contract/line.ts';
import { boundedLevel, levelAt } from '../../../contract/patterns.ts';
import { steerEveryMs } from '../../../contract/room.ts';
import type { ToyOutput } from './toy-line.ts';

export type ToyOrder = Omit<PayloadOf<typeof toyPlay>, 'lineId'>;

/** How often a toy is told how strong, ms. */
const tickMs = 100;
/** A guest who steers and was not heard of for so long does not steer any more, ms. */
export const steerSilentMs = 3 * steerEveryMs;

/** Time as the player sees it, in ms. */
export interface PlayerClock {
  now(): number;
  every(run: () => void, ms: number): () => void;
}

const pageClock: PlayerClock = {
  now: () => performance.now(),
  every(run, ms) {
    const timer = setInterval(run, ms);
    return () => clearInterval(timer);
  },
};

/** Plays one thing at a time on a toy, never stronger or longer than it says; the last it sends is stop, however it ends. */
export class ToyPlayer {
  readonly #clock: PlayerClock;
  #playing: {
    order: ToyOrder;
    begun: number;
    stop: () => void;
    steered: { strength: number; at: number } | null;
  } | null = null;

  constructor(clock: PlayerClock = pageClock) {
    this.#clock = clock;
  }

  /** What is played; null: nothing. */
  get order(): ToyOrder | null {
    return this.#playing?.order ?? null;
  }

  /** Begins; what was played before breaks off. `ended` hears when its time is over, not when it is stopped. */
  play(order: ToyOrder, output: ToyOutput, ended: () => void): void {
    this.stop(output);
    const begun = this.#clock.now();
    const tick = (): void => {
      const past = this.#clock.now() - begun;
      if (past >= order.seconds * 1_000) {
        this.stop(output);
        ended();
      } else output.set(this.#level(order, past));
    };
    this.#playing = { order, begun, stop: this.#clock.every(tick, tickMs), steered: null };
    tick();
  }

  /** The guest with direct control wants it so strong, in percent of the performer’s bound. */
  steer(playId: number, strength: number): void {
    const playing = this.#playing;
    if (playing?.order.playId === playId && playing.order.kind === 'direct')
      playing.steered = { strength, at: this.#clock.now() };
  }

  /** Stands still, now. */
  stop(output: ToyOutput): void {
    this.#playing?.stop();
    this.#playing = null;
    output.halt();
  }

  #level({ kind, pattern, strength, most }: ToyOrder, past: number): number {
    if (kind === 'pattern') return levelAt(pattern, past, strength, most);
    const steered = this.#playing?.steered;
    if (!steered || this.#clock.now() - steered.at > steerSilentMs) return 0;
    return boundedLevel((steered.strength * most) / 100, most);
  }
}
