import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Caller, Role } from '#kit/contract/access.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testKit } from '#kit/testing/kit.ts';
import { guestAccount, houseRevenue, performerAccount, providerAccount } from '../contract/accounts.ts';
import { correction } from '../contract/transfers.ts';
import { fundGuest, movement } from '../testing/fund.ts';
import { kinds } from '../testing/kinds.ts';
import type { Transfer } from './index.ts';
import { createLedger, TransferError } from './index.ts';

const migrations = { name: 'ledger', folder: new URL('./migrations', import.meta.url) };
const kit = await testKit([migrations]);
const ledger = createLedger(kit, { languageOf: async () => 'de' });
const anna = performerAccount(5003);

const book = (transfer: Transfer) => kit.db.transaction((tx) => ledger.post(tx, transfer));
const minute = (guestId: number, n: number, price = 399): Transfer => ({
  key: `chat:c${guestId}:minute:${n}`,
  kind: kinds.chatMinute,
  entries: [
    { account: guestAccount(guestId), amount: -price },
    { account: anna, amount: Math.floor(price / 2) },
    { account: houseRevenue, amount: Math.ceil(price / 2) },
  ],
  memo: { actorId: 5003, actorName: 'Anna', chatId: `c${guestId}`, minute: n },
});

test('a paid minute moves coins from the guest to the performer and the platform', async () => {
  await fundGuest(ledger, kit.db, 1, 1000);
  const before = { anna: await ledger.balance(kit.db, anna), house: await ledger.balance(kit.db, houseRevenue) };
  const posted = await book(minute(1, 1));
  expect(posted).toMatchObject({ repeated: false, balances: { 'guest:1': 601, [anna]: before.anna + 199 } });
  expect(await ledger.balance(kit.db, guestAccount(1))).toBe(601);
  expect(await ledger.balance(kit.db, houseRevenue)).toBe(before.house + 200);
});

test('the same key books once and answers what the first did, also when the money has gone since', async () => {
  await fundGuest(ledger, kit.db, 2, 400);
  const first = await book(minute(2, 1));
  const again = await book(minute(2, 1));
  expect(again).toEqual({ ...first, repeated: true });
  expect(await ledger.balance(kit.db, guestAccount(2))).toBe(1);
});

test('a key that stands for something else is an error and books nothing', async () => {
  await fundGuest(ledger, kit.db, 3, 1000);
  await book(minute(3, 1));
  await expect(book(minute(3, 1, 200))).rejects.toThrow('chat:c3:minute:1');
  expect(await ledger.balance(kit.db, guestAccount(3))).toBe(601);
});

test('who has too little is refused with what is needed, and the transaction continues', async () => {
  await fundGuest(ledger, kit.db, 4, 398);
  const later = await kit.db.transaction(async (tx) => {
    await expect(ledger.post(tx, minute(4, 1))).rejects.toMatchObject({
      kind: { code: 'not_enough_coins', status: 402 },
      data: { needed: 399, balance: 398 },
    });
    return ledger.post(tx, minute(4, 2, 398));
  });
  expect(later.balances).toMatchObject({ 'guest:4': 0 });
});

test('a guest nobody knows has nothing to spend', async () => {
  await expect(book(minute(5, 1))).rejects.toMatchObject({ kind: { code: 'not_enough_coins' }, data: { balance: 0 } });
});

test('a transaction that rolls back takes its transfers with it and tells nobody', async () => {
  await fundGuest(ledger, kit.db, 6, 1000);
  kit.published.length = 0;
  const failing = kit.db.transaction(async (tx) => {
    await ledger.post(tx, minute(6, 1));
    throw new Error('the chat could not start');
  });
  await expect(failing).rejects.toThrow('could not start');
  expect(await ledger.balance(kit.db, guestAccount(6))).toBe(1000);
  expect(kit.published).toEqual([]);
});

test('a transfer that stands alone is booked, refused, repeated and told like any other', async () => {
  await fundGuest(ledger, kit.db, 20, 500);
  kit.published.length = 0;
  const posted = await ledger.transfer(minute(20, 1));
  expect(posted).toMatchObject({ repeated: false, balances: { 'guest:20': 101 } });
  expect(await ledger.transfer(minute(20, 1))).toEqual({ ...posted, repeated: true });
  await expect(ledger.transfer(minute(20, 2))).rejects.toMatchObject({ kind: { code: 'not_enough_coins' } });
  await expect(ledger.transfer(minute(21, 1))).rejects.toMatchObject({ data: { balance: 0 } });
  await setImmediate();
  expect(kit.published.map(({ topic }) => topic)).toEqual(['guest:20', anna]);
});

test('a chargeback may leave a debt; nothing can be spent until it is paid, and then no further', async () => {
  await fundGuest(ledger, kit.db, 7, 1000);
  await book(minute(7, 1, 900));
  const taken = { key: 'chargeback:7', kind: kinds.chargeback } as const;
  await book({ ...taken, entries: movement(guestAccount(7), providerAccount('sandbox'), 1000) });
  expect(await ledger.guestFunds(kit.db, 7)).toEqual({ balance: -900, isPayingCustomer: false });
  // It is not about the price: what was taken back has to be settled first.
  await expect(book(minute(7, 2, 1))).rejects.toMatchObject({
    kind: { code: 'not_enough_coins', title: { en: expect.stringContaining('taken back') } },
  });

  await fundGuest(ledger, kit.db, 7, 600);
  await expect(book(minute(7, 2, 1))).rejects.toMatchObject({ data: { needed: 1, balance: -300 } });
  await fundGuest(ledger, kit.db, 7, 400);
  await book(minute(7, 2, 100));
  await expect(book(minute(7, 3, 1))).rejects.toMatchObject({
    kind: { title: { en: expect.stringContaining('do not have enough coins') } },
    data: { balance: 0 },
  });
});

test('guest and performer are told after the commit, in their language', async () => {
  await fundGuest(ledger, kit.db, 8, 123_456);
  kit.published.length = 0;
  const share = await ledger.balance(kit.db, anna);
  await book(minute(8, 1, 56));
  await setImmediate();
  expect(kit.published).toEqual([
    {
      topic: 'guest:8',
      type: 'guestBalance',
      data: { guestBalance: 123_400, guestBalanceFormatted: '1.234', guestIsPayingCustomer: true },
    },
    {
      topic: anna,
      type: 'performerBalance',
      data: expect.objectContaining({ performerBalance: share + 28, kind: 'chatMinute', amount: 28 }),
    },
  ]);
});

test('what a performer earns only this performer may hear', async () => {
  const topic = kit.topics.get('performer');
  const as = (accountId: number | null, roles: Role[]): Caller => testCaller({ accountId, roles });
  expect(await topic?.may(as(5003, ['performer']), '5003')).toBe(true);
  expect(await topic?.may(as(5004, ['performer']), '5003')).toBe(false);
  expect(await topic?.may(as(5003, ['guest']), '5003')).toBe(false);
  expect(await topic?.may(as(null, []), '5003')).toBe(false);
});

test.each([
  [
    'amounts that do not sum to zero',
    [
      { account: guestAccount(9), amount: -5 },
      { account: anna, amount: 4 },
    ],
  ],
  ['a fraction', movement(guestAccount(9), anna, 0.5)],
  ['nothing', movement(guestAccount(9), anna, 0)],
  ['an account with itself', movement(anna, anna, 5)],
  ['an account that is none', movement('purse:1' as never, anna, 5)],
])('a transfer of %s cannot be asked for', async (_, entries) => {
  await expect(book({ key: 'nonsense', kind: correction, entries })).rejects.toBeInstanceOf(TransferError);
});

test.each([
  'update ledger.entries set amount = amount + 1',
  'delete from ledger.entries',
  'truncate ledger.entries',
  `update ledger.transfers set kind = 'correction'`,
  'delete from ledger.transfers',
  'delete from ledger.accounts',
  'update ledger.accounts set balance = -1 where floor = 0',
  `insert into ledger.entries (transfer_id, debit, credit, amount) values (1, 'guest:1', 'guest:2', -5)`,
  `insert into ledger.entries (transfer_id, debit, credit, amount) values (1, 'guest:1', 'guest:1', 5)`,
])('the database itself refuses: %s', async (statement) => {
  await expect(kit.db.pool.query(statement)).rejects.toThrow(/refused|violates check/);
});
