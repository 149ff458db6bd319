import { expect } from 'vitest';
import type { Result } from '#kit/contract/client.ts';
import type { Db } from '#kit/db/db.ts';
import { expectUnlogged, loggedSoFar } from './log-watch.ts';

type Database = { readonly pool: Pick<Db['pool'], 'query'> };

/**
 * Does the work while a table (`schema.table`) refuses every new or changed row, as a violated constraint does:
 * PostgreSQL's error then quotes the whole row.
 */
export async function whileRefusingRows<T>(db: Database, table: string, work: () => Promise<T>): Promise<T> {
  await db.pool.query(`alter table ${table} add constraint refuses_rows check (false) not valid`);
  try {
    return await work();
  } finally {
    await db.pool.query(`alter table ${table} drop constraint refuses_rows`);
  }
}

/** Does the work while a table (`schema.table`) is not there: the wrapper of a failed statement then quotes its parameters. */
export async function whileMissing<T>(db: Database, table: string, work: () => Promise<T>): Promise<T> {
  const name = table.split('.').at(-1) as string;
  await db.pool.query(`alter table ${table} rename to ${name}_away`);
  try {
    return await work();
  } finally {
    await db.pool.query(`alter table ${table}_away rename to ${name}`);
  }
}

/** The call failed inside, the log says so with the database's code, and neither log nor answer repeats what was sent. */
export function expectSilentFailure(answer: Result<unknown>, code: string, ...secrets: string[]): void {
  expect(answer).toMatchObject({ ok: false, problem: { code: 'internal_error' } });
  expect(loggedSoFar()).toContain(code);
  for (const secret of secrets) expect(JSON.stringify(answer)).not.toContain(secret);
  expectUnlogged(...secrets);
}
