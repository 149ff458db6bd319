import { beforeAll, expect, it } from 'vitest';
import { anActor } from '#domains/performers/testing/actors.ts';
import * as contract from '../contract/index.ts';
import { openMessenger } from '../testing/world.ts';
import { deleteMessage } from './change-message.ts';
import { blockByGuest, markRead, seeAll } from './marks.ts';
import { sendMessage } from './send-message.ts';
import { tellUnread, unreadFor } from './unread-notice.ts';

const { kit, ctx, performers, elsewhere, withdrawn, as, caller } = await openMessenger();
const vega = 1;
let keys = 0;
const open = async (guestId: number): Promise<number> => {
  const channel = await as(guestId).mutate(contract.touchMessengerChannel, { actorId: vega });
  if (!channel.ok) throw new Error(channel.problem.code);
  return channel.data.channelId;
};
const write = async (accountId: number, channelId: number) => {
  keys += 1;
  const senderType = accountId === vega ? 'actor' : 'guest';
  await sendMessage(
    ctx,
    caller(accountId),
    contract.sendMessage.payload.parse({ channelId, senderType, data: { text: 'Hello', key: `notice-key-${keys}` } }),
  );
  const page = await as(accountId).call(contract.getContent, { params: { channelId: `${channelId}` as never } });
  return page.ok ? (page.data.contents.at(-1)?.messageId as number) : 0;
};
const later = async (ms = unreadFor) => {
  elsewhere.length = 0;
  await kit.clock.advance(ms);
  await tellUnread(ctx);
  return elsewhere.map(({ guestIds, key, name }) => ({ guestIds, key, name }));
};

beforeAll(() =>
  kit.db.transaction((tx) => performers.create(tx, anActor({ id: vega, name: 'Vega', priceMessage: 0 }))),
);

it('a guest who is away hears once of what stays unread for a minute, also with two workers at the same moment', async () => {
  const channelId = await open(10);
  await write(vega, channelId);
  expect(await later(unreadFor - 1)).toEqual([]);
  const last = await write(vega, channelId);
  await kit.clock.advance(1);
  await Promise.all([tellUnread(ctx), tellUnread(ctx)]);
  expect(elsewhere).toEqual([{ guestIds: [10], key: `${channelId}:${last}`, name: 'Vega' }]);
  expect(await later()).toEqual([]);
});

it('who has a page open hears of it when they left without reading', async () => {
  const channelId = await open(11);
  kit.connected.add(11);
  const last = await write(vega, channelId);
  expect([await later(), await later()]).toEqual([[], []]);
  kit.connected.delete(11);
  expect(await later()).toEqual([{ guestIds: [11], key: `${channelId}:${last}`, name: 'Vega' }]);
});

it('nobody hears of what was read, answered, deleted or comes from somebody they blocked', async () => {
  const [readIn, seenIn, answeredIn, deletedIn, blockedIn] = await Promise.all([12, 13, 14, 15, 16].map(open));
  const first = await write(vega, readIn as number);
  await write(vega, seenIn as number);
  await write(vega, answeredIn as number);
  const gone = await write(vega, deletedIn as number);
  await write(vega, blockedIn as number);
  await markRead(ctx, 12, { channelId: readIn as number, messageId: first });
  await seeAll(ctx, 13);
  await write(14, answeredIn as number);
  await deleteMessage(ctx, vega, gone);
  await blockByGuest(ctx, 16, blockedIn as number, true);
  expect(await later()).toEqual([]);
});

it('what was told is taken back when it is read, answered or told again', async () => {
  const [channelId, other] = await Promise.all([open(20), open(21)]);
  const first = await write(vega, channelId);
  const second = await write(vega, other);
  await later();
  const newest = await write(vega, channelId);
  expect(await later()).toHaveLength(1);
  expect(withdrawn.splice(0)).toEqual([`${channelId}:${first}`]);
  await markRead(ctx, 20, { channelId, messageId: newest });
  await write(21, other);
  expect(withdrawn.splice(0)).toEqual([`${channelId}:${newest}`, `${other}:${second}`]);
  await markRead(ctx, 20, { channelId, messageId: newest });
  expect(withdrawn).toEqual([]);
});

it('more than are read at a time all hear in the same minute', async () => {
  const guests = Array.from({ length: 230 }, (_, n) => 200 + n);
  const ids = await Promise.all(guests.map(open));
  for (const id of ids) await write(vega, id);
  expect((await later()).map(({ guestIds }) => guestIds[0]).sort()).toEqual([...guests].sort());
});
