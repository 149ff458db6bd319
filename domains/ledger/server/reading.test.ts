import { expect, test } from 'vitest';
import { words } from '#apps/web/site-words.ts';
import type { Caller } from '#kit/contract/access.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { extend } from '#kit/domain/extensions.ts';
import { siteWords } from '#kit/domain/site-words.ts';
import { offsetAt } from '#kit/entries/zone.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { readPdf } from '#kit/pdf/read-pdf.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import { guestAccount, houseRevenue, performerAccount, providerAccount } from '../contract/accounts.ts';
import { getLedgerReport, verifyLedger } from '../contract/office.ts';
import { getGuestBalance, getGuestStatement, getGuestStatementFile, getPerformerEarnings } from '../contract/routes.ts';
import type { StatementChoice, TransferKind } from '../contract/transfers.ts';
import { fundGuest, movement } from '../testing/fund.ts';
import { kinds } from '../testing/kinds.ts';
import { startOfDay } from './business-day.ts';
import { createLedger } from './index.ts';

const kit = await testKit([{ name: 'ledger', folder: new URL('./migrations', import.meta.url) }]);
kit.extensions.add('site', [extend(siteWords, words)]);
const ledger = createLedger(kit);
const dispatcher = createDispatcher(ledger.handlers, kit);
const as = (accountId: number | null, roles: Caller['roles'] = ['guest'], language: Caller['language'] = 'de') => {
  const caller = testCaller({ accountId, roles, sessionId: 's', language });
  const cookies = { get: () => undefined, set: () => undefined };
  return testClient(dispatcher, caller, { cookies, userAgent: null });
};

let keys = 0;
const book = (kind: TransferKind, guestId: number, price: number, actorId: number, minute = ++keys) =>
  kit.db.transaction((tx) =>
    ledger.post(tx, {
      key: `reading:${++keys}`,
      kind,
      entries: [
        { account: guestAccount(guestId), amount: -price },
        { account: performerAccount(actorId), amount: price / 2 },
        { account: houseRevenue, amount: price / 2 },
      ],
      memo: { actorId, actorName: 'Lena', chatId: `c${guestId}`, minute },
    }),
  );

test('the balance is told with the digits of the language; an anonymous visitor has none', async () => {
  await fundGuest(ledger, kit.db, 10, 123_450);
  expect(await as(10).call(getGuestBalance, {})).toEqual({
    ok: true,
    data: { balance: 123_450, balanceFormatted: '1.234,50', isPayingCustomer: true },
  });
  expect(await as(10, ['guest'], 'en').call(getGuestBalance, {})).toMatchObject({
    data: { balanceFormatted: '1,234.50' },
  });
  expect(await as(null).call(getGuestBalance, {})).toEqual({
    ok: true,
    data: { balance: 0, balanceFormatted: '0', isPayingCustomer: false },
  });
});

test('the statement shows each transfer once, newest first, page by page', async () => {
  await fundGuest(ledger, kit.db, 11, 10_000);
  for (let minute = 1; minute <= 5; minute += 1) {
    await kit.clock.advance(60_000);
    await book(kinds.chatMinute, 11, 400, 7, minute);
  }
  await book(kinds.chatRefund, 11, -200, 7);
  const first = await as(11).call(getGuestStatement, { query: { limit: 4 } });
  if (!first.ok) throw new Error(first.problem.title);
  expect(first.data.balance).toBe(8200);
  expect(first.data.lines.map(({ kind, amount, balanceAfter }) => [kind, amount, balanceAfter])).toEqual([
    ['chatRefund', 200, 8200],
    ['chatMinute', -400, 8000],
    ['chatMinute', -400, 8400],
    ['chatMinute', -400, 8800],
  ]);
  expect(first.data.lines[1]).toMatchObject({ at: kit.clock.now(), memo: { actorName: 'Lena', minute: 5 } });
  const rest = await as(11).call(getGuestStatement, { query: { limit: 4, before: first.data.next! } });
  expect(rest).toMatchObject({
    data: { lines: [{ balanceAfter: 9200 }, { balanceAfter: 9600 }, { kind: 'topUp' }], next: null },
  });
});

test('a statement shows what came in or went out alone, or one month, and can be downloaded as a file of the same lines', async () => {
  const month = () => dayOf(kit.clock.now()).slice(0, 'yyyy-mm'.length);
  await fundGuest(ledger, kit.db, 14, 10_000);
  const before = month();
  await kit.clock.advance(startOfDay(Date.parse(`${before}-28T12:00:00Z`) + 5 * 86_400_000) - kit.clock.now());
  await book(kinds.chatMinute, 14, 400, 7);
  await book(kinds.chatRefund, 14, -200, 7);
  const amounts = async (query: StatementChoice) => {
    const answer = await as(14).call(getGuestStatement, { query });
    return answer.ok ? answer.data.lines.map(({ amount }) => amount) : answer.problem;
  };
  expect(await amounts({ direction: 'in' })).toEqual([200, 10_000]);
  expect(await amounts({ direction: 'out' })).toEqual([-400]);
  expect(await amounts({ month: month() })).toEqual([200, -400]);
  expect(await amounts({ month: before })).toEqual([10_000]);
  expect(await amounts({ month: before, direction: 'out' })).toEqual([]);
  expect(await amounts({ month: '2026-13' })).toMatchObject({ errors: [{ field: 'query.month' }] });

  const file = async (format: 'csv' | 'pdf', choice: StatementChoice = {}) => {
    const answer = await as(14).call(getGuestStatementFile, { query: { ...choice, format } });
    if (!answer.ok) throw new Error(answer.problem.title);
    return answer.data as FileReply;
  };
  const de = await words.translator('de');
  const csv = await file('csv', { month: month() });
  expect(csv.filename).toBe(`vesper-umsaetze-${month()}.csv`);
  const [head, refund, minute, end] = Buffer.from(csv.body as Uint8Array)
    .toString()
    .split('\r\n');
  // The times of the page: those of the product's zone, which stands above them.
  const at = new Date(kit.clock.now() + offsetAt(kit.clock.now())).toISOString().slice(0, 19).replace('T', ' ');
  expect(head).toBe('\uFEFFZeit (Mitteleuropäische Zeit);Was;Näheres;Coins;Euro;Stand');
  expect(refund).toBe(`${at};${de('live.kind.chatRefund')};Lena;2;0,5;98`);
  expect([minute, end]).toEqual([`${at};${de('live.kind.chatMinute')};Lena;-4;-1;96`, '']);
  const pdf = await file('pdf');
  const { pages, source } = readPdf(pdf.body as Uint8Array);
  expect(pages[0]).toContain(de('live.kind.chatMinute'));
  expect(pages[0]).toContain('Gast Nr. 14');
  expect(source).toContain('/S /TR');
});

test('a statement is only for anyone who is logged in, and nonsense in its address is refused by name', async () => {
  expect(await as(null).call(getGuestStatement, { query: {} })).toMatchObject({ problem: { code: 'not_logged_in' } });
  expect(await as(11).call(getGuestStatement, { query: { limit: 0 } })).toMatchObject({
    problem: { code: 'invalid_input', errors: [{ field: 'query.limit' }] },
  });
});

test('earnings of today begin at midnight in Berlin and are told by kind', async () => {
  await fundGuest(ledger, kit.db, 12, 10_000);
  await kit.clock.advance(startOfDay(kit.clock.now() + 86_400_000) - kit.clock.now() - 1);
  await book(kinds.chatMinute, 12, 1000, 20);
  await kit.clock.advance(1);
  await book(kinds.chatMinute, 12, 400, 20);
  await book(kinds.chatMinute, 12, 400, 20);
  await book(kinds.chatRefund, 12, -100, 20);
  expect(await as(20, ['performer']).call(getPerformerEarnings, {})).toEqual({
    ok: true,
    data: {
      balance: 850,
      balanceFormatted: '8,50',
      today: {
        since: kit.clock.now(),
        total: 350,
        kinds: expect.arrayContaining([
          { kind: 'chatMinute', amount: 400, count: 2 },
          { kind: 'chatRefund', amount: -50, count: 1 },
        ]),
      },
    },
  });
  expect(await as(20).call(getPerformerEarnings, {})).toMatchObject({ problem: { code: 'not_permitted' } });
});

test('an operator sees the books at a glance and verifies them; the result is kept', async () => {
  const office = as(1, ['operator']);
  expect(await as(10).call(getLedgerReport, {})).toMatchObject({ problem: { code: 'not_permitted' } });
  await fundGuest(ledger, kit.db, 13, 500);
  const taken = movement(guestAccount(13), providerAccount('sandbox'), 900);
  await kit.db.transaction((tx) => ledger.post(tx, { key: 'back:13', kind: kinds.chargeback, entries: taken }));
  const before = await office.call(getLedgerReport, {});
  if (!before.ok) throw new Error(before.problem.title);
  expect(before.data.lastVerification).toBeNull();
  expect(before.data.owners.reduce((sum, { balance }) => sum + balance, 0)).toBe(0);
  expect(before.data.inDebt).toEqual({ accounts: 1, balance: -400 });
  expect(before.data.today.kinds).toContainEqual({ kind: 'chargeback', count: 1, amount: 900 });

  const verified = await office.call(verifyLedger, {});
  expect(verified).toMatchObject({ ok: true, data: { passed: true, at: kit.clock.now() } });
  expect(await office.call(getLedgerReport, {})).toMatchObject({ data: { lastVerification: { passed: true } } });
});

test.each([
  ['2026-11-20T12:00:00Z', '2026-11-19T23:00:00Z'],
  ['2026-11-20T23:00:00Z', '2026-11-20T23:00:00Z'],
  ['2026-07-01T21:59:59Z', '2026-06-30T22:00:00Z'],
  ['2026-03-29T12:00:00Z', '2026-03-28T23:00:00Z'],
  ['2026-10-25T12:00:00Z', '2026-10-24T22:00:00Z'],
])('the day of %s began at %s, also when the clocks change', (now, began) => {
  expect(new Date(startOfDay(Date.parse(now))).toISOString()).toBe(began.replace('Z', '.000Z'));
});
