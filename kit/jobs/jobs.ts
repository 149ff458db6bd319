import { PgBoss } from 'pg-boss';
import type { Clock } from '#kit/clock/clock.ts';
import { delay } from '#kit/clock/delay.ts';
import { machineClock } from '#kit/clock/machine-clock.ts';
import type { Job, PayloadOf } from '#kit/contract/operations.ts';
import type { Heartbeat } from '#kit/db/connection/heartbeat.ts';
import { watchedOptions } from '#kit/db/connection/pool.ts';
import { withLongTimeouts } from '#kit/db/connection/timeouts.ts';
import type { Tx } from '#kit/db/db.ts';
import { describeShortly } from '#kit/log/describe-error.ts';
import type { Log } from '#kit/log/log.ts';
import type { Handler } from '#kit/server/handler.ts';

/** Background work and schedules, kept in the same database. */
export interface Jobs {
  /** Queues a job in the given transaction, to run not before `startAfter` (epoch ms) when given. */
  send<J extends Job>(tx: Tx, job: J, payload: PayloadOf<J>, startAfter?: number): Promise<void>;
  /** Makes the queues, so that jobs can be sent: before anybody is served. */
  prepare(handlers: readonly Handler[]): Promise<void>;
  /** Works on what is queued, and queues what is due by its schedule. */
  start(handlers: readonly Handler[]): Promise<void>;
  /** Also while it is still starting: it ends that first. */
  stop(): Promise<void>;
}

/** How long a stop waits for what has begun, ms. */
const patienceMs = 5_000;

/** Queue names allow no dots. */
const queueOf = (job: Job): string => job.name.replaceAll('.', '_');

/**
 * pg-boss on `url`: three retries with growing pauses, then kept as failed. Statements of jobs may take their time. With
 * `heartbeat`: connections on which an answer was lost are given up as soon as the database is back.
 */
export function createJobs(url: string, log: Log, heartbeat?: Heartbeat, clock: Clock = machineClock()): Jobs {
  const boss = new PgBoss({ ...watchedOptions(url, heartbeat), schema: 'jobs', max: 2 } as never);
  boss.on('error', (error) => log.error({ err: error }, 'the job queue reported a failure'));
  let prepared: Promise<void> | null = null;
  let starting: Promise<void> | null = null;
  let isRunning = false;
  let isStopping = false;
  const prepare = async (handlers: readonly Handler[]): Promise<void> => {
    await boss.start();
    isRunning = true;
    for (const { operation } of handlers.filter(isJob)) {
      if (isStopping) return;
      await boss.createQueue(queueOf(operation), { retryLimit: 3, retryBackoff: true } as never);
    }
  };
  const begin = async (handlers: readonly Handler[]): Promise<void> => {
    await prepared;
    for (const handler of handlers.filter(isJob)) {
      if (isStopping) return;
      const queue = queueOf(handler.operation);
      const worker = await boss.work(queue, async (jobs: { data: unknown }[]) => {
        try {
          for (const entry of jobs) {
            const run = handler.run as (payload: unknown) => Promise<void>;
            await failingPlainly(log, handler.operation.name, () =>
              withLongTimeouts(() => run(handler.operation.payload.parse(entry.data ?? {}))),
            );
          }
        } finally {
          // Where one was there may be more: by itself it would look again only two seconds after it began.
          boss.notifyWorker(worker);
        }
      });
      if (handler.operation.cron) await boss.schedule(queue, handler.operation.cron);
    }
    // A schedule outlives the job it was for; nobody would ever work on what it queues.
    const scheduled = new Set(handlers.filter(isScheduled).map(({ operation }) => queueOf(operation)));
    for (const { name } of await boss.getSchedules()) {
      if (isStopping) return;
      if (!scheduled.has(name)) await boss.unschedule(name);
    }
  };
  return {
    async send(tx, job, payload, startAfter) {
      const db = {
        executeSql: async (text: string, values?: unknown[]) => ({ rows: (await tx.client.query(text, values)).rows }),
      };
      const options = startAfter === undefined ? {} : { startAfter: new Date(startAfter) };
      await boss.send(queueOf(job), job.payload.parse(payload) as object, { ...options, db } as never);
    },
    prepare(handlers) {
      prepared = prepare(handlers);
      return prepared;
    },
    start(handlers) {
      prepared ??= prepare(handlers);
      starting = begin(handlers);
      return starting;
    },
    async stop() {
      isStopping = true;
      // Whoever stops right after the start would else take the database away from under it; one that does not answer is not waited for.
      const settled = (starting ?? prepared)?.catch(() => undefined);
      if (settled) await Promise.race([settled, delay(clock, patienceMs)]);
      if (isRunning) await boss.stop({ graceful: true, timeout: patienceMs });
    },
  };
}

type JobHandler = Extract<Handler, { readonly kind: 'job' }>;
const isJob = (handler: Handler): handler is JobHandler => handler.kind === 'job';
const isScheduled = (handler: Handler): handler is JobHandler => isJob(handler) && handler.operation.cron !== undefined;

/** Logs a failure, and gives the queue only what may be kept beside the job. */
async function failingPlainly(log: Log, job: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    log.error({ err: error, job }, 'a job failed');
    throw new Error(describeShortly(error));
  }
}
