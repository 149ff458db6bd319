import fc from 'fast-check';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { Problem } from '#kit/contract/problem.ts';
import { testKit } from '#kit/testing/kit.ts';
import { scaledRuns } from '#kit/testing/run-length.ts';
import type { AccountName } from '../contract/accounts.ts';
import type { TransferKind } from '../contract/transfers.ts';
import { correction } from '../contract/transfers.ts';
import { kinds } from '../testing/kinds.ts';
import type { Transfer } from './index.ts';
import { createLedger, KeyTakenError } from './index.ts';
import { verify } from './verify.ts';

const kit = await testKit([{ name: 'ledger', folder: new URL('./migrations', import.meta.url) }]);
const ledger = createLedger(kit);
// Deadlocks between transactions of several transfers are wanted here; waiting a second to notice each is not.
await kit.db.pool.query(
  `do $$ begin execute format('alter database %I set deadlock_timeout = 5', current_database()); end $$`,
);
await kit.db.pool.query('set deadlock_timeout = 5');

/** Few accounts and few keys, so that transfers meet each other. */
const account = fc.constantFrom<AccountName>(
  'guest:1',
  'guest:2',
  'guest:3',
  'performer:7',
  'performer:8',
  'house:revenue',
  'provider:sandbox',
);
const wish = fc
  .record({
    key: fc.integer({ min: 1, max: 30 }),
    kind: fc.constantFrom<TransferKind>(kinds.topUp, kinds.chatRefund, correction, kinds.chargeback),
    givers: fc.array(fc.record({ account, amount: fc.integer({ min: 1, max: 900 }) }), { minLength: 1, maxLength: 3 }),
    taker: account,
    /** Transfers that share a transaction, in the order given: where deadlocks could come from. */
    transaction: fc.integer({ min: 0, max: 12 }),
  })
  .map(({ key, kind, givers, taker, transaction }) => {
    const entries = givers.map(({ account, amount }) => ({ account, amount: -amount }));
    entries.push({ account: taker, amount: givers.reduce((sum, { amount }) => sum + amount, 0) });
    return { transaction, transfer: { key: `${key}`, kind, entries } satisfies Transfer };
  })
  .filter(({ transfer: { entries } }) => entries.some(({ account }) => account !== entries.at(-1)?.account));

type Wish = typeof wish extends fc.Arbitrary<infer W> ? W : never;
type Outcome = 'booked' | 'repeated' | 'refused' | 'taken';

/** Runs one transaction's transfers and tells what became of each; like a use case, it continues after a refusal. */
async function runTransaction(wishes: readonly Wish[], prefix: string) {
  return kit.db.transaction(async (tx) => {
    const outcomes: { wish: Wish; outcome: Outcome }[] = [];
    for (const wish of wishes) {
      const transfer = { ...wish.transfer, key: `${prefix}:${wish.transfer.key}` };
      try {
        const { repeated } = await ledger.post(tx, transfer);
        outcomes.push({ wish, outcome: repeated ? 'repeated' : 'booked' });
      } catch (error) {
        if (error instanceof KeyTakenError) outcomes.push({ wish, outcome: 'taken' });
        else if (error instanceof Problem) outcomes.push({ wish, outcome: 'refused' });
        else throw error;
      }
    }
    return outcomes;
  }, 40);
}

/** Waits for every transaction, also when one fails: the next property run must find the books at rest. */
async function allDone<T>(work: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

async function balances(): Promise<Map<string, number>> {
  const { rows } = await kit.db.pool.query<{ name: string; sum: string }>(
    'select name, sum(balance) from ledger.accounts group by name',
  );
  return new Map(rows.map(({ name, sum }) => [name, Number(sum)]));
}

let run = 0;

test('whatever is asked for from many connections at once, the books are right', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 60 }), async (wishes) => {
      run += 1;
      const before = await balances();
      const groups = Map.groupBy(wishes, ({ transaction }) => transaction);
      const done = (await allDone([...groups.values()].map((group) => runTransaction(group, `run${run}`)))).flat();

      const booked = done.filter(({ outcome }) => outcome === 'booked').map(({ wish }) => wish.transfer);
      const keys = booked.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);

      const expected = new Map(before);
      for (const { account, amount } of booked.flatMap(({ entries }) => entries)) {
        expected.set(account, (expected.get(account) ?? 0) + amount);
      }
      const client = await kit.db.pool.connect();
      const { checks } = await verify(client as pg.ClientBase, 0);
      client.release();
      expect(checks.filter(({ passed }) => !passed)).toEqual([]);
      for (const [name, sum] of await balances()) expect([name, sum]).toEqual([name, expected.get(name) ?? 0]);
    }),
    { numRuns: scaledRuns(150) },
  );
});

test('transfers over the same accounts in opposite directions do not block each other', async () => {
  const there: Transfer = {
    key: 'there',
    kind: correction,
    entries: [
      { account: 'guest:1', amount: -1 },
      { account: 'guest:2', amount: 1 },
    ],
  };
  const back = there.entries.map(({ account, amount }) => ({ account, amount: -amount }));
  const all = Array.from({ length: 200 }, (_, n) =>
    kit.db.transaction(
      (tx) => ledger.post(tx, n % 2 ? { ...there, key: `there:${n}` } : { ...there, key: `back:${n}`, entries: back }),
      1,
    ),
  );
  expect((await Promise.all(all)).every(({ repeated }) => !repeated)).toBe(true);
});
