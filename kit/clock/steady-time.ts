/** Where steady time stood, in terms that outlive a process: on the machine that wrote it, and in the database's time. */
export interface Anchor {
  readonly machineRun: string;
  readonly machineMs: number;
  readonly databaseMs: number;
  readonly steadyMs: number;
  readonly rate: number;
}

/** A look at the database's clock: what it said, and this machine's time in the middle of the way there and back. */
export interface ClockSample {
  readonly machineMs: number;
  readonly databaseMs: number;
}

/** What steady time is made from; tests give their own. */
export interface Machine {
  readonly run: string;
  /** Milliseconds since the machine started; never jumps. */
  time(): number;
  /** The wall clock, ms since the epoch. */
  wall(): number;
}

/** Steady time follows the wall clock by at most half a millisecond a second: 30 ms in a paid minute. */
export const mostRate = 0.0005;
/** Differences are made good over about this long, where {@link mostRate} allows it. */
const overMs = 60_000;
/** Between machines, what differs by more is a clock that was set, not one that drifts. */
const drift = 250;
/** So many sightings in a row must say the same before a process believes that it was itself the one that stood still. */
const mostOutliers = 12;
/** Who finds nobody alive for this long is bound by no deadline any more, and may go to the wall's time at once. */
const forgotten = 600_000;

const clamp = (rate: number): number => Math.max(-mostRate, Math.min(mostRate, rate));

/**
 * Time that never goes back, never jumps and continues where it stood when processes, the database or the wall clock do not:
 * it runs by the machine's own counter and is tied to an {@link Anchor} that is kept in the database. Pure, but for the
 * readings it is given.
 */
export class SteadyTime {
  readonly #machine: Machine;
  #base: { machineMs: number; steadyMs: number; rate: number };
  #known = false;
  #outliers = 0;
  #last = 0;

  constructor(machine: Machine) {
    this.#machine = machine;
    this.#base = { machineMs: machine.time(), steadyMs: machine.wall(), rate: 0 };
  }

  /** Steady time, ms since the epoch. */
  read(): number {
    this.#last = Math.max(this.#last, this.#at(this.#machine.time()));
    return this.#last;
  }

  /** Ties this process to an anchor, as it was found with this sighting. */
  learn(anchor: Anchor, seen: ClockSample): void {
    const first = !this.#known;
    this.#known = true;
    const here = anchor.machineRun === this.#machine.run;
    const passed = here
      ? (seen.machineMs - anchor.machineMs) * (1 + anchor.rate)
      : Math.max(0, seen.databaseMs - anchor.databaseMs);
    const steadyMs = anchor.steadyMs + Math.max(0, passed);
    if (first) {
      const start = passed > forgotten ? Math.max(steadyMs, this.#machine.wall()) : steadyMs;
      this.#base = { machineMs: seen.machineMs, steadyMs: start, rate: here ? anchor.rate : 0 };
      // What was read before nobody has kept: steady time begins with the anchor.
      this.#last = 0;
    } else if (here) this.#base = { machineMs: seen.machineMs, steadyMs, rate: anchor.rate };
    else this.#follow(steadyMs, seen.machineMs);
  }

  /** The anchor as this process sees it now. */
  anchor(seen: ClockSample): Anchor {
    const machineMs = this.#machine.time();
    const steadyMs = this.read();
    return {
      machineRun: this.#machine.run,
      machineMs,
      databaseMs: seen.databaseMs + (machineMs - seen.machineMs),
      steadyMs,
      rate: clamp((this.#machine.wall() - steadyMs) / overMs),
    };
  }

  #at(machineMs: number): number {
    return this.#base.steadyMs + (machineMs - this.#base.machineMs) * (1 + this.#base.rate);
  }

  /** Another machine keeps the anchor: small differences are made good, large ones are somebody's clock being set. */
  #follow(steadyMs: number, machineMs: number): void {
    const mine = this.#at(machineMs);
    const difference = steadyMs - mine;
    if (Math.abs(difference) <= drift) {
      this.#outliers = 0;
      this.#base = { machineMs, steadyMs: mine, rate: clamp(difference / overMs) };
      return;
    }
    this.#outliers += 1;
    if (this.#outliers < mostOutliers) return;
    this.#outliers = 0;
    this.#base = { machineMs, steadyMs, rate: 0 };
  }
}
