import { describe, expect, it, test } from 'vitest';
import { ConfigError } from '#kit/config/settings.ts';
import { memoryLog } from '#kit/log/log.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { hasPgbouncer, pgbouncerTo } from '#kit/testing/pgbouncer.ts';
import { testDatabase } from '#kit/testing/test-database.ts';
import { openDb } from '../db.ts';
import { checkPooler, connectionsOfProcess } from './check-pooler.ts';
import { longTimeouts, withLongTimeouts } from './timeouts.ts';

const { url } = await testDatabase();

test('without a pooler there is nothing to say', async () => {
  expect(await checkPooler(url)).toEqual({ isPooled: false, warning: null });
});

describe.skipIf(!hasPgbouncer)('behind PgBouncer', () => {
  it('with its default settings every connection has its limits, and knows the server behind it', async () => {
    const pooled = await pgbouncerTo(url);
    expect(await checkPooler(pooled)).toEqual({ isPooled: true, warning: null });
    const db = openDb(pooled, { log: memoryLog() });
    onFileEnd(() => db.close());
    const limits = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle, pg_backend_pid() as pid`;
    const clients = await Promise.all(Array.from({ length: 16 }, () => db.pool.connect()));
    for (const client of clients) {
      const { rows } = await client.query({ name: 'limits', text: limits });
      const { backend } = client as unknown as { backend: number };
      expect(rows[0]).toEqual({ statement: '10s', lock: '5s', idle: '20s', pid: backend });
      client.release();
    }
    const long = await withLongTimeouts(() =>
      db.pool.query(`select current_setting('statement_timeout') as statement`),
    );
    expect(long.rows[0].statement).toBe(`${longTimeouts.statement / 60_000}min`);
  });

  it.each([
    [{ pool_mode: 'transaction' }, 'pool_mode = session'],
    [{ pool_mode: 'transaction', server_round_robin: '1' }, 'pool_mode = session'],
    [{ pool_mode: 'transaction', server_reset_query_always: '1' }, 'pool_mode = session'],
    [{ pool_mode: 'transaction', default_pool_size: '2' }, 'pool_mode = session'],
    [{ pool_mode: 'statement' }, 'pool_mode = session'],
    [{ server_reset_query: '' }, 'server_reset_query = DISCARD ALL'],
  ])('a start with %o is refused in a sentence that says %s', async (settings, sentence) => {
    const pooled = await pgbouncerTo(url, settings as Record<string, string>);
    const refused = await checkPooler(pooled).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ConfigError);
    expect((refused as Error).message).toContain('DATABASE_URL');
    expect((refused as Error).message).toContain(sentence);
    expect((refused as Error).message).not.toContain(new URL(url).password);
  });

  it('a parameter of the address that it refuses is named', async () => {
    const pooled = new URL(await pgbouncerTo(url));
    pooled.searchParams.set('options', '-c jit=off');
    await expect(checkPooler(pooled.href)).rejects.toThrow('refuses the parameter options');
  });

  it('fewer connections than a process may want are told, and no reason to stay away', async () => {
    const pooled = await pgbouncerTo(url, { default_pool_size: '5' });
    const { warning } = await checkPooler(pooled);
    expect(warning).toContain(`gave 5 connections of the ${connectionsOfProcess}`);
    expect(warning).toContain('default_pool_size');
  });
});
