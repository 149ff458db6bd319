import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { composeDomains } from '#apps/server/domains.ts';
import { driveKit } from '#domains/live/testing/drive-kit.ts';
import { FakeMedia } from '#domains/live/testing/fake-media.ts';
import { seedActors } from '#domains/performers/testing/many-actors.ts';
import { auditTables } from '#kit/audit/audit.ts';
import { wallClock } from '#kit/clock/clock.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { ApiClient } from '#kit/contract/client.ts';
import type { ClientMessage, PayloadOf } from '#kit/contract/operations.ts';
import { startEmbeddedPostgres } from '#kit/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#kit/db/schema/migrate.ts';
import { eventTables } from '#kit/events/migrations.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import type { Handler } from '#kit/server/handler.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient } from '#kit/testing/clients.ts';

/** How much there is. A guest has five channels; one guest and one performer have many. */
export interface Amounts {
  readonly channels: number;
  readonly messages: number;
  /** Channels of the guest who has many. */
  readonly many: number;
  /** Channels with `longLength` messages each; the rest of the messages is spread over the others. */
  readonly long: number;
  readonly longLength: number;
}

export const amounts: Amounts = { channels: 100_000, messages: 1_000_000, many: 5_000, long: 10, longLength: 5_000 };
export const few: Amounts = { channels: 200, messages: 2_000, many: 50, long: 2, longLength: 100 };

const perGuest = 5;
export const firstActor = 1_000_000;
export const guestWithMany = 900_000;

/** All domains of the site over a database with many conversations. */
export interface MessengerWorld {
  readonly url: string;
  /** Guests with five channels each: 1 to this. */
  readonly guests: number;
  readonly actors: number;
  as(accountId: number): ApiClient;
  /** Sends a message as a connection of the account would. */
  command<M extends ClientMessage>(message: M, accountId: number, payload: PayloadOf<M>): Promise<void>;
  forget(): Promise<void>;
}

const words = ['candle', 'evening', 'guitar', 'winter', 'harbour', 'lemon', 'window', 'river', 'letter', 'silver'];

/** Makes the world on an embedded PostgreSQL: messages lie in it in the order they were written, all channels mixed. */
export async function openMessengerWorld(size: Amounts): Promise<MessengerWorld> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vesper-bench-messenger-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const clock = wallClock();
  const kit = { ...driveKit(server.url, clock), liveMedia: new FakeMedia(clock) };
  const { inOrder } = composeDomains(kit);
  await migrate(server.url, [
    eventTables,
    auditTables,
    ...inOrder.flatMap(({ migrations }) => (migrations ? [migrations] : [])),
  ]);
  const guests = Math.floor((size.channels - size.many) / perGuest);
  const actors = Math.max(size.many, 100);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await seedActors(client, actors, { now: kit.clock.now(), firstId: firstActor });
  await client.query('update performers.actors set price_message = 0');
  await fill(client, size, guests, actors);
  await client.end();
  const handlers = inOrder.flatMap((domain) => domain.handlers);
  const dispatcher = createDispatcher(handlers, kit);
  const callerOf = (accountId: number): Caller =>
    testCaller({ accountId, subjectId: accountId, roles: accountId >= firstActor ? ['performer'] : ['guest'] });
  return {
    url: server.url,
    guests,
    actors,
    as: (accountId) => testClient(dispatcher, callerOf(accountId)),
    command: (message, accountId, payload) => receiving(handlers, message)(payload, { caller: callerOf(accountId) }),
    async forget() {
      await kit.db.close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type Receive = (payload: unknown, from: { caller: Caller }) => Promise<void>;

function receiving(handlers: readonly Handler[], message: ClientMessage): Receive {
  const found = handlers.find(({ operation }) => operation === message);
  if (!found) throw new Error(`Nobody receives ${message.name}.`);
  return (found as unknown as { run: Receive }).run;
}

async function fill(client: pg.Client, size: Amounts, guests: number, actors: number): Promise<void> {
  await client.query(
    `insert into messenger.channels (guest_id, actor_id, actor_name, created_at, last_at, talked_at, is_answered)
     select guest, actor, 'Bench', now() - interval '90 days', now() - n * interval '1 minute', now() - n * interval '1 minute', true
     from (
       select n, 1 + n / $2 as guest,
         $3::int + case when n % $2 = 0 and n / $2 < $5 then 0 else 1 + (n / $2 * 7 + n % $2 * 1009) % ($6::int - 1) end as actor
       from generate_series(0, $1::int * $2::int - 1) as n
       union all
       select n, $4::bigint, $3::int + n from generate_series(0, $5::int - 1) as n) as pair
     on conflict do nothing`,
    [guests, perGuest, firstActor, guestWithMany, size.many, actors],
  );
  const spread = size.messages - size.long * size.longLength;
  await client.query(
    `insert into messenger.messages (channel_id, type, sender, text, sent_at, key)
     select channel, 'text', case when n % 2 = 0 then 'guest' else 'actor' end,
       ($3::text[])[1 + n % 10] || ' and ' || ($3::text[])[1 + n / 10 % 10] || ', said as number ' || n || ' of this evening',
       now() - interval '80 days' + n * interval '6 seconds', 'bench-' || n
     from (
       select n, 1 + n::bigint * 48271 % $1::int as channel from generate_series(1, $2::int) as n
       union all
       select n * ($2::int / ($4::int * $5::int)) , $1::int - n % $4::int from generate_series(1, $4::int * $5::int) as n) as said
     order by n`,
    [await countChannels(client), spread, words, size.long, size.longLength],
  );
  await client.query(
    `update messenger.channels as c set last_message_id = m.id, last_at = m.sent_at, talked_at = m.sent_at,
       subject = left(m.text, 120), subject_type = m.type, subject_sender = m.sender,
       guest_unread = (c.id % 3 = 0)::int, actor_unread = (c.id % 4 = 0)::int
     from (select distinct on (channel_id) * from messenger.messages order by channel_id, id desc) as m where m.channel_id = c.id`,
  );
  await client.query('vacuum analyze messenger.channels, messenger.messages');
}

async function countChannels(client: pg.Client): Promise<number> {
  const { rows } = await client.query('select max(id)::int as count from messenger.channels');
  return rows[0].count;
}
