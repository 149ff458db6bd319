import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeDomains } from '#apps/server/domains.ts';
import { verify } from '#domains/ledger/server/index.ts';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import { driveKit } from '#domains/live/testing/drive-kit.ts';
import { FakeMedia } from '#domains/live/testing/fake-media.ts';
import { auditTables } from '#kit/audit/audit.ts';
import { wallClock } from '#kit/clock/clock.ts';
import { startEmbeddedPostgres } from '#kit/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#kit/db/schema/migrate.ts';
import { eventTables } from '#kit/events/migrations.ts';
import type { BenchRun } from '../extent.ts';
import type { Row } from '../row.ts';

const price = 4_000;
const dayMs = 24 * 3_600_000;
/** One guest of so many has no coins left: their payment is declined. */
const poorEach = 10;
const memoryGoal = 200;

/**
 * Subscriptions whose month is over since an hour, as after a worker was away: one run of the job takes the next month of each, over
 * all domains of the site on an embedded PostgreSQL. Every tenth guest has no coins. How many a second, how much the worker's memory
 * grows at most, and how long a second run takes that finds nothing to do; the books are proven afterwards.
 */
export async function run({ isBrief }: BenchRun): Promise<Row[]> {
  const count = isBrief ? 100 : 10_000;
  const dataDir = await mkdtemp(join(tmpdir(), 'vesper-bench-subscriptions-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const clock = wallClock();
  const kit = { ...driveKit(server.url, clock), liveMedia: new FakeMedia(clock) };
  try {
    const { inOrder, domains } = composeDomains(kit);
    await migrate(server.url, [
      eventTables,
      auditTables,
      ...inOrder.flatMap(({ migrations }) => (migrations ? [migrations] : [])),
    ]);
    await fill(kit, domains.ledger, count);
    global.gc?.();
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = clock.setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 50);
    const started = performance.now();
    const done = await domains.subscriptions.renewDue();
    const seconds = (performance.now() - started) / 1000;
    clock.clear(watch);
    const again = performance.now();
    await domains.subscriptions.renewDue();
    const idle = performance.now() - again;
    const { rows } = await kit.db.pool.query<{ paid: number; grace: number }>(
      `select count(*) filter (where paid = 2)::int as paid, count(*) filter (where status = 'grace')::int as grace
       from subscriptions.subscriptions`,
    );
    const found = rows[0] ?? { paid: 0, grace: 0 };
    const client = await kit.db.pool.connect();
    const { checks } = await verify(client, clock.now());
    client.release();
    const wrong = count - found.paid - found.grace + checks.filter(({ passed }) => !passed).length;
    return [
      { name: `${count} overdue, all of them`, value: round(seconds), unit: 's' },
      { name: 'renewed a second', value: Math.round(done / seconds), unit: 'subscriptions/s' },
      {
        name: 'memory grown at most',
        value: round((most - before) / 1024 ** 2),
        unit: 'MiB',
        goal: { max: memoryGoal },
      },
      { name: 'a run that finds nothing', value: round(idle), unit: 'ms' },
      { name: 'neither paid nor in grace, or books wrong', value: wrong, unit: `of ${count}`, goal: { max: 0 } },
    ];
  } finally {
    await kit.db.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;

type BenchKit = ReturnType<typeof driveKit>;

/** Guests 1 to `count` with a month of VIP that is over, and the coins for the next one. */
async function fill(kit: BenchKit, ledger: Parameters<typeof fundGuest>[0], count: number): Promise<void> {
  const now = kit.clock.now();
  const ended = new Date(now - dayMs / 24);
  await kit.db.pool.query(
    `insert into subscriptions.subscriptions
       (guest_id, kind, price, key, renews, paid_from, paid, shift, failures, status, until, holds_until, due_at, created_at, updated_at)
     select n, 'vip', $2, gen_random_uuid(), true, $3::timestamptz - interval '1 month', 1, 0, 0, 'active', $3, $3::timestamptz + interval '5 days', $3, $3, $3
     from generate_series(1, $1::int) n`,
    [count, price, ended],
  );
  const guests = Array.from({ length: count }, (_, n) => n + 1).filter((n) => n % poorEach !== 0);
  const waiting = guests.values();
  const lane = async (): Promise<void> => {
    for (const guestId of waiting) await fundGuest(ledger, kit.db, guestId, price);
  };
  await Promise.all(Array.from({ length: 4 }, lane));
}
