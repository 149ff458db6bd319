import { createCaches } from '#kit/caches/caches.ts';
import type { Clock } from '#kit/clock/clock.ts';
import { wallClock } from '#kit/clock/clock.ts';
import type { KeptSteadyTime } from '#kit/clock/keep-steady-time.ts';
import { keepSteadyTime } from '#kit/clock/keep-steady-time.ts';
import { machineRun, machineTime } from '#kit/clock/machine-clock.ts';
import { openDb } from '#kit/db/db.ts';
import { createExtensions } from '#kit/domain/extensions.ts';
import { createEvents } from '#kit/events/events.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { createLog } from '#kit/log/log.ts';
import { createLocalBus } from '#kit/realtime/bus.ts';
import { keysFrom } from '#kit/secrets/secrets.ts';
import type { Kit } from '#kit/server/kit.ts';
import { testConfig } from '#kit/testing/config.ts';

/** A wall clock that can be set; steady time kept in the database as in a server; both `speed` times as fast since `since`. */
export class DriveClock {
  wallAhead = 0;
  readonly clock: Clock;
  readonly #steady: KeptSteadyTime;

  constructor(speed: number, since: number) {
    const wall = () => Date.now() + this.wallAhead;
    this.#steady = keepSteadyTime(createLog('silent'), { run: machineRun(), time: machineTime, wall });
    this.clock = wallClock(speed, since, { wall, steady: () => this.#steady.read() });
  }

  start(pool: Parameters<KeptSteadyTime['start']>[0]): Promise<void> {
    return this.#steady.start(pool);
  }

  stop(): void {
    this.#steady.stop();
  }
}

/**
 * A kit on a database of any process, for programs that drive chats. The database is killed under it: what fails then is
 * looked for in the books, and in the log only for what may not stand there.
 */
export function driveKit(url: string, clock: Clock, level: 'debug' | 'silent' = 'silent'): Kit {
  const log = createLog(level);
  const db = openDb(url, { log });
  const events = createEvents({ db, clock, log });
  db.attachOutbox(events.outbox);
  const speed = { CLOCK_SPEED: String(clock.speed), LIMIT_FACTOR: '1000' };
  const config = testConfig({ NODE_ENV: 'test', DATABASE_URL: url, PUBLIC_URL: 'http://vesper.test', ...speed });
  const bus = createLocalBus();
  return {
    config,
    clock,
    db,
    events,
    jobs: {
      send: async () => undefined,
      prepare: async () => undefined,
      start: async () => undefined,
      stop: async () => undefined,
    },
    limits: createLimits(null, 1_000),
    log,
    mail: { send: async () => undefined, check: async () => ({ state: 'kept' }) },
    sms: { send: async () => 0 },
    realtime: {
      defineTopic() {},
      publish: (_topic, message, payload) => void message.payload.parse(payload),
      isConnected: async () => false,
      connectedSubjects: async () => [],
      onPresence() {},
      onClose() {},
      dropSession() {},
    },
    bus,
    caches: createCaches(bus, log),
    storage: {
      put: async () => undefined,
      get: async () => null,
      part: async () => null,
      exists: async () => false,
      delete: async () => undefined,
    },
    extensions: createExtensions(),
    liveMedia: null,
    keyFor: keysFrom('a secret that only load drivers know, long enough'),
  };
}
