import { beforeAll, expect, it } from 'vitest';
import { anActor } from '#domains/performers/testing/actors.ts';
import * as contract from '../contract/index.ts';
import { openMessenger } from '../testing/world.ts';
import { lineOfCharge } from './charge-lines.ts';

const { kit, ctx, performers, as } = await openMessenger();
const vega = 1;

beforeAll(() =>
  kit.db.transaction((tx) => performers.create(tx, anActor({ id: vega, name: 'Vega', priceMessage: 0 }))),
);

it('a charge by one press stands once in the guest’s conversation, and the performer neither reads nor hears of it', async () => {
  const opened = await as(20).mutate(contract.touchMessengerChannel, { actorId: vega });
  if (!opened.ok) throw new Error(opened.problem.code);
  const { channelId } = opened.data;
  const told = { orderId: 'an-order', guestId: 20, channelId, euroCents: 500, coins: 2000, succeeded: false };
  const tell = (more: Partial<typeof told> = {}) =>
    kit.db.transaction((tx) => lineOfCharge(ctx, tx, { ...told, ...more }));
  await tell();
  await tell({ succeeded: true });
  await tell({ succeeded: true });
  // Somebody else's conversation.
  await tell({ guestId: 21, orderId: 'another' });
  const read = async (account: number) => {
    const page = await as(account).call(contract.getContent, { params: { channelId: `${channelId}` as never } });
    return page.ok ? page.data.contents.map(({ messageType, amount }) => [messageType, amount]) : page.problem.code;
  };
  expect(await read(20)).toEqual([
    ['charge_failure', 2000],
    ['charge_success', 2000],
  ]);
  expect(await read(vega)).toEqual([]);
  expect(
    kit.published.filter(({ topic, type }) => topic === `guest:${vega}` && type === 'messengerContentChange'),
  ).toEqual([]);
});
