import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { wallClock } from '#kit/clock/clock.ts';
import { system } from '#kit/contract/access.ts';
import { event } from '#kit/contract/operations.ts';
import type { Tx } from '#kit/db/db.ts';
import { openDb } from '#kit/db/db.ts';
import { startEmbeddedPostgres } from '#kit/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#kit/db/schema/migrate.ts';
import { createEvents } from '#kit/events/events.ts';
import type { LaneLimits } from '#kit/events/lanes.ts';
import { usualLimits } from '#kit/events/lanes.ts';
import { eventTables } from '#kit/events/migrations.ts';
import { memoryLog } from '#kit/log/log.ts';
import { on } from '#kit/server/handler.ts';
import type { BenchRun } from '../extent.ts';
import { percentile } from '../live-media/percentile.ts';
import type { Row } from '../row.ts';

const oneLane: LaneLimits = { each: 1, spare: 0 };
const keys = 200;
const handlerSeconds = 0.002;
const slowSeconds = 0.05;

const payload = z.object({ key: z.int(), at: z.number() });
const happened = event({
  name: 'bench.happened',
  summary: 'For this benchmark.',
  access: system,
  payload,
  key: ({ key }) => key,
});

const sleep = (tx: Tx, seconds: number) => tx.client.query('select pg_sleep($1)', [seconds]);

/**
 * The outbox in lanes beside one lane, on an embedded server of its own: deliveries a second of one subscriber whose
 * handler keeps the database busy for 2 ms, over 200 keys; and how long a quick subscriber's deliveries take from the commit on
 * while another one takes 50 ms for each (in one lane, as the outbox was before, each waits for the slow ones before it).
 */
export async function run({ isBrief, seconds }: BenchRun): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vesper-bench-outbox-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  try {
    await migrate(server.url, [eventTables]);
    const rate = (limits: LaneLimits) => deliveriesPerSecond(server.url, limits, isBrief ? 100 : 400 * seconds);
    const wait = (isOneLane: boolean) => waits(server.url, isOneLane, isBrief ? 10 : 20 * seconds);
    const [alone, lanes] = [await rate(oneLane), await rate(usualLimits)];
    const [before, beside] = [await wait(true), await wait(false)];
    return [
      {
        name: 'deliveries, handler of 2 ms, 200 keys',
        value: Math.round(lanes),
        unit: 'deliveries/s',
        peer: { name: 'one lane', value: Math.round(alone) },
      },
      {
        name: 'quick delivery beside a subscriber of 50 ms, p95',
        value: Math.round(percentile(beside, 0.95)),
        unit: 'ms',
        peer: { name: 'one lane', value: Math.round(percentile(before, 0.95)) },
      },
    ];
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function open(url: string, limits?: LaneLimits) {
  const log = memoryLog();
  const db = openDb(url, { log });
  const events = createEvents({ db, clock: wallClock(), log }, limits);
  db.attachOutbox(events.outbox);
  return { db, events };
}

async function deliveriesPerSecond(url: string, limits: LaneLimits, count: number): Promise<number> {
  const { db, events } = open(url, limits);
  events.subscribe([on(happened, 'bench.works', async (_, tx) => void (await sleep(tx, handlerSeconds)))]);
  await db.transaction(async (tx) => {
    for (let n = 0; n < count; n += 1) await tx.emit(happened, { key: n % keys, at: 0 });
  });
  const started = performance.now();
  await events.drain();
  const rate = (count / (performance.now() - started)) * 1000;
  await db.close();
  return rate;
}

/** Milliseconds from each commit to the quick delivery of its event, ten commits a second. */
async function waits(url: string, isOneLane: boolean, count: number): Promise<number[]> {
  const { db, events } = open(url, isOneLane ? oneLane : undefined);
  const found: number[] = [];
  const slow = async (tx: Tx) => void (await sleep(tx, slowSeconds));
  const quick = async ({ at }: z.output<typeof payload>) => void found.push(performance.now() - at);
  // In one lane the two are one subscriber, whose deliveries wait for each other whoever they are for.
  if (isOneLane) {
    events.subscribe([
      on({ ...happened, key: () => 1 }, 'bench.both', async (told, tx) => {
        await slow(tx);
        await quick(told);
      }),
    ]);
  } else {
    events.subscribe([on(happened, 'bench.slow', (_, tx) => slow(tx)), on(happened, 'bench.quick', quick)]);
  }
  events.start();
  const clock = wallClock();
  for (let n = 0; n < count; n += 1) {
    await db.transaction((tx) => tx.emit(happened, { key: n % keys, at: performance.now() }));
    await new Promise<void>((resolve) => void clock.setTimeout(resolve, 100));
  }
  await events.drain();
  await events.stop();
  await db.close();
  return found;
}
