import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeDomains } from '#apps/server/domains.ts';
import { verify } from '#domains/ledger/server/index.ts';
import { driveKit } from '#domains/live/testing/drive-kit.ts';
import { FakeMedia } from '#domains/live/testing/fake-media.ts';
import { crash } from '#domains/payouts/testing/crash.ts';
import { auditTables } from '#kit/audit/audit.ts';
import { wallClock } from '#kit/clock/clock.ts';
import { startEmbeddedPostgres } from '#kit/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#kit/db/schema/migrate.ts';
import { eventTables } from '#kit/events/migrations.ts';
import type { BenchRun } from '../extent.ts';
import type { Row } from '../row.ts';
import { fill } from './fill.ts';

const memoryGoal = 200;
const approvers = [900_001, 900_002];
/** What bare SQL makes of the same books in one statement: what each is paid, with the tax, kept as rows. */
const sums = `
  create table peer as
  select a.name, p.account_id, floor((a.balance - coalesce(new.amount, 0)) / 4) as net,
    case when p.vat_status = 'business' then round(floor((a.balance - coalesce(new.amount, 0)) / 4) * 0.19) else 0 end as vat
  from ledger.accounts a join payouts.payees p on a.name = 'performer:' || p.account_id
  join payouts.bank_accounts b on b.account_id = p.account_id and b.ended_at is null
  left join (select credit, sum(amount) as amount from ledger.entries e join ledger.transfers t on t.id = e.transfer_id
    where t.at >= now() - interval '14 days' group by credit) new on new.credit = a.name
  where a.balance > 0`;

/**
 * One run of payouts over everybody, all domains of the site on an embedded PostgreSQL: amounts frozen in the books, then two approvals, a
 * sealed credit note for each, and everything booked as paid. How many a second, how much memory it takes; bare SQL makes the same sums over
 * the same books. The books and the sums are proven afterwards.
 */
export async function run({ isBrief }: BenchRun): Promise<Row[]> {
  const count = isBrief ? 300 : 100_000;
  const dataDir = await mkdtemp(join(tmpdir(), 'vesper-bench-payouts-'));
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
    await fill(kit, count);
    const { pool } = kit.db;
    const peer = await timed(() => pool.query(sums));
    global.gc?.();
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = clock.setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 50);
    let runId = 0;
    const frozen = await timed(async () => {
      runId = await domains.payouts.enrolRun({ until: clock.now() - 14 * 24 * 3_600_000, approvedBy: [] });
    });
    const paid = await timed(() => domains.payouts.carryOn(runId, approvers));
    clock.clear(watch);
    const { rows } = await pool.query<{ wrong: number }>(
      `select count(*)::int as wrong from peer full join payouts.items i on i.payee_id = peer.account_id
       where i.state is distinct from 'paid' or i.net is distinct from peer.net or i.vat is distinct from peer.vat`,
    );
    const client = await pool.connect();
    const { checks } = await verify(client, clock.now());
    client.release();
    const wrong =
      (rows[0]?.wrong ?? count) +
      checks.filter(({ passed }) => !passed).length +
      (await crash.wrong(pool as never, true)).length;
    return [
      {
        ...{ name: `${count} performers: amounts frozen`, value: round(frozen), unit: 's' },
        peer: { name: 'bare SQL, sums alone', value: round(peer) },
      },
      { name: 'frozen a second', value: Math.round(count / frozen), unit: 'payees/s' },
      { name: 'numbered, sealed and booked as paid', value: round(paid), unit: 's' },
      { name: 'paid a second, all in all', value: Math.round(count / (frozen + paid)), unit: 'payees/s' },
      {
        ...{ name: 'memory grown at most', value: round((most - before) / 1024 ** 2), unit: 'MiB' },
        goal: { max: memoryGoal },
      },
      { name: 'paid twice, left out, or other than the sums', value: wrong, unit: `of ${count}`, goal: { max: 0 } },
    ];
  } finally {
    await kit.db.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return (performance.now() - started) / 1000;
}

const round = (value: number): number => Math.round(value * 10) / 10;
