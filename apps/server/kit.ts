import { resolve } from 'node:path';
import { channelSubject } from '#domains/identity/contract/channel.ts';
import { pendingLine } from '#kit/audit/pending.ts';
import { createCaches } from '#kit/caches/caches.ts';
import { processReadings, wallClock } from '#kit/clock/clock.ts';
import type { KeptSteadyTime } from '#kit/clock/keep-steady-time.ts';
import { keepSteadyTime } from '#kit/clock/keep-steady-time.ts';
import { machineClock } from '#kit/clock/machine-clock.ts';
import type { Config } from '#kit/config/config.ts';
import type { Heartbeat } from '#kit/db/connection/heartbeat.ts';
import { watchHeartbeat } from '#kit/db/connection/heartbeat.ts';
import { openDb } from '#kit/db/db.ts';
import { createExtensions } from '#kit/domain/extensions.ts';
import { createEvents } from '#kit/events/events.ts';
import { createJobs } from '#kit/jobs/jobs.ts';
import { createLimits } from '#kit/limits/limits.ts';
import type { FramesEngine } from '#kit/live-media/server/engine.ts';
import { startFramesEngine } from '#kit/live-media/server/engine.ts';
import type { Log } from '#kit/log/log.ts';
import type { MailService } from '#kit/mail/mailer.ts';
import { createMailer } from '#kit/mail/mailer.ts';
import { createLocalBus, createRedisBus } from '#kit/realtime/bus.ts';
import { createPresence } from '#kit/realtime/presence.ts';
import type { RealtimeServer } from '#kit/realtime/server.ts';
import { createRealtime } from '#kit/realtime/server.ts';
import type { Room } from '#kit/room/room.ts';
import { watchRoom } from '#kit/room/room.ts';
import { installationSecret, keysFrom } from '#kit/secrets/secrets.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { SharedAnswers } from '#kit/server/shared-answers.ts';
import { createSharedAnswers } from '#kit/server/shared-answers.ts';
import type { SmsService } from '#kit/sms/sms.ts';
import { createSms } from '#kit/sms/sms.ts';
import { createStorage } from '#kit/storage/storage.ts';

/** The kit of a running process, with the parts that only the process itself starts and stops. */
export interface ProcessKit extends Kit {
  readonly realtime: RealtimeServer;
  readonly mail: MailService;
  readonly sms: SmsService;
  readonly liveMedia: FramesEngine;
  /** Begun when the tables are there, before anything reads the clock for what is kept. */
  readonly steadyTime: KeptSteadyTime;
  /** Whether the database answers; begun when the process serves people. */
  readonly heartbeat: Heartbeat;
  readonly room: Room;
  /** Asks Redis for a sign of life; null without one. */
  readonly pingRedis: (() => Promise<boolean>) | null;
  /** Answers that everybody gets; begun with the caches. */
  readonly answers: SharedAnswers;
  close(): Promise<void>;
}

/** Where an upgrade comes from is asked once, before it gets to whoever takes it (apps/server/http.ts). */
const originChecked = (): boolean => true;

/**
 * Builds every tool from the configuration. `databaseUrl` is the embedded or the configured PostgreSQL, `address` where
 * people reach the site.
 */
export function createKit(config: Config, databaseUrl: string, log: Log, address: string): ProcessKit {
  const steadyTime = keepSteadyTime(log);
  const readings = { ...processReadings, steady: () => steadyTime.read() };
  const clock = wallClock(config.CLOCK_SPEED, config.CLOCK_SPEED_SINCE, readings);
  const heartbeat = watchHeartbeat(databaseUrl, log);
  const db = openDb(databaseUrl, {
    log,
    heartbeat,
    // A person's request is worth more than the rule; everywhere else it fails, so that somebody mends it.
    ...(config.NODE_ENV === 'production' && {
      onForeignWait: (error: Error) => log.error({ err: error }, error.message),
    }),
  });
  const room = watchRoom({ dataDir: resolve(config.DATA_DIR), db, log });
  const events = createEvents({ db, clock, log });
  db.attachOutbox(events.outbox);
  db.attachBeforeCommit(pendingLine);
  const redisBus = config.REDIS_URL ? createRedisBus(config.REDIS_URL, log) : null;
  const bus = redisBus ?? createLocalBus();
  const presence = createPresence(redisBus?.redis ?? null, `${process.pid}`);
  // Browsers ping by their own clock, however fast ours runs.
  const realtime = createRealtime({ clock: machineClock(), log, bus, presence, subject: channelSubject });
  const jobs = createJobs(databaseUrl, log, heartbeat);
  const answers = createSharedAnswers({ db, bus, now: () => clock.steady() });
  const caches = createCaches(bus, log);
  caches.onClear('answers', () => answers.clear());
  const settings = { ...config, PUBLIC_URL: address };
  const liveMedia = startFramesEngine({ clock, log, acceptsOrigin: originChecked });
  const keyFor = keysFrom(installationSecret(config.SECRET, config.DATA_DIR));
  const mail = createMailer({ config: settings, db, jobs, clock, log, keyFor });
  const sms = createSms({ config: settings, db, jobs, clock, log, keyFor });
  return {
    config: settings,
    clock,
    steadyTime,
    heartbeat,
    room,
    pingRedis: redisBus ? async () => (await redisBus.redis.ping()) === 'PONG' : null,
    db,
    events,
    jobs,
    limits: createLimits(redisBus?.redis ?? null, config.LIMIT_FACTOR),
    log,
    mail,
    sms,
    realtime,
    bus,
    answers,
    caches,
    storage: createStorage(config, resolve(config.DATA_DIR, 'objects')),
    extensions: createExtensions(),
    liveMedia,
    keyFor,
    async close() {
      steadyTime.stop();
      room.stop();
      answers.stop();
      await realtime.close();
      await events.stop();
      await jobs.stop();
      mail.close();
      await bus.close();
      await heartbeat.stop();
      await db.close();
    },
  };
}
