/** A handle to a pending timer of a {@link Clock}. */
export interface Timer {
  readonly id: unknown;
}

/**
 * Time as every part of Vesper sees it. Nothing reads `Date.now()` or calls `setTimeout` itself, so tests and the
 * sped-up journeys move one clock for all. All instants are milliseconds since the Unix epoch.
 */
export interface Clock {
  now(): number;
  setTimeout(run: () => void, ms: number): Timer;
  setInterval(run: () => void, ms: number): Timer;
  clear(timer: Timer | null | undefined): void;
}

/** Resolves after `ms` of the given clock. */
export function delay(clock: Clock, ms: number): Promise<void> {
  return new Promise((resolve) => {
    clock.setTimeout(resolve, ms);
  });
}

/**
 * The wall clock, or one that runs `speed` times as fast since `started` (ms since the epoch; the moment it is made when
 * not given): journeys live two paid minutes in seconds this way. Its timers do not keep the process alive.
 */
export function wallClock(speed = 1, started = Date.now()): Clock {
  const arm = (handle: NodeJS.Timeout): Timer => {
    if (typeof handle === 'object') handle.unref?.();
    return { id: handle };
  };
  return {
    now: () => (speed === 1 ? Date.now() : Math.round(started + (Date.now() - started) * speed)),
    setTimeout: (run, ms) => arm(setTimeout(run, ms / speed)),
    setInterval: (run, ms) => arm(setInterval(run, Math.max(1, ms / speed))),
    clear: (timer) => clearTimeout(timer?.id as NodeJS.Timeout | undefined),
  };
}
