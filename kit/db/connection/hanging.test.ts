import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TestClock } from '#kit/clock/test-clock.ts';
import { memoryLog } from '#kit/log/log.ts';
import { toProblem } from '#kit/server/dispatch.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { proxyTo } from '#kit/testing/proxy.ts';
import { testDatabase } from '#kit/testing/test-database.ts';
import { openDb } from '../db.ts';
import { DatabaseTimeout, DatabaseUnavailable, failureOf } from '../failures/failures.ts';
import { GuardedClient } from './guarded-client.ts';
import { heartbeatTimes, watchHeartbeat } from './heartbeat.ts';
import { isAwaited, longTimeouts, ordinaryTimeouts, whileAwaited, withLongTimeouts } from './timeouts.ts';

const { url } = await testDatabase();
const log = memoryLog();

/** The test's database behind a proxy, watched by a clock of the test's own. */
async function behindProxy() {
  const address = new URL(url);
  const proxy = await proxyTo(Number(address.port));
  address.port = String(proxy.port);
  const clock = new TestClock();
  const heartbeat = watchHeartbeat(address.href, log, clock);
  const db = openDb(address.href, { log, heartbeat, max: 4 });
  const direct = openDb(url, { log });
  onFileEnd(async () => {
    proxy.refuse();
    await heartbeat.stop();
    await Promise.all([db.close(), direct.close()]);
  });
  heartbeat.start();
  return { proxy, clock, heartbeat, db, direct };
}
type Place = Awaited<ReturnType<typeof behindProxy>>;

/** Rounds of the watch until one gets an answer. */
async function comeBack({ clock, heartbeat }: Pick<Place, 'clock' | 'heartbeat'>): Promise<void> {
  await vi.waitFor(
    async () => {
      await clock.advance(heartbeatTimes.step);
      expect(heartbeat.isUnavailable).toBe(false);
    },
    // Each round gives up the connection of the one before: a busy machine has to have time to open one.
    { interval: 100, timeout: 20_000 },
  );
}

/** Rounds of the watch until one gets no answer. */
async function missAnswer({ clock, heartbeat }: Pick<Place, 'clock' | 'heartbeat'>): Promise<void> {
  await vi.waitFor(
    async () => {
      await clock.advance(heartbeatTimes.step);
      expect(heartbeat.isUnavailable).toBe(true);
    },
    // Says when to give up: a busy machine answers late.
    { interval: 2, timeout: 10_000 },
  );
}

const seconds = async (work: () => Promise<unknown>) => {
  const begun = performance.now();
  const outcome = await work().then(
    () => null,
    (error: unknown) => error,
  );
  return { outcome, seconds: (performance.now() - begun) / 1000 };
};

describe('a statement that takes too long', () => {
  const db = openDb(url, { log });
  onFileEnd(() => db.close());
  const setting = async (name: string) => (await db.pool.query(`select current_setting('${name}') as is`)).rows[0].is;

  it('is told so in a sentence, without SQL, and when to come back', async () => {
    const stopped = await db
      .transaction(async (tx) => {
        await tx.client.query(`set local statement_timeout = 20`);
        await tx.client.query(`select pg_sleep(10), 'a private word'`);
      })
      .catch((error: unknown) => error);
    const problem = toProblem(stopped, log);
    for (const language of ['de', 'en', 'nl', 'es'] as const) {
      const body = problem.toBody(language);
      expect(body).toMatchObject({ code: 'took_too_long', status: 503, data: { retryAfterSeconds: 5 } });
      expect(JSON.stringify(body)).not.toMatch(/select|private|pg_|retryAfterSeconds\}/);
    }
  });

  it('waits for a lock no longer than it may', async () => {
    await db.pool.query('create table if not exists public.locked (n int)');
    const waited = await db.transaction(async (tx) => {
      await tx.client.query('lock table public.locked');
      const other = new GuardedClient({ connectionString: url });
      await other.connect();
      await other.allow({ ...ordinaryTimeouts, lock: 20 });
      const failure = await other.query('select * from public.locked').catch((error: unknown) => error);
      await other.end();
      return failure;
    });
    expect([failureOf(waited), toProblem(waited, log).kind.code]).toEqual(['slow', 'took_too_long']);
  });

  it('may take ten seconds, ten minutes where work takes its time, and ten seconds again after it', async () => {
    expect([await setting('statement_timeout'), await setting('lock_timeout')]).toEqual(['10s', '5s']);
    const later = await withLongTimeouts(async () => {
      expect([await setting('statement_timeout'), await setting('lock_timeout')]).toEqual(['10min', '1min']);
      expect(await db.transaction(async (tx) => (await tx.client.query('show lock_timeout')).rows)).toEqual([
        { lock_timeout: '1min' },
      ]);
      const { promise, resolve } = Promise.withResolvers<void>();
      return { resolve, timer: promise.then(() => setting('statement_timeout')) };
    });
    later.resolve();
    expect(await later.timer).toBe('10s');
    expect(await setting('statement_timeout')).toBe('10s');
    expect(longTimeouts.answer).toBeGreaterThan(longTimeouts.statement);
    expect(ordinaryTimeouts.answer).toBeGreaterThan(ordinaryTimeouts.statement);
  });
});

it('an answer that never comes takes its connection with it: the next statement has another one', async () => {
  const { proxy, db } = await behindProxy();
  const client = (await db.pool.connect()) as unknown as GuardedClient & { release(): void };
  client.timeouts = { statement: 10, lock: 10, answer: 20 };
  proxy.swallow();
  expect(await client.query('select 1').catch((error: unknown) => error)).toBeInstanceOf(DatabaseTimeout);
  expect(await client.query('select 1').catch((error: unknown) => error)).toBeInstanceOf(DatabaseTimeout);
  client.release();
  expect(db.pool.totalCount).toBe(0);
  proxy.pass();
  expect((await db.pool.query('select 2 as n')).rows).toEqual([{ n: 2 }]);
});

it('a connection that the server ends while nobody listens to it ends no process: its next statement says so', async () => {
  const { direct } = await behindProxy();
  const lone = new GuardedClient({ connectionString: url });
  await lone.connect();
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  lone.once('end', resolve);
  await direct.pool.query('select pg_terminate_backend($1)', [lone.backend]);
  await ended;
  expect(await lone.query('select 1').catch((error: unknown) => error)).toBeInstanceOf(Error);
});

describe('a database that hangs', () => {
  let place: Place;
  beforeEach(async () => {
    place = await behindProxy();
    await place.db.pool.query('create table if not exists public.kept (word text)');
  });

  it('is told to people at once, those who wait already included; background work is left alone', async () => {
    const { proxy, db } = place;
    proxy.swallow();
    const waiting = [
      whileAwaited(() => db.pool.query('select 1')),
      whileAwaited(() =>
        db.transaction(async (tx) => {
          await tx.client.query('select 1');
        }),
      ),
    ].map((work) => work.then(null, (error: unknown) => error));
    let background: unknown = 'waits';
    const work = db.pool.query(`insert into public.kept values ('in the background')`).then(
      () => {
        background = 'done';
      },
      (error: unknown) => {
        background = error;
      },
    );
    await missAnswer(place);
    for (const failure of await Promise.all(waiting)) expect(failure).toBeInstanceOf(DatabaseUnavailable);
    const late = await seconds(() => whileAwaited(() => db.pool.query('select 1')));
    expect([late.outcome, late.seconds < 3]).toEqual([expect.any(DatabaseUnavailable), true]);
    expect(toProblem(late.outcome, log).toBody('de')).toMatchObject({ code: 'data_unavailable', status: 503 });
    expect(background).toBe('waits');

    proxy.pass();
    await comeBack(place);
    expect((await whileAwaited(() => db.pool.query('select 1'))).rowCount).toBe(1);
    // What never arrived is found lost a second later, long before its own limit.
    const { seconds: lost } = await seconds(() => work);
    expect([background, lost < 9]).toEqual([expect.any(DatabaseUnavailable), true]);
    expect((await db.pool.query('select * from public.kept')).rows).toEqual([]);
  });

  it('and comes back has its own work left alone: what the server still works on is waited for', async () => {
    const { proxy, heartbeat, db, direct } = place;
    const holder = await direct.pool.connect();
    await holder.query('select pg_advisory_lock(4711)');
    const work = db.pool.query('select pg_advisory_lock(4711)');
    const isWaiting = async () =>
      expect((await direct.pool.query(`select from pg_locks where not granted`)).rowCount).toBe(1);
    await vi.waitFor(isWaiting, { interval: 5 });
    const looked = vi.spyOn(heartbeat, 'working');
    proxy.swallow();
    await missAnswer(place);
    proxy.pass();
    await comeBack(place);
    await vi.waitFor(() => expect(looked).toHaveBeenCalled(), { timeout: 5_000, interval: 5 });
    await looked.mock.results[0]?.value;
    await isWaiting();
    await holder.query('select pg_advisory_unlock(4711)');
    holder.release();
    expect((await work).rowCount).toBe(1);
  });

  it('only on the connection that watches it is not away: any answer counts', async () => {
    const { proxy, clock, heartbeat } = place;
    const beside = openDb(url, { log, heartbeat });
    proxy.swallow();
    for (let step = 0; step < 20; step += 1) {
      await clock.advance(heartbeatTimes.step);
      await beside.pool.query('select 1');
    }
    expect(heartbeat.isUnavailable).toBe(false);
    await missAnswer(place);
    await beside.close();
  });
});

it('a process that stood still itself blames nobody else: it has waited one step, however long that was', async () => {
  const { proxy, db } = await behindProxy();
  const heartbeat = watchHeartbeat(db.pool.options.connectionString as string, log);
  onFileEnd(() => heartbeat.stop());
  heartbeat.start();
  const probes = proxy.taken;
  await vi.waitFor(() => expect(proxy.taken).toBeGreaterThan(probes), { timeout: 5_000, interval: 5 });
  // The probe is on its way, and so is the proxy, which lives in this process.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, heartbeatTimes.step * (heartbeatTimes.steps + 1));
  const changes: boolean[] = [];
  heartbeat.onChange((isAway) => changes.push(isAway));
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  const heard = vi.spyOn(GuardedClient.prototype, 'query').mockImplementation(function (this: GuardedClient, ...given) {
    heard.mockRestore();
    resolve();
    return this.query(...(given as [string]));
  });
  await answered;
  expect(changes).toEqual([]);
});

it('what a request leaves behind is awaited by nobody once it has its answer', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { later } = await whileAwaited(async () => {
    expect(isAwaited()).toBe(true);
    return { later: promise.then(() => isAwaited()) };
  });
  resolve();
  expect(await later).toBe(false);
});
