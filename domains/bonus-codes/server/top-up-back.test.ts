import { beforeEach, describe, expect, it } from 'vitest';
import { getOrder } from '#domains/payments/contract/routes.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { testClient } from '#kit/testing/clients.ts';
import * as contract from '../contract/index.ts';
import { openTill } from '../testing/till.ts';

const till = await openTill();
const { kit, as, office, ok, campaign, balance, stock, order, report, lines } = till;

let guest = 700;
beforeEach(() => {
  guest += 1;
});

type Benefits = Parameters<typeof campaign>[0];
/** A guest who has redeemed a code of these benefits and paid an order of so many euro cents. */
const payWith = async (benefits: Benefits, euroCents: number) => {
  const { code, campaignId } = await campaign(benefits);
  await ok(as(guest).mutate(contract.redeemBonusCode, { code }));
  const id = await order(guest, euroCents);
  await report(id, { event: 'initial', saleId: '1', cents: euroCents });
  await kit.events.drain();
  return { id, campaignId };
};
const back = async (id: string, event: 'credit' | 'chargeback', cents: number, saleId: string) => {
  await report(id, { event, saleId, cents });
  await kit.events.drain();
};
const costOf = async (campaignId: number) => {
  const list = await ok(office.call(contract.campaignList.read, { query: {} }));
  const row = list.rows.find(({ id }) => id === campaignId);
  return row && { coins: row.coins, worth: row.worth, cost: row.costCents, back: row.backCents };
};

describe('what a code gave with a top-up', () => {
  it.each<[string, Benefits, number]>([
    ['per cent', [{ kind: 'topUpPercent', amount: 50 }], 4_000],
    ['flat', [{ kind: 'topUpFlat', amount: 15 }], 1_500],
    ['per cent by stages', [{ kind: 'topUpPercentStaggered', steps: '10=10, 20=25' }], 2_000],
    ['flat by stages', [{ kind: 'topUpFlatStaggered', steps: '10=5, 20=7' }], 700],
  ])('%s: goes back with a chargeback, in a line of its own, once', async (_, benefits, given) => {
    const { id, campaignId } = await payWith(benefits, 2_000);
    expect(await lines(guest)).toEqual(['topUp 8000', `bonusCoins ${given}`]);
    expect(await costOf(campaignId)).toEqual({ coins: given, worth: 0, cost: given / 4, back: 0 });
    await back(id, 'chargeback', 2_000, '2');
    await back(id, 'chargeback', 2_000, '2');
    const all = ['topUp 8000', `bonusCoins ${given}`, 'chargeback -8000', `bonusCoinsBack -${given}`];
    expect(await lines(guest)).toEqual(all);
    expect(await balance(guest)).toBe(0);
    expect(await costOf(campaignId)).toEqual({ coins: 0, worth: 0, cost: 0, back: given / 4 });
    expect(await till.faults()).toEqual([]);
  });

  it('goes back in the part of the money that was refunded, rounded as the coins of the top-up are', async () => {
    const { id, campaignId } = await payWith([{ kind: 'topUpFlat', amount: 1 }], 2_000);
    await back(id, 'credit', 333, '2');
    // 100 x 333 / 2,000 are 16.65 hundredths.
    expect((await lines(guest)).slice(2)).toEqual(['refund -1332', 'bonusCoinsBack -17']);
    expect(await costOf(campaignId)).toMatchObject({ coins: 83 });
    await back(id, 'credit', 1_667, '3');
    expect((await lines(guest)).slice(4)).toEqual(['refund -6668', 'bonusCoinsBack -83']);
    expect(await balance(guest)).toBe(0);
  });

  it('goes below zero with the top-up; what the code brought at once stays', async () => {
    const { code, campaignId } = await campaign([
      { kind: 'coins', amount: 3 },
      { kind: 'topUpFlat', amount: 5 },
    ]);
    await ok(as(guest).mutate(contract.redeemBonusCode, { code }));
    const id = await order(guest, 1_000);
    await report(id, { event: 'initial', saleId: '1', cents: 1_000 });
    await kit.events.drain();
    await till.ledger.transfer({
      key: `spent:${guest}`,
      kind: { name: 'test', mayOverdraw: false },
      entries: [
        { account: `guest:${guest}`, amount: -4_800 },
        { account: 'house:revenue', amount: 4_800 },
      ],
    });
    await back(id, 'chargeback', 1_000, '2');
    expect(await balance(guest)).toBe(300 - 4_800);
    expect(await costOf(campaignId)).toMatchObject({ coins: 300, cost: 75, back: 125 });
  });

  it('gifts by stages: those that are not given yet go back, and the cost keeps the others', async () => {
    const steps = [{ kind: 'topUpGiftStaggered' as const, id: '7', steps: '10=4' }];
    const { id, campaignId } = await payWith(steps, 2_000);
    expect(stock.get(guest)).toBe(4);
    await back(id, 'credit', 1_000, '2');
    expect(stock.get(guest)).toBe(2);
    expect(await costOf(campaignId)).toEqual({ coins: 0, worth: 100, cost: 25, back: 25 });
    // One of the two was given away meanwhile.
    stock.set(guest, 1);
    await back(id, 'credit', 1_000, '3');
    expect(stock.get(guest)).toBe(0);
    expect(await costOf(campaignId)).toEqual({ coins: 0, worth: 50, cost: 13, back: 38 });
  });

  it('a chargeback that is reported before the payment, or before the bonus is booked, leaves nothing', async () => {
    const { code, campaignId } = await campaign([
      { kind: 'topUpPercent', amount: 10 },
      { kind: 'topUpGiftStaggered', id: '7', steps: '10=2' },
    ]);
    await ok(as(guest).mutate(contract.redeemBonusCode, { code }));
    const id = await order(guest, 2_000);
    await report(id, { event: 'chargeback', saleId: '2', cents: 2_000 });
    await report(id, { event: 'initial', saleId: '1', cents: 2_000 });
    await kit.events.drain();
    expect([await balance(guest), stock.get(guest)]).toEqual([0, 0]);
    expect(await costOf(campaignId)).toMatchObject({ coins: 0, worth: 0, cost: 0 });
    expect(await till.faults()).toEqual([]);
  });

  it('stands on the receipt as what comes on top of a top-up, with what was taken back', async () => {
    const { id } = await payWith([{ kind: 'topUpFlat', amount: 5 }], 2_000);
    const caller = testCaller({ accountId: guest, roles: ['guest'] });
    const client = testClient(createDispatcher(till.payments.handlers, kit), caller);
    const extras = async () => (await ok(client.call(getOrder, { params: { orderId: id } }))).extras;
    expect(await extras()).toEqual([{ reason: 'bonusCode', coins: 500, takenBack: 0 }]);
    await back(id, 'chargeback', 2_000, '2');
    expect(await extras()).toEqual([{ reason: 'bonusCode', coins: 500, takenBack: 500 }]);
  });
});
