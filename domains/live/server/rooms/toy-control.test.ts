import { afterEach, beforeEach, expect, it } from 'vitest';
import * as contract from '../../contract/index.ts';
import type { Person } from '../../testing/people.ts';
import { World } from '../../testing/world.ts';

let world: World;
let lena: Person;
beforeEach(async () => {
  world = await World.open();
  lena = await world.livePerformer({ priceVideo: 100, priceSingle: 200 }, { autoAccept: true });
});
afterEach(async () => world.live.stop?.());

const start = async (guest: Person, chatType: contract.ChatType, single = false) => {
  const startKey = crypto.randomUUID();
  await guest.refusal(contract.startChat, { actorId: lena.subjectId, chatType, single, startKey, sequence: 1 });
  await world.pass(1_500);
  return guest.last(contract.chatState)?.chat;
};
const offer = (isOffered: boolean) =>
  world.kit.db.transaction((tx) => world.live.offerToyControl(tx, lena.subjectId, isOffered));
const abilities = (guest: Person) => guest.last(contract.chatState)?.chat.abilities;

it('direct control of a toy is an ability of private chats while it is offered, and of one in which it was used for good', async () => {
  const [watcher, guest] = [await world.guest(), await world.guest(5_000)];
  await offer(true);
  expect((await start(watcher, 'FREECHAT'))?.abilities).not.toContain('dildocontrol');
  const chat = await start(guest, 'LIVECHAT', true);
  expect(chat?.abilities).toContain('dildocontrol');
  expect(chat?.isToyControl).toBe(false);
  await offer(false);
  await world.pass(100);
  expect(abilities(guest)).not.toContain('dildocontrol');
  await offer(true);
  await world.kit.db.transaction((tx) => world.live.markToyControl(tx, chat?.chatId ?? 0));
  await world.pass(100);
  expect(guest.last(contract.chatState)?.chat.isToyControl).toBe(true);
  await offer(false);
  await world.live.closeRoomOf(lena.subjectId, contract.exitCodes.hostStopped);
  await world.pass(500);
  expect(guest.last(contract.chatEnd)).toMatchObject({ chatId: chat?.chatId, isToyControl: true });
});
