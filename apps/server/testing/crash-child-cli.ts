import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { auditTables } from '#kit/audit/audit.ts';
import { clockTables } from '#kit/clock/keep-steady-time.ts';
import { readConfig } from '#kit/config/config.ts';
import { createClient } from '#kit/contract/client.ts';
import { migrate } from '#kit/db/schema/migrate.ts';
import { settingsOf } from '#kit/domain/compose.ts';
import { eventTables } from '#kit/events/migrations.ts';
import { createLog } from '#kit/log/log.ts';
import { mailTables } from '#kit/mail/mailer.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import type { Call } from '#kit/server/handler.ts';
import { smsTables } from '#kit/sms/sms.ts';
import { testCaller } from '#kit/testing/caller.ts';
import type { CrashWorld } from '#kit/testing/crash.ts';
import { domainCrashes } from '#kit/testing/crash.ts';
import * as domainList from '../domain-list.ts';
import { composeDomains } from '../domains.ts';
import { createKit } from '../kit.ts';

/**
 * A process to be killed: every domain, composed as the server composes them, without pages. It does what the domains' `testing/crash.ts`
 * say until it dies, or with `settle` lets come to an end what is on its way. Arguments: the database, a folder, the number of guests.
 */
const [url = '', folder = '', guests = '20', mode = 'drive'] = process.argv.slice(2);
const env = {
  NODE_ENV: 'test',
  DATABASE_URL: url,
  DATA_DIR: folder,
  DEMO: 'off',
  LIMIT_FACTOR: '10000',
  PUBLIC_URL: 'http://vesper.test',
};
const kit = createKit(readConfig(env, settingsOf(domainList)), url, createLog('silent'), env.PUBLIC_URL);
const { domains, inOrder } = composeDomains(kit);
const ofKit = [clockTables, eventTables, auditTables, mailTables, smsTables];
await migrate(url, [...ofKit, ...inOrder.flatMap(({ migrations }) => (migrations ? [migrations] : []))]);
await kit.steadyTime.start(kit.db.pool);
const handlers = [...inOrder.flatMap((domain) => domain.handlers), ...kit.mail.handlers, ...kit.sms.handlers];
const dispatcher = createDispatcher(handlers, kit);
kit.events.subscribe(handlers);
await kit.caches.start();
for (const domain of inOrder) await domain.start?.();
const app = Fastify({ forceCloseConnections: true }) as unknown as FastifyInstance;
await domains.payments.mount(app);
await kit.jobs.prepare(handlers);
await app.listen({ host: '127.0.0.1', port: 0 });
const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
kit.events.start();
void kit.jobs.start(handlers).catch(() => undefined);

const world: CrashWorld = {
  kit,
  as(accountId) {
    const caller = testCaller({ accountId, roles: ['guest'], isProven: true });
    const cookies = { get: () => undefined, set: () => undefined };
    return createClient(dispatcher.transportFor({ caller, cookies, userAgent: null, requestId: 'r' } as Call));
  },
  domain: <Api>(name: string) => inOrder.find((domain) => domain.name === name) as Api,
  async work(job, payload = {}) {
    const handler = handlers.find(({ kind, operation }) => kind === 'job' && operation.name === job);
    if (handler?.kind !== 'job') throw new Error(`Nobody does ${job}.`);
    await (handler.run as (payload: unknown) => Promise<void>)(payload);
  },
  async post(path, body) {
    await fetch(`${base}${path}`, { method: 'POST', body, redirect: 'manual' });
  },
};

/** The guests, made once. */
async function people(): Promise<readonly number[]> {
  const known = await kit.db.pool.query<{ id: number }>('select id from identity.accounts order by id');
  if (known.rows.length >= Number(guests)) return known.rows.map(({ id }) => id);
  const passwordHash = await domains.identity.hashPassword(randomUUID());
  for (let n = known.rows.length; n < Number(guests); n += 1) {
    const account = { email: `guest${n}@crash.example`, passwordHash, roles: ['guest'] as const };
    await kit.db.transaction((tx) =>
      domains.identity.createAccount(tx, { ...account, language: 'en', emailVerified: true }),
    );
  }
  return people();
}

const crashes = await domainCrashes();
const acts = crashes.flatMap((crash) => Object.values(crash.acts));
const ids = await people();

if (mode === 'settle') {
  // Several times: what one domain settles begins something in another.
  for (let turn = 0; turn < 6; turn += 1) {
    for (const { settle } of crashes) await settle?.(world);
    await kit.events.drain();
  }
  process.exit(0);
}

// Everything once, in the order of the domains: what is to be seen under kills does not depend on how fast this machine draws lots.
for (const act of acts) await act(world, ids[0] as number, 0.6).catch(() => undefined);
process.stdout.write('driving\n');
const drive = async (): Promise<void> => {
  for (;;) {
    const dice = Math.random();
    const act = acts[Math.floor(Math.random() * acts.length)];
    const guest = ids[Math.floor(Math.random() * ids.length)] as number;
    // A refusal is an answer; while the database is away nothing can be done.
    await act?.(world, guest, dice).catch(() => wait(20));
  }
};
await Promise.all(Array.from({ length: 6 }, drive));
