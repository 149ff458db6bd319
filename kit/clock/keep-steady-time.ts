import type pg from 'pg';
import type { Migrations } from '#kit/db/schema/migrate.ts';
import type { Log } from '#kit/log/log.ts';
import type { Timer } from './clock.ts';
import { wallClock } from './clock.ts';
import { machineRun, machineTime } from './machine-clock.ts';
import type { Anchor, ClockSample, Machine } from './steady-time.ts';
import { SteadyTime } from './steady-time.ts';

export const clockTables: Migrations = { name: 'clock', folder: new URL('./migrations', import.meta.url) };

/** How often a process looks at the anchor, ms of real time; each reading may renew it. */
const every = 5_000;

type Pool = Pick<pg.Pool, 'query'>;

/** Steady time of one installation: shared by its processes, carried over their restarts. */
export interface KeptSteadyTime {
  /** Milliseconds since the epoch, at real speed. Before {@link start} counted from the wall clock. */
  read(): number;
  /** Takes up where the last process left it, and keeps it from here on. Its table must exist. */
  start(pool: Pool): Promise<void>;
  stop(): void;
}

/** Steady time, kept in the database. */
export function keepSteadyTime(
  log: Log,
  machine: Machine = { run: machineRun(), time: machineTime, wall: () => Date.now() },
): KeptSteadyTime {
  const time = new SteadyTime(machine);
  const timers = wallClock();
  let timer: Timer | null = null;
  return {
    read: () => time.read(),
    async start(pool) {
      // The way to the database is longer the first time.
      await read(pool, machine);
      await keep(pool, machine, time);
      let busy = false;
      timer = timers.setInterval(() => {
        if (busy) return;
        busy = true;
        // While the database is away this process counts on by itself; it misses nothing but the others' drift.
        keep(pool, machine, time)
          .catch((error: unknown) => log.debug({ err: error }, 'the clock’s anchor is away'))
          .finally(() => {
            busy = false;
          });
      }, every);
    },
    stop: () => timers.clear(timer),
  };
}

interface Reading {
  readonly seen: ClockSample;
  readonly kept: (Anchor & { version: number }) | null;
}

async function read(pool: Pool, machine: Machine): Promise<Reading> {
  const before = machine.time();
  const { rows } = await pool.query<Record<string, unknown> & { database_now: number }>(
    `select extract(epoch from clock_timestamp())::float8 * 1000 as database_now, a.*
     from (select) as always left join clock.anchors a on true`,
  );
  const row = rows[0]!;
  const seen = { machineMs: (before + machine.time()) / 2, databaseMs: row.database_now };
  if (row['version'] == null) return { seen, kept: null };
  const kept = {
    version: row['version'] as number,
    machineRun: row['machine_run'] as string,
    machineMs: row['machine_ms'] as number,
    databaseMs: row['database_ms'] as number,
    steadyMs: row['steady_ms'] as number,
    rate: row['rate'] as number,
  };
  return { seen, kept };
}

/** Looks at the anchor and writes it again. Of processes that do so at once one wins; the others learn from it next time. */
async function keep(pool: Pool, machine: Machine, time: SteadyTime): Promise<void> {
  let { seen, kept } = await read(pool, machine);
  if (!kept) {
    const { machineRun, machineMs, databaseMs, steadyMs, rate } = time.anchor(seen);
    await pool.query(
      `insert into clock.anchors (version, machine_run, machine_ms, database_ms, steady_ms, rate)
       values (1, $1, $2, $3, $4, $5) on conflict do nothing`,
      [machineRun, machineMs, databaseMs, steadyMs, rate],
    );
    ({ seen, kept } = await read(pool, machine));
    if (!kept) throw new Error('The clock’s anchor was not kept.');
  }
  time.learn(kept, seen);
  const { machineRun, machineMs, databaseMs, steadyMs, rate } = time.anchor(seen);
  await pool.query(
    `update clock.anchors set version = version + 1, machine_run = $2, machine_ms = $3, database_ms = $4,
       steady_ms = $5, rate = $6 where version = $1`,
    [kept.version, machineRun, machineMs, databaseMs, steadyMs, rate],
  );
}
