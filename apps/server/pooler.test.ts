import pg from 'pg';
import { expect, test } from 'vitest';
import { hasPgbouncer, pgbouncerTo } from '#kit/testing/pgbouncer.ts';
import { testDatabase } from '#kit/testing/test-database.ts';
import { startServer } from './testing/server.ts';
import { post, signedUp } from './testing/two-servers.ts';

const common = { SECRET: 'a secret of this test alone, and long enough', ROLES: 'api,realtime,media,worker' };

test.skipIf(!hasPgbouncer)(
  'behind PgBouncer with its default settings all of twelve paid orders are credited',
  async () => {
    const { url } = await testDatabase();
    const server = await startServer({ ...common, DATABASE_URL: await pgbouncerTo(url), LIMIT_FACTOR: '100' });
    const { accessToken } = await signedUp(server, 'pooled');
    const headers = { authorization: `Bearer ${accessToken}` };
    const paid = async () => {
      const { data } = await post(server, 'payments/startTopUp', { packageId: 'eur-10' }, headers);
      const { checkoutUrl } = data as unknown as { checkoutUrl: string };
      const body = new URLSearchParams([...new URL(checkoutUrl).searchParams, ['decision', 'pay']]);
      const answer = await fetch(`${server.address}/sandbox/flexpay/decide`, {
        method: 'POST',
        body,
        redirect: 'manual',
      });
      return new URL(answer.headers.get('location') ?? 'http://nowhere').searchParams.get('result');
    };
    expect(await Promise.all(Array.from({ length: 12 }, paid))).toEqual(Array.from({ length: 12 }, () => 'success'));
    const credited = async () => {
      const answer = await fetch(`${server.address}/rest/v1/guest/getGuestBalance`, { headers });
      return ((await answer.json()) as { balance: number }).balance;
    };
    await expect.poll(credited, { timeout: 20_000 }).toBe(12 * 4000);
    expect(await server.stop()).toBe(0);
    expect(server.output.join('')).not.toContain('nothing speaks against it');
  },
);

test.skipIf(!hasPgbouncer)('in its transaction mode a start is refused in one sentence', async () => {
  const { url } = await testDatabase();
  const said = await startServer({
    ...common,
    DATABASE_URL: await pgbouncerTo(url, { pool_mode: 'transaction' }),
  }).then(
    () => 'it started',
    (error: Error) => error.message,
  );
  expect(said).toMatch(/^the server ended with 1:\nDATABASE_URL leads through a pooler .* pool_mode = session .*\n$/);
});

test('a start that breaks off while it fills the demo world is taken up by the next one', async () => {
  const { url } = await testDatabase();
  const env = { ...common, DATABASE_URL: url };
  await (await startServer(env)).stop();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const breakAt = async (table: string, after: number): Promise<void> => {
      await client.query(`create or replace function public.break_off() returns trigger language plpgsql as
        $$ begin if (select count(*) from ${table}) >= ${after} then raise exception 'broken off'; end if; return new; end $$`);
      await client.query(
        `create trigger break_off before insert on ${table} for each row execute function public.break_off()`,
      );
      await expect(startServer({ ...env, DEMO: 'seed' })).rejects.toThrow('broken off');
      await client.query(`drop trigger break_off on ${table}`);
    };
    await breakAt('performers.actors', 17);
    await breakAt('media.pictures', 140);
    await breakAt('favourites.pins', 0);
    await (await startServer({ ...env, DEMO: 'seed' })).stop();
    const { rows } = await client.query(`select
      (select count(*)::int from performers.actors) as performers,
      (select count(*)::int from identity.accounts) as accounts,
      (select count(*) > 0 from favourites.pins) as liked,
      (select count(*)::int from experiments.experiments) as experiments`);
    // The cast, the partners of its couples, two who apply, guests, three who work here, and a studio.
    expect(rows[0]).toEqual({ performers: 48 + 2, accounts: 48 + 6 + 2 + 10 + 3 + 1, liked: true, experiments: 1 });
  } finally {
    await client.end();
  }
}, 120_000);
