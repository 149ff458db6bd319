import { afterEach, beforeEach, expect, it } from 'vitest';
import * as contract from '../../contract/index.ts';
import { lookAt } from '../../testing/faces.ts';
import type { Person } from '../../testing/people.ts';
import { World } from '../../testing/world.ts';

let world: World;
let lena: Person;
const showId = 77;
beforeEach(async () => {
  world = await World.open();
  lena = await world.livePerformer({ priceVideo: 100 }, { autoAccept: true });
});
afterEach(async () => world.live.stop?.());

const start = async (guest: Person, chatType: contract.ChatType) => {
  const startKey = crypto.randomUUID();
  const refusal = await guest.refusal(contract.startChat, {
    ...{ actorId: lena.subjectId, chatType, single: false, startKey, sequence: 1 },
  });
  await world.pass(1_500);
  return refusal;
};
const begin = () => world.kit.db.transaction((tx) => world.live.beginShow(tx, lena.subjectId, showId));
const end = () => world.kit.db.transaction((tx) => world.live.endShow(tx, lena.subjectId, showId));
const exitOf = (guest: Person) => guest.last(contract.chatEnd)?.exitCode;

it('when a show begins everybody in the room is out with 908; who has a ticket stays under the same picture, and nobody else comes in', async () => {
  const [watcher, holder, looker] = [await world.guest(), await world.guest(), world.visitor()];
  await start(watcher, 'FREECHAT');
  await start(holder, 'FREECHAT');
  await start(looker, 'LIVE_PREVIEW');
  world.tickets.add(`${showId}:${holder.subjectId}`);
  await begin();
  await world.pass(500);
  expect([watcher, holder, looker].map(exitOf)).toEqual([908, undefined, 908]);
  // The same chat, the same picture: nothing was taken away, and no free time runs out.
  expect(holder.last(contract.chatState)?.chat).toMatchObject({
    chatType: 'LIVESHOW',
    status: 'running',
    watchUntil: null,
  });
  expect([...world.media.watching.values()].map(({ peer }) => peer)).toEqual([`guest:${holder.subjectId}`]);
  expect(lena.last(contract.studioState)).toMatchObject({ showId });
  const presence = () => world.performers.actor(world.kit.db, lena.subjectId);
  expect(await presence()).toMatchObject({ liveState: 'live', freeChat: false, livePreview: false });
  expect(await start(watcher, 'LIVESHOW')).toBe('show_running');
  expect(await start(watcher, 'FREECHAT')).toBe('show_running');
  expect(await lookAt(world, looker, lena.subjectId)).toEqual([]);
  expect(await start(holder, 'LIVESHOW')).toBeNull();
  expect(holder.last(contract.chatState)?.chat).toMatchObject({
    chatType: 'LIVESHOW',
    status: 'running',
    pricePerMinute: 0,
  });
  // Another device of the same guest takes it over.
  expect(await start(holder, 'LIVESHOW')).toBeNull();
  expect(exitOf(holder)).toBe(903);
  expect(await world.coins(holder)).toBe(0);

  await end();
  await world.pass(500);
  expect(exitOf(holder)).toBe(202);
  expect(await presence()).toMatchObject({ liveState: 'freeChat', freeChat: true });
  expect(await start(holder, 'LIVESHOW')).toBe('no_show_now');
  expect(await start(watcher, 'FREECHAT')).toBeNull();
});

it('a show does not begin over a private chat or without a picture, and once is once', async () => {
  const guest = await world.guest(10_000);
  await start(guest, 'LIVECHAT');
  await expect(begin()).rejects.toMatchObject({ kind: { code: 'end_private_first' } });
  const { chatId, hostSequence } = guest.last(contract.chatState)!.chat;
  await lena.sendCommand(contract.hostEndChat, { chatId, sequence: hostSequence + 1 });
  await world.pass(500);
  await begin();
  await begin();
  await lena.sendCommand(contract.stopLive, {});
  await world.pass(500);
  await expect(begin()).rejects.toMatchObject({ kind: { code: 'not_live' } });
});

it('a ticket that is taken back lets nobody in any more', async () => {
  const holder = await world.guest();
  world.tickets.add(`${showId}:${holder.subjectId}`);
  await begin();
  expect(await start(holder, 'LIVESHOW')).toBeNull();
  world.tickets.clear();
  await world.kit.db.transaction((tx) => world.live.leaveShow(tx, lena.subjectId, holder.subjectId));
  await world.pass(500);
  expect(exitOf(holder)).toBe(908);
  expect(await start(holder, 'LIVESHOW')).toBe('show_running');
});
