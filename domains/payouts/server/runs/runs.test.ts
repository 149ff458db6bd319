import { beforeEach, describe, expect, test } from 'vitest';
import { houseRevenue, payableAccount, performerAccount, studioAccount } from '#domains/ledger/contract/accounts.ts';
import { verify } from '#domains/ledger/server/index.ts';
import { housePaidOut, houseVat } from '../../contract/accounts.ts';
import * as contract from '../../contract/index.ts';
import { day, done, ibans, openPayouts, refusal } from '../../testing/world.ts';

let world: Awaited<ReturnType<typeof openPayouts>>;
beforeEach(async () => {
  world = await openPayouts();
});

const operator = (id: number) => world.as(900 + id, 'operator');
const items = async () => (await done(operator(1).call(contract.itemList.read, { query: {} }))).rows;
const balance = (account: Parameters<typeof world.domains.ledger.balance>[1]) =>
  world.domains.ledger.balance(world.kit.db, account);
const inBooks = async () => {
  const client = await world.kit.db.pool.connect();
  try {
    return (await verify(client, 0)).checks.flatMap(({ failures }) => failures);
  } finally {
    client.release();
  }
};

describe('a run', () => {
  test('pays what is old enough, once, and the books say every step', async () => {
    const me = await world.payee(1);
    await world.earn(1, 40_003);
    await world.advance(14 * day + 1);
    await world.earn(1, 8_000);
    expect(await world.moneyOf(me)).toMatchObject({ earned: 12_000, held: 2_000, payable: 10_000, withheld: [] });
    const run = await world.build();
    expect(run).toMatchObject({ run: { state: 'draft', payees: 1, amount: 10_000 }, withheld: [] });
    expect(await balance(performerAccount(1))).toBe(8_003);
    expect(await world.moneyOf(me)).toMatchObject({ earned: 2_000, payable: 0, onTheWay: 10_000, carriedOver: 0 });
    await world.approve(run.run.id);
    await world.pay(run.run.id);
    expect(await balance(payableAccount(1))).toBe(0);
    expect(await balance(housePaidOut)).toBe(40_000);
    expect(await world.moneyOf(me)).toMatchObject({ onTheWay: 0, paidThisYear: 10_000 });
    const { payouts } = await done(me.call(contract.listOwnPayouts, { query: {} }));
    expect(payouts).toMatchObject([{ state: 'paid', amount: 10_000, account: 'DE89 **** 3000' }]);
    expect(payouts[0]?.note?.number).toMatch(/^G20\d\d-000001$/);
    expect(await inBooks()).toEqual([]);
  });

  test('adds the tax a business owes at home, and nothing elsewhere', async () => {
    await world.payee(1, { vatStatus: 'business' });
    await world.payee(2, { vatStatus: 'business', country: 'NL', vatId: 'NL004495445B01' }, ibans[1]);
    await world.payee(3, { country: 'CO', taxCountry: 'CO' }, ibans[2]);
    for (const id of [1, 2, 3]) await world.earn(id, 40_000);
    await world.advance(15 * day);
    await world.build();
    const rows = (await items()).sort((a, b) => a.payeeId - b.payeeId);
    expect(rows.map(({ net, vat, amount }) => [net, vat, amount])).toEqual([
      [10_000, 1_900, 11_900],
      [10_000, 0, 10_000],
      [10_000, 0, 10_000],
    ]);
    expect(await balance(houseVat)).toBe(-7_600);
  });

  test('withholds with a reason, and leaves the money where it is', async () => {
    await world.earn(1, 40_000);
    await world.payee(2);
    await world.earn(2, 400);
    const changed = await world.payee(3);
    await world.earn(3, 40_000);
    await world.advance(15 * day);
    await done(changed.call(contract.saveBankAccount, { body: { iban: ibans[1], holder: 'Vera Beispiel' } }));
    const { withheld, run } = await world.build();
    expect(withheld).toEqual([
      { reason: 'accountNew', payees: 1, amount: 10_000 },
      { reason: 'belowMinimum', payees: 1, amount: 100 },
      { reason: 'noTaxData', payees: 1, amount: 10_000 },
    ]);
    expect(await refusal(operator(2).call(contract.approveRun, { params: { runId: run.id } }))).toBe(
      'payouts_not_payable',
    );
    expect(await balance(performerAccount(1))).toBe(40_000);
  });

  test('is approved by two others than who made it, with a fresh proof, and each step leaves a line', async () => {
    await world.payee(1);
    await world.earn(1, 40_000);
    await world.advance(15 * day);
    const { run } = await world.build();
    const params = { runId: run.id };
    expect(await refusal(operator(1).call(contract.approveRun, { params }))).toBe('payouts_own_run');
    await done(operator(2).call(contract.approveRun, { params }));
    expect(await refusal(operator(2).call(contract.approveRun, { params }))).toBe('payouts_approved_twice');
    expect(await refusal(operator(2).call(contract.markSent, { params }))).toBe('payouts_run_elsewhere');
    expect((await done(operator(3).call(contract.approveRun, { params }))).run.state).toBe('approved');
    expect(await refusal(operator(4).call(contract.cancelRun, { params, body: { reason: 'too late' } }))).toBe(
      'payouts_run_elsewhere',
    );
    expect(await world.lines(`payoutRun:${run.id}`)).toEqual(
      expect.arrayContaining(['payouts.makeRun', 'payouts.approveRun']),
    );
  });

  test('in which nobody is paid keeps nobody from the next', async () => {
    expect((await world.build()).run).toMatchObject({ state: 'draft', payees: 0 });
    expect((await operator(1).call(contract.makeRun, {})).ok).toBe(true);
  });

  test('that is cancelled leaves everything as it was; only one is undecided at a time', async () => {
    await world.payee(1, { vatStatus: 'business' });
    await world.earn(1, 40_001);
    await world.advance(15 * day);
    const { run } = await world.build();
    expect(await refusal(operator(1).call(contract.makeRun, {}))).toBe('payouts_run_goes_on');
    await done(operator(2).call(contract.cancelRun, { params: { runId: run.id }, body: { reason: 'wrong month' } }));
    expect(await balance(performerAccount(1))).toBe(40_001);
    expect(await balance(payableAccount(1))).toBe(0);
    expect(await balance(houseVat)).toBe(0);
    expect((await world.build()).run.payees).toBe(1);
  });

  test('leaves out who changes the account before it is final; the next one pays them', async () => {
    const me = await world.payee(1);
    await world.payee(2);
    await world.earn(1, 40_000);
    await world.earn(2, 40_000);
    await world.advance(15 * day);
    const { run } = await world.build();
    await done(me.call(contract.saveBankAccount, { body: { iban: ibans[2], holder: 'Vera Beispiel' } }));
    await world.approve(run.id);
    expect(await world.read(run.id)).toMatchObject({ run: { state: 'ready', payees: 1, amount: 10_000 } });
    expect(await balance(performerAccount(1))).toBe(40_000);
    await world.advance(6 * day);
    expect((await world.build()).run.payees).toBe(1);
  });
});

describe('afterwards', () => {
  test('what comes back is owed again and paid without a second note, once there is an account', async () => {
    const me = await world.payee(1);
    await world.earn(1, 40_000);
    await world.advance(15 * day);
    const { run } = await world.build();
    await world.approve(run.id);
    await world.pay(run.id);
    const [item] = await items();
    const itemId = item?.id ?? 0;
    await done(operator(1).call(contract.markReturned, { params: { itemId }, body: { reason: 'account closed' } }));
    expect(
      await refusal(operator(1).call(contract.markReturned, { params: { itemId }, body: { reason: 'twice' } })),
    ).toBe('payouts_run_elsewhere');
    expect(await world.moneyOf(me)).toMatchObject({ carriedOver: 10_000, withheld: ['noAccount'] });
    await done(me.call(contract.saveBankAccount, { body: { iban: ibans[1], holder: 'Vera Beispiel' } }));
    await world.advance(6 * day);
    const again = await world.build();
    expect(again.run).toMatchObject({ payees: 1, amount: 10_000 });
    await world.approve(again.run.id);
    await world.pay(again.run.id);
    expect(await balance(payableAccount(1))).toBe(0);
    expect((await done(me.call(contract.listOwnNotes, { query: {} }))).notes).toHaveLength(1);
    expect(await inBooks()).toEqual([]);
  });

  test('a correction names the first note, takes tax with it, and is made up for by the next payouts', async () => {
    const me = await world.payee(1, { vatStatus: 'business' });
    await world.earn(1, 40_000);
    await world.advance(15 * day);
    const { run } = await world.build();
    await world.approve(run.id);
    await world.pay(run.id);
    const [note] = (await done(me.call(contract.listOwnNotes, { query: {} }))).notes;
    const params = { noteId: note?.id ?? 0 };
    const correct = (net: number) =>
      operator(1).call(contract.correctNote, { params, body: { net, reason: 'a chargeback' } });
    expect(await done(correct(6_000))).toMatchObject({ kind: '261', net: -6_000, vat: -1_140, corrects: note?.number });
    expect(await refusal(correct(4_001))).toBe('payouts_correction_large');
    expect(await world.moneyOf(me)).toMatchObject({ carriedOver: -7_140, payable: 0 });
    await world.earn(1, 28_000);
    await world.advance(15 * day);
    expect((await world.build()).withheld).toMatchObject([{ reason: 'owing', payees: 1 }]);
    await done(operator(2).call(contract.cancelRun, { params: { runId: 2 }, body: { reason: 'nobody in it' } }));
    await world.earn(1, 28_000);
    await world.advance(15 * day);
    // 140.00 net and its tax, less what was taken back.
    expect((await world.build()).run.amount).toBe(14_000 + 2_660 - 7_140);
    expect(await balance(houseRevenue)).toBe(40_000 + 56_000 + 24_000);
    expect(await inBooks()).toEqual([]);
  });
});

describe('a studio', () => {
  test('gets its share of what was earned in its time, the odd hundredth is the performer’s', async () => {
    const { agreeShare, endShare } = world.domains.payouts;
    const share = { performerId: 1, studioId: 50, basisPoints: 2_500 };
    await world.payee(1);
    await world.payee(50, { kind: 'company', registerNumber: 'HRB 1', vatStatus: 'business' }, ibans[1]);
    await world.earn(1, 30_000);
    await world.advance(day);
    await world.kit.db.transaction((tx) => agreeShare(tx, share, world.kit.clock.now()));
    await world.earn(1, 100_003);
    await world.advance(day);
    await world.kit.db.transaction((tx) => endShare(tx, share, world.kit.clock.now()));
    await world.earn(1, 10_000);
    await world.advance(15 * day);
    const { run } = await world.build();
    expect(run.payees).toBe(2);
    const rows = await items();
    expect(rows.find(({ payeeId }) => payeeId === 50)).toMatchObject({ net: 6_250, vat: 1_188 });
    expect(rows.find(({ payeeId }) => payeeId === 1)?.net).toBe(28_750);
    expect(await balance(performerAccount(1))).toBe(3);
    expect(await balance(studioAccount(50))).toBe(0);
    expect(await inBooks()).toEqual([]);
  });
});
