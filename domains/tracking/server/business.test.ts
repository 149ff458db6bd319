import { expect, it } from 'vitest';
import { signedUp } from '#domains/identity/contract/events.ts';
import { topUpPaid } from '#domains/payments/contract/events.ts';
import { sold } from '#domains/sales/contract/events.ts';
import type { DomainEvent, PayloadOf } from '#kit/contract/operations.ts';
import { extend } from '#kit/domain/extensions.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { exportTrackingReport, getTrackingReport, track, trackingEvent } from '../contract/index.ts';
import { trackingWorld } from '../testing/world.ts';
import { goalListeners } from './index.ts';

const world = await trackingWorld();
const { kit, tracking } = world;
const operator = world.as(9, ['operator']);

const tell = async <E extends DomainEvent>(event: E, payload: PayloadOf<E>): Promise<void> => {
  await kit.db.transaction((tx) => tx.emit(event, payload));
  await kit.events.drain();
};
const chat = {
  sale: 'chat:41',
  kind: 'liveChat',
  category: 'live_chat',
  buyerId: 70_001,
  sellerId: 5001,
  coins: 1600,
  covered: 0,
  at: kit.clock.now(),
};
const csvOf = async (
  table: 'purchases' | 'problems' | 'days' | 'groups',
  language: 'en' | 'de' = 'en',
): Promise<string[]> => {
  const caller = testCaller({ accountId: 9, roles: ['operator'], isProven: true, language });
  const file = (await world.dispatcher.invoke(exportTrackingReport, { query: { days: 7, table } }, {
    caller,
  } as never)) as { body: Uint8Array };
  return new TextDecoder().decode(file.body).split('\r\n');
};

it('purchases are counted by category where the coins moved, each once however often it is told', async () => {
  await tell(sold, chat);
  await tell(sold, chat);
  await tell(sold, { ...chat, sale: 'chat:42', kind: 'voyeurChat', category: 'voyeur_cam', coins: 400 });
  expect(await operator.call(getTrackingReport, { query: { days: 7 } })).toMatchObject({
    data: {
      purchases: [
        { category: 'live_chat', count: 1, coins: 1600, euroCents: 400 },
        { category: 'voyeur_cam', count: 1, coins: 400, euroCents: 100 },
      ],
      funnel: { steps: [{ count: 0 }, { count: 0 }, { event: 'first_paid_chat', count: 1 }] },
    },
  });
  expect(await csvOf('purchases')).toEqual(['category,count,coins,euro', 'live_chat,1,16,4', 'voyeur_cam,1,4,1', '']);
  expect((await csvOf('purchases', 'de'))[1]).toBe('live_chat;1;16;4');
});

it('the way to a customer counts each guest once: sign-up, first top-up, first paid chat', async () => {
  const goals: unknown[] = [];
  kit.extensions.add('experiments', [
    extend(goalListeners, async (_, { event, subjectIds }) => void goals.push([event, ...subjectIds])),
  ]);
  const account = { accountId: 70_002, visitorId: 60_002, roles: ['guest' as const], language: 'de' as const };
  await tell(signedUp, { ...account, emailVerified: false });
  await tell(signedUp, { ...account, accountId: 5003, visitorId: null, roles: ['performer'], emailVerified: false });
  const order = { orderId: 'o-1', guestId: 70_002, euroCents: 1000, coins: 4000, isFirst: true };
  await tell(topUpPaid, order);
  await tell(topUpPaid, order);
  await tell(topUpPaid, { ...order, orderId: 'o-2', isFirst: false });
  await tell(sold, { ...chat, sale: 'chat:44', buyerId: 70_002 });
  await tell(sold, { ...chat, sale: 'chat:45', buyerId: 70_002 });
  expect(await operator.call(getTrackingReport, { query: { days: 7 } })).toMatchObject({
    data: {
      funnel: {
        steps: [
          { event: 'sign_up', name: 'Sign-up', count: 1 },
          { event: 'first_top_up', name: 'First top-up', count: 1 },
          { event: 'first_paid_chat', name: 'First paid chat', count: 2 },
        ],
      },
    },
  });
  expect(goals).toEqual([
    ['sign_up', 70_002, 60_002],
    ['first_top_up', 70_002],
    ['top_up', 70_002],
    ['top_up', 70_002],
    ['first_paid_chat', 70_002],
    ['purchase', 70_002],
    ['purchase', 70_002],
  ]);
  expect(await world.everything()).not.toMatch(/70002|60002|o-1|5001/);
});

it('a report says the same before and after its days are counted together, and single events go after 90 days', async () => {
  const at = kit.clock.now();
  const view = { timestamp: at, type: 'pageView', source: 'site', context: 'home', data: '' };
  await world.as(70_010).mutate(trackingEvent, view);
  await world.as(70_010).mutate(trackingEvent, view);
  await world.as(70_011).mutate(trackingEvent, { ...view, context: 'cams' });
  await world.as(70_011).call(track, { body: { eventContext: '', eventAction: 'leave' } });
  await tracking.flush();
  await kit.clock.advance(3 * 24 * 3600 * 1000);
  const before = await operator.call(getTrackingReport, { query: { days: 30 } });
  await world.job('tracking.rollUpEvents');
  await world.job('tracking.rollUpEvents');
  expect(await operator.call(getTrackingReport, { query: { days: 30 } })).toEqual(before);
  expect(before).toMatchObject({
    data: {
      groups: [
        { group: 'home', views: 2, visitors: 1 },
        { group: 'cams', views: 1, visitors: 1 },
      ],
      funnel: { visitors: 2 },
    },
  });
  await kit.clock.advance(88 * 24 * 3600 * 1000);
  await world.job('tracking.rollUpEvents');
  expect((await kit.db.pool.query('select 1 from tracking.events')).rowCount).toBe(0);
  expect((await kit.db.pool.query('select 1 from tracking.event_days')).rowCount).toBe(4);
});
