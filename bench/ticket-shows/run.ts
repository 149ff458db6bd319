import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as contract from '#domains/live/contract/index.ts';
import { showTickets } from '#domains/live/server/index.ts';
import { DriveClock, driveKit } from '#domains/live/testing/drive-kit.ts';
import { ownersOfTables } from '#domains/live/testing/tables.ts';
import { LiveTestBed } from '#domains/live/testing/test-bed.ts';
import { ticketsDomain, ticketsTables } from '#domains/tickets/server/index.ts';
import { clockTables } from '#kit/clock/keep-steady-time.ts';
import { startEmbeddedPostgres } from '#kit/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#kit/db/schema/migrate.ts';
import { eventTables } from '#kit/events/migrations.ts';
import type { BenchRun } from '../extent.ts';
import type { Row } from '../row.ts';

const goalSeconds = 5;
const performerId = 9_001;
const firstGuest = 10_001;

/** A show that is on, and a ticket of it for every guest; its number. */
const fill = `with show as (
    insert into tickets.shows
      (actor_id, actor_name, title, description, post_buy_info, price, late_minutes, starts_at, minutes, lets_late_in, promo_percent,
        promo_most, state, started_at, sold, created_at)
    values ($1, 'Mira', '{"en":"An hour of piano","de":"","nl":"","es":""}', '{}', '{}', 1000, 60, now(), 60, true, 20, 20, 'running', now(), $3, now())
    returning id),
  held as (
    insert into tickets.tickets (show_id, guest_id, creation_type, price, bought_at)
    select show.id, $2::int + n, 'C', 1000, now() from show, generate_series(0, $3::int - 1) n returning 1)
  select id, (select count(*) from held) from show`;

/**
 * A ticket show begins, and all who have a ticket come in at the same moment: live over an embedded PostgreSQL at the wall's own speed, the
 * tickets read from their table, the media engine a double. From the start until every one of their chats runs.
 */
export async function run({ isBrief }: BenchRun): Promise<Row[]> {
  const count = isBrief ? 50 : 1_000;
  const dataDir = await mkdtemp(join(tmpdir(), 'vesper-bench-ticket-shows-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const clock = new DriveClock(1, Date.now());
  const kit = driveKit(server.url, clock.clock);
  kit.extensions.add('tickets', ticketsDomain.declares ?? []);
  const mayEnter = kit.extensions.only(showTickets);
  const stage = new LiveTestBed(kit, 100_001, null, {
    hasTicket: async (...asked) => (await mayEnter?.(...asked)) ?? false,
  });
  try {
    await migrate(server.url, [clockTables, eventTables, ...ownersOfTables, ticketsTables]);
    await clock.start(kit.db.pool);
    await stage.live.start?.();
    const mira = await stage.performer({ id: performerId });
    await stage.goLive(mira, { autoAccept: true });
    const { rows } = await kit.db.pool.query<{ id: number }>(fill, [performerId, firstGuest, count]);
    const showId = rows[0]?.id ?? 0;
    await kit.db.pool.query('analyze');
    const guests = Array.from({ length: count }, (_, n) =>
      stage.person({ subjectId: firstGuest + n, accountId: firstGuest + n, roles: ['guest'] }),
    );
    const stranger = stage.person({ subjectId: 5, accountId: 5, roles: ['guest'] });
    const wish = { actorId: performerId, chatType: 'LIVESHOW' as const, single: false, sequence: 1 };
    const started = performance.now();
    await kit.db.transaction((tx) => stage.live.beginShow(tx, performerId, showId));
    const waits = await Promise.all(
      guests.map(async (guest) => {
        const refusal = await guest.refusal(contract.startChat, { ...wish, startKey: crypto.randomUUID() });
        if (refusal) throw new Error(refusal);
        return performance.now() - started;
      }),
    );
    const running = `select count(*)::int as n from live.chats where type = 'LIVESHOW' and status = 'running'`;
    let n = 0;
    while (n < count && performance.now() - started < 60_000) {
      await stage.live.settled();
      n = (await kit.db.pool.query<{ n: number }>(running)).rows[0]?.n ?? 0;
    }
    const seconds = (performance.now() - started) / 1000;
    const refused = await stranger.refusal(contract.startChat, { ...wish, startKey: crypto.randomUUID() });
    waits.sort((one, other) => one - other);
    return [
      { name: `${count} ticket holders, all in`, value: round(seconds), unit: 's', goal: { max: goalSeconds } },
      { name: 'half of them answered', value: Math.round(waits[Math.floor(count / 2)] ?? 0), unit: 'ms' },
      {
        name: 'not in, or in without a ticket',
        value: count - n + (refused === null ? 1 : 0),
        unit: 'guests',
        goal: { max: 0 },
      },
    ];
  } finally {
    await stage.live.stop?.();
    clock.stop();
    await kit.db.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const round = (value: number): number => Math.round(value * 10) / 10;
