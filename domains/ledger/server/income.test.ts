import { expect, it } from 'vitest';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import { guestAccount, houseRevenue, performerAccount } from '../contract/accounts.ts';
import { getPerformerStatement } from '../contract/routes.ts';
import type { Memo } from '../contract/transfers.ts';
import { correction, transferKind } from '../contract/transfers.ts';
import { fundGuest } from '../testing/fund.ts';
import { kinds } from '../testing/kinds.ts';
import { createLedger } from './index.ts';

const kit = await testKit([{ name: 'ledger', folder: new URL('./migrations', import.meta.url) }]);
const ledger = createLedger(kit, { namesOf: async (_, ids) => new Map(ids.map((id) => [id, `Guest${id}`])) });
const dispatcher = createDispatcher(ledger.handlers, kit);
const as = (accountId: number, role: 'performer' | 'guest' = 'performer') =>
  testClient(dispatcher, { accountId, roles: ['guest', role] });

let keys = 0;
const book = (kind: string, actorId: number, earned: number, memo: Memo = { guestId: 7, actorId }) => {
  keys += 1;
  return ledger.transfer({
    key: `income:${keys}`,
    kind: kind === correction.name ? correction : transferKind(kind),
    entries: [
      { account: houseRevenue, amount: memo.guestId ? earned : -earned },
      { account: performerAccount(actorId), amount: earned },
      ...(memo.guestId ? [{ account: guestAccount(memo.guestId), amount: -2 * earned }] : []),
    ],
    memo,
  });
};

it('every income is a row of its performer, whatever it was, with its guest; what goes back is below zero', async () => {
  await fundGuest(ledger, kit.db, 7, 100_000);
  await book('tip', 1, 500);
  await book(kinds.chatMinute.name, 1, 200, { guestId: 7, actorId: 1, chatId: '5', minute: 1 });
  await book('subscription', 1, 900);
  await book('tip', 2, 700);
  await book(kinds.chatRefund.name, 1, -60, { guestId: 7, actorId: 1, chatId: '5', seconds: 12 });
  await book(correction.name, 1, 35, { text: 'Forgotten last month' });

  const page = async (query: { limit?: number; before?: number | undefined; direction?: 'in' | 'out' }) => {
    const answer = await as(1).call(getPerformerStatement, { query });
    if (!answer.ok) throw new Error(answer.problem.code);
    return answer.data;
  };
  const first = await page({ limit: 3 });
  expect(first.lines.map(({ kind, amount, guestName }) => [kind, amount, guestName])).toEqual([
    ['correction', 35, null],
    ['chatRefund', -60, 'Guest7'],
    ['subscription', 900, 'Guest7'],
  ]);
  expect(first.lines[0]).toMatchObject({ memo: { text: 'Forgotten last month' } });
  const rest = await page({ limit: 3, before: first.next ?? undefined });
  expect(rest.next).toBeNull();
  expect(rest.lines.map(({ kind }) => kind)).toEqual(['chatMinute', 'tip']);
  const sum = [...first.lines, ...rest.lines].reduce((total, { amount }) => total + amount, 0);
  expect(sum).toBe(await ledger.balance(kit.db, performerAccount(1)));
  expect((await page({ direction: 'out' })).lines.map(({ kind }) => kind)).toEqual(['chatRefund']);
  expect(await as(3).call(getPerformerStatement, { query: {} })).toMatchObject({ data: { lines: [], next: null } });
  expect(await as(7, 'guest').call(getPerformerStatement, { query: {} })).toMatchObject({
    problem: { code: 'not_permitted' },
  });
});
