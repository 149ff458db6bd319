import { expect, it } from 'vitest';
import { testKit } from '#kit/testing/kit.ts';
import { withQueryCache } from './query-cache.ts';

const kit = await testKit([]);
const { pool } = kit.db;

/** Which connection answers; `mark` makes it a question of its own. */
const connectionOf = async (mark: number): Promise<number> => {
  const { rows } = await pool.query<{ pid: number }>(`select pg_backend_pid() as pid, ${mark} as mark, pg_sleep(0.01)`);
  return rows[0]?.pid ?? 0;
};
const marks = [1, 2, 3, 4];

it('asks what a page asks in the same moment over one connection, and other work beside each other', async () => {
  const ofPage = await withQueryCache(() => Promise.all(marks.map(connectionOf)));
  expect(new Set(ofPage).size).toBe(1);
  expect(new Set(await Promise.all(marks.map(connectionOf))).size).toBe(marks.length);
});

it('gives each page connections of its own', async () => {
  const [one = [], two = []] = await Promise.all(
    [0, 1].map(() => withQueryCache(() => Promise.all(marks.map(connectionOf)))),
  );
  expect(one[0]).not.toBe(two[0]);
});

it('answers each statement by itself: one that is refused takes none of the others along', async () => {
  const name = 'shelf_of_values';
  const named = (value: number) => pool.query({ name, text: 'select $1::int as value', values: [value] });
  const answers = await withQueryCache(() =>
    Promise.allSettled([named(1), pool.query('select 1 / 0'), named(2), pool.query('select nothing'), named(3)]),
  );
  expect(answers.map((one) => (one.status === 'fulfilled' ? one.value.rows : 'refused'))).toEqual([
    [{ value: 1 }],
    'refused',
    [{ value: 2 }],
    'refused',
    [{ value: 3 }],
  ]);
  expect((await named(4)).rows).toEqual([{ value: 4 }]);
});

it('leaves the connection as it was: a transaction may follow on it', async () => {
  await withQueryCache(() => Promise.all(marks.map(connectionOf)));
  const pid = await kit.db.transaction(async (tx) => {
    const { rows } = await tx.client.query('select pg_backend_pid() as pid');
    return rows[0]?.pid;
  });
  expect(pid).toBeGreaterThan(0);
});
