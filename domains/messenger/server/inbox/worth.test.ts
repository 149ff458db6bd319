import { expect, it } from 'vitest';
import { tipSale } from '#domains/gifts/contract/sale-kinds.ts';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import * as contract from '../../contract/index.ts';
import { openMessenger } from '../../testing/world.ts';
import { sendMessage } from '../send-message.ts';

const { kit, ctx, performers, ledger, as, caller } = await openMessenger();
const vega = 1;

it('what a guest brought outside of messages stands on the card and in the lists: a tip makes them paying', async () => {
  await kit.db.transaction((tx) => performers.create(tx, anActor({ id: vega, name: 'Vega', priceMessage: 40 })));
  await fundGuest(ledger, kit.db, 45, 1_000);
  const hers = as(vega, { roles: ['performer'] });
  const say = (text: string) =>
    sendMessage(
      ctx,
      caller(45),
      contract.sendMessage.payload.parse({ channelId, senderType: 'guest', data: { text, key: `worth-${text}` } }),
    );
  const inbox = async (query = {}) => {
    const answer = await hers.call(contract.getInbox, { query });
    return answer.ok ? answer.data.channels.map(({ guestId }) => guestId) : [];
  };
  const opened = await as(45).mutate(contract.touchMessengerChannel, { actorId: vega });
  const channelId = opened.ok ? opened.data.channelId : 0;
  await say('hello');
  expect(await inbox({ filterType: 'paying' })).not.toContain(45);
  await kit.db.transaction((tx) =>
    ctx.sales.charge(tx, {
      sale: 'tip:4500',
      kind: tipSale,
      buyerId: 45,
      seller: { id: vega, name: 'Vega' },
      price: 1_000,
    }),
  );
  const params = { channelId: `${channelId}` as never };
  expect(await hers.call(contract.getGuestCard, { params })).toMatchObject({
    data: { card: { channel: { earned: 500, spent: 1_000 } } },
  });
  expect(await hers.call(contract.getInboxChannelOfGuest, { params: { guestId: '45' as never } })).toMatchObject({
    data: { channel: { channelId, guestId: 45, earned: 500 } },
  });
  expect(await hers.call(contract.getInboxChannelOfGuest, { params: { guestId: '46' as never } })).toMatchObject({
    problem: { code: 'channel_not_found' },
  });
  expect(await inbox({ filterType: 'paying' })).toContain(45);
  expect((await inbox({ sort: 'spent' }))[0]).toBe(45);
  // Her pages hear of it with the next message, whatever that cost.
  await say('did you see it?');
  const told = kit.published.filter(
    ({ topic, type }) => topic === `guest:${vega}` && type === 'messengerContentChange',
  );
  expect(told.at(-1)?.data).toMatchObject({ channel: { channelId, earned: 500, spent: 1_000 } });
});
