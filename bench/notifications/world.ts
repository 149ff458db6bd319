import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import * as list from '#apps/server/domain-list.ts';
import { composeList } from '#apps/server/domains.ts';
import { driveKit } from '#domains/live/testing/drive-kit.ts';
import { FakeMedia } from '#domains/live/testing/fake-media.ts';
import { notifications } from '#domains/notifications/contract/index.ts';
import { seedActors } from '#domains/performers/testing/many-actors.ts';
import { createWebPush } from '#domains/web-push/server/index.ts';
import { pushBrowser } from '#domains/web-push/testing/push-browser.ts';
import { auditTables } from '#kit/audit/audit.ts';
import { wallClock } from '#kit/clock/clock.ts';
import { system } from '#kit/contract/access.ts';
import { event, job } from '#kit/contract/operations.ts';
import { startEmbeddedPostgres } from '#kit/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#kit/db/schema/migrate.ts';
import { eventTables } from '#kit/events/migrations.ts';
import { createJobs } from '#kit/jobs/jobs.ts';
import { on, work } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';

export const actorId = 1_000_000;
const firstGuest = 2_000_000;
/** Browsers' keys are made again for so many and used again: making them is not what is measured. */
const differentKeys = 50;

const at = z.object({ at: z.number() });
/** Other work of the same worker, whose waiting is looked at. */
export const otherJob = job({ name: 'bench.other', summary: 'For this benchmark.', access: system, payload: at });
export const otherEvent = event({ name: 'bench.other', summary: 'For this benchmark.', access: system, payload: at });

/** One worker with all domains of the site, and guests who pinned one performer and have a browser each that is pushed to. */
export interface OnlineWorld {
  readonly kit: Kit;
  /** When guests' pages were told, ms since the epoch: the first, the last, and how often. */
  readonly told: { first: number | null; last: number | null; count: number };
  /** How long other jobs and other events waited since the last look, ms. */
  readonly waits: { jobs: number[]; events: number[] };
  one(sql: string): Promise<number>;
  forget(): Promise<void>;
}

/** Makes the world on an embedded PostgreSQL; `services` are the origins of push services, with their authority. */
export async function openOnlineWorld(
  guests: number,
  services: { readonly origins: readonly string[]; readonly ca: string },
): Promise<OnlineWorld> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vesper-bench-online-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const clock = wallClock();
  const told: OnlineWorld['told'] = { first: null, last: null, count: 0 };
  const waits: OnlineWorld['waits'] = { jobs: [], events: [] };
  const drive = driveKit(server.url, clock);
  const jobs = createJobs(server.url, drive.log);
  const kit: Kit = {
    ...drive,
    jobs,
    liveMedia: new FakeMedia(clock),
    realtime: {
      ...drive.realtime,
      publish(_topic, message, payload) {
        message.payload.parse(payload);
        if (message.name !== notifications.name) return;
        told.last = Date.now();
        told.first ??= told.last;
        told.count += 1;
      },
    },
  };
  const network = { isAllowed: () => true, ca: services.ca };
  const webPush = { ...list.webPush, create: (own: Kit, uses: never) => createWebPush(own, uses, network) };
  const { inOrder } = composeList({ ...list, webPush }, kit);
  const tables = inOrder.flatMap(({ migrations }) => (migrations ? [migrations] : []));
  await migrate(server.url, [eventTables, auditTables, ...tables]);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await seedActors(client, 1, { now: clock.now(), firstId: actorId });
  await fill(client, guests, services.origins);
  const handlers = [
    ...inOrder.flatMap((domain) => domain.handlers),
    work(otherJob, async (sent) => void waits.jobs.push(Date.now() - sent.at)),
    on(otherEvent, 'bench.other', async (sent) => void waits.events.push(Date.now() - sent.at)),
  ];
  kit.events.subscribe(handlers);
  await jobs.prepare(handlers);
  await jobs.start(handlers);
  kit.events.start();
  return {
    kit,
    told,
    waits,
    one: async (sql) => Number(Object.values((await client.query(sql)).rows[0] ?? {})[0]),
    async forget() {
      await jobs.stop();
      await kit.events.stop();
      for (const domain of inOrder.filter(({ name }) => name === 'web-push')) await domain.stop?.();
      await client.end();
      await kit.db.close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function fill(client: pg.Client, guests: number, origins: readonly string[]): Promise<void> {
  const keys = Array.from({ length: differentKeys }, () => pushBrowser(`${origins[0]}/`).subscription.keys);
  await client.query(
    `insert into identity.accounts (id, email, email_key, email_verified_at, password_hash, roles, language, adult_declared_at, created_at)
     select $1::bigint + n, 'fan' || n || '@example.com', 'fan' || n || '@example.com', now(), 'none', '{guest}', 'en', now(), now()
     from generate_series(1, $2::int) n`,
    [firstGuest, guests],
  );
  await client.query(
    `insert into guest.profiles (account_id, notification_settings) select $1::bigint + n, '{"push": true}' from generate_series(1, $2::int) n`,
    [firstGuest, guests],
  );
  await client.query(
    `insert into favourites.pins (guest_id, actor_id, pinned_at) select $1::bigint + n, $2, now() from generate_series(1, $3::int) n`,
    [firstGuest, actorId, guests],
  );
  await client.query(
    `insert into web_push.subscriptions (account_id, endpoint, p256dh, auth, encoding, events, token_hash, created_at)
     select $1::bigint + n, ($3::text[])[1 + n % $4::int] || '/send/' || n, ($5::text[])[1 + n % $7::int], ($6::text[])[1 + n % $7::int],
       'aes128gcm', '["actor-online", "campaigns", "news"]', 'token ' || n, now() from generate_series(1, $2::int) n`,
    [
      ...[firstGuest, guests, origins, origins.length],
      ...[keys.map(({ p256dh }) => p256dh), keys.map(({ auth }) => auth), differentKeys],
    ],
  );
  await client.query('vacuum analyze');
}
