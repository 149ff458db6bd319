import type { Clock, Timer } from '#kit/clock/clock.ts';
import { machineClock } from '#kit/clock/machine-clock.ts';
import type { Log } from '#kit/log/log.ts';
import { DatabaseUnavailable } from '../failures/failures.ts';
import type { ActivityListener } from './guarded-client.ts';
import { GuardedClient } from './guarded-client.ts';
import { ordinaryTimeouts } from './timeouts.ts';

/** How closely the database is watched, ms. */
export const heartbeatTimes = {
  /** Between two probes. */
  every: 500,
  /** For the answer to one, counted in steps: a process that stands still for long has waited for one step. */
  step: 250,
  steps: 6,
} as const;

const working = `select pid from pg_stat_activity where state = 'active' and datname = current_database()`;

/** Whether the database answers. */
export interface Heartbeat extends ActivityListener {
  readonly isUnavailable: boolean;
  /** Begins to probe. */
  start(): void;
  /** Calls when the database is found away, and when it is back. Answers how to stop that. */
  onChange(listener: (isUnavailable: boolean) => void): () => void;
  /** The backends of this database that work on a statement, by their process ids. */
  working(): Promise<Set<number>>;
  /** This process stops and the database is away: whoever waits for it is let go now, since nothing can be finished. */
  letGo(): void;
  onLetGo(listener: () => void): void;
  stop(): Promise<void>;
}

/**
 * Watches the database over a connection of its own, with `select 1`. It counts as away when a probe is refused or not
 * answered in time and nothing else was answered meanwhile on any connection; it is back with the first answer to anything.
 */
export function watchHeartbeat(url: string, log: Log, clock: Clock = machineClock()): Heartbeat {
  const listeners = new Set<(isUnavailable: boolean) => void>();
  const letGoers: (() => void)[] = [];
  let isUnavailable = false;
  let answers = 0;
  let client: GuardedClient | null = null;
  let timer: Timer | null = null;
  let running: Promise<void> = Promise.resolve();
  let isOver = false;

  const change = (next: boolean, reason?: string): void => {
    if (isUnavailable === next || isOver) return;
    isUnavailable = next;
    if (next) log.error({ reason }, 'the database is away: whoever asks for an answer is told to come back');
    else log.warn({}, 'the database is back');
    for (const listener of [...listeners]) listener(next);
  };

  const drop = (reason: Error): void => {
    client?.giveUp(reason);
    client = null;
  };

  const startDeadline = (): { over: Promise<'late'>; end(): void } => {
    const { promise, resolve } = Promise.withResolvers<'late'>();
    let step: Timer | null = null;
    const wait = (left: number): void => {
      step = clock.setTimeout(() => (left > 1 ? wait(left - 1) : resolve('late')), heartbeatTimes.step);
    };
    wait(heartbeatTimes.steps);
    return { over: promise, end: () => clock.clear(step) };
  };

  const connected = async (): Promise<GuardedClient> => {
    if (client) return client;
    const fresh = new GuardedClient({ connectionString: url, keepAlive: true });
    client = fresh;
    await fresh.connect();
    return fresh;
  };

  /** Why there was no answer; null when there was one. */
  const probe = async (): Promise<string | null> => {
    const limit = startDeadline();
    const probed = connected()
      .then((own) => own.query('select 1'))
      .then(
        () => null,
        (error: unknown) => String((error as Error).message),
      );
    const outcome = await Promise.race([probed, limit.over]);
    limit.end();
    if (outcome !== null) drop(new DatabaseUnavailable('a probe got no answer'));
    return outcome === 'late' ? 'no answer to a probe' : outcome;
  };

  const look = async (): Promise<void> => {
    const before = answers;
    const wasOpen = client !== null;
    let failure = await probe();
    // A connection may be ended by itself: one that is refused again, or swallowed, tells more.
    if (failure !== null && wasOpen && !isUnavailable && failure !== 'no answer to a probe') failure = await probe();
    if (failure === null) change(false);
    else if (answers === before) change(true, failure);
  };

  const next = (): void => {
    if (isOver) return;
    timer = clock.setTimeout(() => {
      running = look().finally(next);
    }, heartbeatTimes.every);
  };

  return {
    get isUnavailable() {
      return isUnavailable;
    },
    onActivity() {
      answers += 1;
      if (isUnavailable) change(false);
    },
    start: next,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async working() {
      const own = new GuardedClient({ connectionString: url, connectionTimeoutMillis: 5_000 });
      own.timeouts = ordinaryTimeouts;
      await own.connect();
      try {
        const { rows } = await own.query(working);
        return new Set(rows.map(({ pid }: { pid: number }) => pid));
      } finally {
        own.end().catch(() => undefined);
      }
    },
    letGo() {
      for (const letGo of letGoers) letGo();
    },
    onLetGo: (listener) => void letGoers.push(listener),
    async stop() {
      isOver = true;
      clock.clear(timer);
      drop(new DatabaseUnavailable('this process stops'));
      await running;
      drop(new DatabaseUnavailable('this process stops'));
    },
  };
}
