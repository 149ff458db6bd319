import { expect, it } from 'vitest';
import { testCaller } from '#kit/testing/caller.ts';
import * as contract from '../contract/index.ts';
import { openDesk } from '../testing/desk.ts';

const desk = await openDesk();
const { offers } = desk.subscriptions;
const caller = (accountId: number) => testCaller({ accountId, roles: ['guest'] });

it('who cancels VIP is offered half the price for three months; taken, it continues and costs that much', async () => {
  await desk.fund(1, 20_000);
  const body = { kind: 'vip' as const, shown: 4_000, key: crypto.randomUUID() };
  const begun = await desk.as(1).call(contract.subscribe, { body });
  const subscriptionId = begun.ok ? begun.data.id : 0;
  expect(await offers.current(caller(1), desk.kit.db)).toBeNull();
  await desk.as(1).call(contract.cancelSubscription, { body: { subscriptionId } });
  const offer = await offers.current(caller(1), desk.kit.db);
  expect(offer).toMatchObject({ text: 'stay with VIP and pay 50% less in the next 3 months.' });
  const take = (id: string, who = 1) => desk.kit.db.transaction((tx) => offers.accept(tx, caller(who), id));
  expect(await take(offer?.id ?? '', 2)).toMatchObject({ accepted: false });
  expect(await take('subscription-0')).toMatchObject({ accepted: false });
  expect(await take(offer?.id ?? '')).toMatchObject({ accepted: true });
  // Once: it continues already.
  expect(await take(offer?.id ?? '')).toMatchObject({ accepted: false });
  // The mail before said that nothing more is charged; the last one says what is.
  expect(desk.subjects(1).filter((subject) => subject === 'Goes on: VIP')).toHaveLength(1);
  expect(desk.kit.mails.at(-1)?.text).toContain('20 coins (€5.00)');
  const own = await desk.as(1).call(contract.getOwnSubscriptions, {});
  expect(own).toMatchObject({ data: { subscriptions: [{ status: 'active', next: { price: 2_000 } }] } });
  await desk.pass(31 * 4);
  expect(await desk.coins(1)).toBe(20_000 - 4_000 - 3 * 2_000 - 4_000);
});
