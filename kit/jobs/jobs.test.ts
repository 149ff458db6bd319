import pg from 'pg';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { job } from '#kit/contract/operations.ts';
import { openDb } from '#kit/db/db.ts';
import { createLog } from '#kit/log/log.ts';
import { work } from '#kit/server/handler.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { testDatabase } from '#kit/testing/test-database.ts';
import { createJobs } from './jobs.ts';

const nightly = (name: string, cron?: string) =>
  job({ name, summary: 'For a test.', access: system, payload: z.object({}), ...(cron && { cron }) });

async function othersConnectedTo(url: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    'select query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
  return rows;
}

it('keeps the schedules of its jobs, and drops those of jobs that are gone or go by no clock any more', async () => {
  const { url } = await testDatabase();
  const scheduledBy = async (...jobs: ReturnType<typeof nightly>[]): Promise<string[]> => {
    const queue = createJobs(url, createLog('silent'));
    await queue.start(jobs.map((one) => work(one, async () => undefined)));
    await queue.stop();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ name: string }>('select name from jobs.schedule order by name');
    await client.end();
    return rows.map(({ name }) => name);
  };
  const [clean, count] = [nightly('test.clean', '17 4 * * *'), nightly('test.count', '18 4 * * *')];
  expect(await scheduledBy(clean, count)).toEqual(['test_clean', 'test_count']);
  expect(await scheduledBy(nightly('test.count'), nightly('test.sweep', '17 4 * * *'))).toEqual(['test_sweep']);
});

it('can be stopped while it is still starting: nothing of it fails, and nothing continues', async () => {
  const { url } = await testDatabase();
  const queue = createJobs(url, createLog('silent'));
  const jobs = ['a', 'b', 'c'].map((name) => work(nightly(`test.${name}`, '17 4 * * *'), async () => undefined));
  const starting = queue.start(jobs);
  await queue.stop();
  await expect(starting).resolves.toBeUndefined();
  expect(await othersConnectedTo(url)).toEqual([]);
});

it('is stopped whole also when its start failed half-way', async () => {
  const { url } = await testDatabase();
  const queue = createJobs(url, createLog('silent'));
  const jobs = [nightly('test.good', '17 4 * * *'), nightly('test.bad', 'when it suits')];
  await expect(queue.start(jobs.map((one) => work(one, async () => undefined)))).rejects.toThrow();
  await queue.stop();
  expect(await othersConnectedTo(url)).toEqual([]);
});

it('works on what waits without a pause between: twenty mails are no forty seconds', { timeout: 15_000 }, async () => {
  const { url } = await testDatabase();
  const db = openDb(url, { log: createLog('silent') });
  onFileEnd(() => db.close());
  const queue = createJobs(url, createLog('silent'));
  onFileEnd(() => queue.stop());
  const mail = job({ name: 'test.mail', summary: 'For a test.', access: system, payload: z.object({ n: z.int() }) });
  const ran: number[] = [];
  const all = Promise.withResolvers<void>();
  const handlers = [
    work(mail, async ({ n }) => {
      if (ran.push(n) === 20) all.resolve();
    }),
  ];
  await queue.prepare(handlers);
  for (let n = 0; n < 20; n += 1) await db.transaction((tx) => queue.send(tx, mail, { n }));
  await queue.start(handlers);
  await all.promise;
  expect(new Set(ran).size).toBe(20);
});
