import pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { testKit } from '#kit/testing/kit.ts';
import { guestAccount, houseRevenue, providerAccount } from '../contract/accounts.ts';
import { fundGuest, movement } from '../testing/fund.ts';
import { kinds } from '../testing/kinds.ts';
import { createLedger } from './index.ts';
import { verify } from './verify.ts';

const migrations = { name: 'ledger', folder: new URL('./migrations', import.meta.url) };

async function openBooks() {
  const kit = await testKit([migrations]);
  const ledger = createLedger(kit);
  await fundGuest(ledger, kit.db, 1, 1000);
  for (const minute of [1, 2]) {
    const entries = movement(guestAccount(1), houseRevenue, 300);
    const memo = { chatId: 'c1', minute };
    await kit.db.transaction((tx) =>
      ledger.post(tx, { key: `chat:c1:minute:${minute}`, kind: kinds.chatMinute, entries, memo }),
    );
  }
  const back = movement(guestAccount(1), providerAccount('sandbox'), 1000);
  await kit.db.transaction((tx) => ledger.post(tx, { key: 'chargeback:1', kind: kinds.chargeback, entries: back }));
  return kit;
}

let books: Awaited<ReturnType<typeof openBooks>>;
beforeEach(async () => {
  books = await openBooks();
});

/** Changes rows behind the ledger's back, with the guards off, and says which checks notice. */
async function noticed(damage: string): Promise<string[]> {
  const client = await books.db.pool.connect();
  try {
    await client.query(`set session_replication_role = replica; ${damage}; set session_replication_role = origin`);
    const { checks } = await verify(client as unknown as pg.Client, 0);
    return checks.filter(({ passed }) => !passed).map(({ name }) => name);
  } finally {
    client.release();
  }
}

test('right books pass every check, and each says how much it looked at', async () => {
  const client = new pg.Client({ connectionString: books.config.DATABASE_URL });
  await client.connect();
  const result = await verify(client, 7);
  await client.end();
  expect(result).toMatchObject({ at: 7, passed: true });
  expect(Object.fromEntries(result.checks.map(({ name, checked }) => [name, checked]))).toEqual({
    'ledger.sumsToZero': 3,
    'ledger.balancesAreEntries': 3,
    'ledger.runningBalances': 4,
    'ledger.keysOnce': 4,
    'ledger.contentsMatch': 4,
    'ledger.transfersComplete': 4,
    'ledger.noneBelowFloor': 1,
    'ledger.paidInIsEntries': 1,
    'ledger.worthIsEntries': 0,
  });
});

test.each([
  [
    'update ledger.accounts set balance = balance + 1 where floor is not null',
    ['ledger.sumsToZero', 'ledger.balancesAreEntries'],
  ],
  ['update ledger.accounts set paid_in = 5 where floor is not null', ['ledger.paidInIsEntries']],
  [
    `update ledger.entries set amount = amount + 1 where credit = 'house:revenue'`,
    ['ledger.balancesAreEntries', 'ledger.runningBalances', 'ledger.contentsMatch'],
  ],
  ['update ledger.entries set debit_balance = 5 where debit_balance is not null', ['ledger.runningBalances']],
  [`delete from ledger.transfers where key = 'chargeback:1'`, ['ledger.transfersComplete']],
  [
    `alter table ledger.transfers drop constraint transfers_key_unique; update ledger.transfers set key = 'same'`,
    ['ledger.keysOnce'],
  ],
  [`update ledger.transfers set kind = 'correction' where kind = 'topUp'`, ['ledger.contentsMatch']],
])('damage is found: %s', async (damage, found) => {
  expect(await noticed(damage)).toEqual(found);
});
