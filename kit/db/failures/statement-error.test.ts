import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { system } from '#kit/contract/access.ts';
import { event } from '#kit/contract/operations.ts';
import { describeError, describeShortly } from '#kit/log/describe-error.ts';
import { toProblem } from '#kit/server/dispatch.ts';
import { on } from '#kit/server/handler.ts';
import { testKit } from '#kit/testing/kit.ts';
import { expectUnlogged, loggedSoFar, privateMarker } from '#kit/testing/log-watch.ts';
import { isUniqueViolation, sqlState } from '../db.ts';
import { StatementError, shapeOf, withoutValues } from './statement-error.ts';

const kit = await testKit([]);
await kit.db.pool.query(`
  create table public.entries (id integer primary key, note text not null check (length(note) < 60), other integer references public.entries);
  create function public.refuse() returns trigger language plpgsql as 'begin raise exception ''entries stay'' using detail = old.note; end';
  create trigger entries_stay before delete on public.entries for each row execute function public.refuse();
`);
const entries = pgTable('entries', {
  id: integer('id').primaryKey(),
  note: text('note').notNull(),
  other: integer('other'),
});
const note = privateMarker('note');
await kit.db.orm.insert(entries).values({ id: 1, note });

/** Every way a statement reaches the database, and the kinds of what the database has against it. */
const failures: Record<string, [code: string, run: () => Promise<unknown>]> = {
  'a unique constraint, by drizzle': ['23505', () => kit.db.orm.insert(entries).values({ id: 1, note })],
  'a check, by drizzle in a transaction': [
    '23514',
    () => kit.db.transaction((tx) => tx.orm.insert(entries).values({ id: 2, note: note.repeat(9) })),
  ],
  'a foreign key, by a connection': [
    '23503',
    () =>
      kit.db.transaction((tx) =>
        tx.client.query('insert into entries (id, note, other) values ($1, $2, 99)', [3, note]),
      ),
  ],
  'a missing value, by the pool': [
    '23502',
    () => kit.db.pool.query(`insert into entries (id) select 4 where $1 <> ''`, [note]),
  ],
  'a text that is no number': ['22P02', () => kit.db.orm.execute(sql`select ${note}::integer`)],
  'a text that is no time': ['22007', () => kit.db.pool.query('select $1::timestamptz', [note])],
  'broken JSON': ['22P02', () => kit.db.pool.query('select $1::jsonb', [`{"note": ${note}`])],
  'a literal in the statement itself': ['22P02', () => kit.db.pool.query(`select '${note}'::uuid`)],
  'a trigger of ours': ['P0001', () => kit.db.orm.delete(entries)],
  'a table that is not there': ['42P01', () => kit.db.orm.execute(sql`select * from nowhere where note = ${note}`)],
};

test.each(Object.entries(failures))('what fails says why and where, and no value: %s', async (_, [code, run]) => {
  const error = await run().then(
    () => null,
    (failure: unknown) => failure as StatementError,
  );
  expect(error).toBeInstanceOf(StatementError);
  expect(sqlState(error)).toBe(code);
  expect(isUniqueViolation(error)).toBe(code === '23505');
  expect(error?.statement).toMatch(/^(select|insert|delete)/);
  const everything = [JSON.stringify(error, Object.getOwnPropertyNames(error)), String(error), error?.stack].join();
  expect(everything).not.toContain(note);
  toProblem(new Error('around it', { cause: error }), kit.log);
  expect(loggedSoFar()).toContain(`"code":"${code}"`);
  kit.log.warn({ failed: new AggregateError([error, [error]]), reason: String(error) }, 'by another name');
});

test('neither does an event handler, a job or a wrapper of somebody else leave any in the log or beside the work', async () => {
  const told = event({ name: 'tests.told', summary: 'For this test.', access: system, payload: z.object({}) });
  kit.events.subscribe([
    on(told, 'tests.fail', async (_, tx) => void (await tx.orm.insert(entries).values({ id: 1, note }))),
  ]);
  await kit.db.transaction((tx) => tx.emit(told, {}));
  await kit.events.drain();
  const { rows } = await kit.db.pool.query<{ last_error: string }>('select last_error from events.deliveries');
  expect(rows[0]?.last_error).toContain('23505');
  expect(rows[0]?.last_error).not.toContain(note);

  const raw = Object.assign(new Error(`duplicate`), {
    code: '23505',
    severity: 'ERROR',
    detail: `(${note})`,
    where: note,
  });
  const drizzled = Object.assign(new Error(`Failed query: insert\nparams: ${note}`), {
    query: `insert into entries values ('${note}')`,
    params: [note],
    cause: raw,
  });
  const redis = Object.assign(new Error('READONLY'), { command: { name: 'set', args: [note] } });
  const smtp = Object.assign(new Error(`550 <${note}@vesper.test> refused`), {
    responseCode: 550,
    code: 'EENVELOPE',
    response: note,
  });
  const mailed = new Error(`no room for ${note}@vesper.test`);
  for (const error of [
    raw,
    drizzled,
    redis,
    smtp,
    mailed,
    new Error('around', { cause: new AggregateError([drizzled, smtp]) }),
  ]) {
    kit.log.error({ err: error }, 'a failure of somebody else');
    expect(describeShortly(error)).not.toContain(note);
  }
  expect(describeError(smtp).code).toBe('EENVELOPE 550');
  expect(withoutValues(drizzled)).toMatchObject({ code: '23505', statement: 'insert into entries values (?)' });
  expect(loggedSoFar()).toContain('a failure of somebody else');
  expectUnlogged(note);
});

test('a statement is told by its shape', () => {
  expect(shapeOf(`select *\n  from "a" -- why\n where b = 'it''s' and c > 17.5 and d = $2 and e1 = $$x$$`)).toBe(
    'select * from "a" where b = ? and c > ? and d = $2 and e1 = ?',
  );
  expect(shapeOf('x'.repeat(5000)).length).toBeLessThan(500);
});
