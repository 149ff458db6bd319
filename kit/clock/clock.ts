/** A handle to a pending timer of a {@link Clock}. */
export interface Timer {
  readonly id: unknown;
}

/**
 * Time as every part of Vesper sees it. Nothing reads `Date.now()` or calls `setTimeout` itself, so tests and the
 * sped-up journeys move one clock for all. Two readings, both in milliseconds since the Unix epoch:
 *
 * - `now()` is the wall clock: what is written down for people, and lives that are long and end on a date. It may jump.
 * - `steady()` never goes back and never jumps: whatever is measured, charged or waited for. Timers run by it.
 *
 * Which is used for what, and why: docs/decisions/022.
 */
export interface Clock {
  now(): number;
  steady(): number;
  /** How many times as fast as real time it runs; 1 but in journeys. */
  readonly speed: number;
  setTimeout(run: () => void, ms: number): Timer;
  setInterval(run: () => void, ms: number): Timer;
  clear(timer: Timer | null | undefined): void;
}

/** Where a clock gets its two readings from, in milliseconds since the epoch at real speed. */
export interface Readings {
  wall(): number;
  steady(): number;
}

/** The wall clock, and steady time counted from where the wall stood when this process began. */
export const processReadings: Readings = {
  wall: () => Date.now(),
  steady: () => performance.timeOrigin + performance.now(),
};

/**
 * The clock of a process, or one that runs `speed` times as fast since `started` (ms since the epoch; the moment it is
 * made when not given): journeys live two paid minutes in seconds this way. Its timers do not keep the process alive.
 */
export function wallClock(speed = 1, started?: number, readings: Readings = processReadings): Clock {
  const since = { wall: started ?? readings.wall(), steady: started ?? readings.steady() };
  const sped = (reading: number, from: number) => Math.round(speed === 1 ? reading : from + (reading - from) * speed);
  const arm = (handle: NodeJS.Timeout): Timer => {
    if (typeof handle === 'object') handle.unref?.();
    return { id: handle };
  };
  return {
    now: () => sped(readings.wall(), since.wall),
    steady: () => sped(readings.steady(), since.steady),
    speed,
    setTimeout: (run, ms) => arm(setTimeout(run, ms / speed)),
    setInterval: (run, ms) => arm(setInterval(run, Math.max(1, ms / speed))),
    clear: (timer) => clearTimeout(timer?.id as NodeJS.Timeout | undefined),
  };
}

/** The same clock for code that only measures: its `now()` is the steady reading. */
export function steadyClock(clock: Clock): Clock {
  return {
    now: () => clock.steady(),
    steady: () => clock.steady(),
    speed: clock.speed,
    setTimeout: (run, ms) => clock.setTimeout(run, ms),
    setInterval: (run, ms) => clock.setInterval(run, ms),
    clear: (timer) => clock.clear(timer),
  };
}
