import { afterEach, beforeEach, expect, it } from 'vitest';
import { guestRestrictedEvent } from '#domains/guest/contract/index.ts';
import * as contract from '../../contract/index.ts';
import { World } from '../../testing/world.ts';

let world: World;
beforeEach(async () => {
  world = await World.open();
});
afterEach(async () => world.live.stop?.());

let starts = 0;
const chatOf = (actorId: number, chatType: 'FREECHAT' | 'LIVECHAT') => {
  starts += 1;
  return { actorId, chatType, single: false, startKey: `start-key-${starts}`, sequence: 1 } as const;
};

it('each level of a restriction takes what it says: coins, words, and then the picture', async () => {
  const lena = await world.livePerformer({ priceVideo: 100 }, { autoAccept: true });
  const guest = await world.guest(10_000);
  world.kit.events.subscribe(world.live.handlers);
  const restrict = async (level: number) => {
    world.restricted.set(guest.subjectId, level);
    await world.kit.db.transaction((tx) => tx.emit(guestRestrictedEvent, { guestId: guest.subjectId, level }));
    await world.kit.events.drain();
    await world.pass(100);
  };
  const write = (chatId: number) => guest.refusal(contract.sendChatText, { chatId, text: 'Good evening' });

  await restrict(1);
  expect(await guest.refusal(contract.startChat, chatOf(lena.subjectId, 'LIVECHAT'))).toBe('account_restricted');
  await guest.sendCommand(contract.startChat, chatOf(lena.subjectId, 'FREECHAT'));
  await world.pass(1_500);
  const chatId = guest.last(contract.chatState)?.chat.chatId as number;
  await guest.sendCommand(contract.sendChatText, { chatId, text: 'Good evening' });

  await restrict(2);
  expect(await write(chatId)).toBe('writing_restricted');
  expect(guest.last(contract.chatEnd)).toBeUndefined();

  await restrict(3);
  expect(guest.last(contract.chatEnd)?.exitCode).toBe(906);
  expect(await guest.refusal(contract.startChat, chatOf(lena.subjectId, 'FREECHAT'))).toBe('account_locked');

  world.restricted.delete(guest.subjectId);
  await guest.sendCommand(contract.startChat, chatOf(lena.subjectId, 'FREECHAT'));
});
