import { afterAll, expect, it } from 'vitest';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import * as contract from '../../contract/index.ts';
import type { Person } from '../../testing/people.ts';
import { World } from '../../testing/world.ts';

const world = await World.open();
const dispatcher = createDispatcher(world.live.handlers, world.kit);
const as = (person: Person) => testClient(dispatcher, person.caller);
afterAll(() => world.live.stop?.());

let keys = 0;
async function ask(guest: Person, performer: Person): Promise<number> {
  keys += 1;
  await guest.sendCommand(contract.startChat, {
    actorId: performer.subjectId,
    chatType: 'LIVECHAT',
    startKey: `guest-key-${keys}`,
    sequence: 1,
  });
  await world.pass(1_500);
  return guest.last(contract.chatState)?.chat.chatId as number;
}

it('a request says what the guest gave her so far, how often and since when they come; a new guest has none of it', async () => {
  const lena = await world.livePerformer({ priceVideo: 300 }, { autoAccept: true });
  const guest = await world.guest(5_000);
  const first = await ask(guest, lena);
  const of = (chatId: number, performer = lena) =>
    as(performer).call(contract.getChatGuest, { params: { chatId: `${chatId}` as never } });
  expect(await of(first)).toMatchObject({ data: { spent: 300, chats: 0, firstAt: null, lastAt: null } });
  const begun = world.kit.clock.now();
  await guest.sendCommand(contract.endChat, { chatId: first, sequence: 2 });
  await world.live.settled();
  await lena.sendCommand(contract.stopLive, {});
  await world.pass(600_000, 60_000);
  await world.goLive(lena);
  const second = await ask(guest, lena);
  const known = await of(second);
  expect(known).toMatchObject({ data: { chats: 1 } });
  if (!known.ok) throw new Error(known.problem.title);
  expect(known.data.spent).toBeGreaterThanOrEqual(300);
  expect(Math.abs((known.data.firstAt ?? 0) - begun)).toBeLessThan(5_000);
  expect(Math.abs((known.data.lastAt ?? 0) - begun)).toBeLessThan(5_000);

  const mara = await world.livePerformer();
  expect(await of(second, mara)).toMatchObject({ ok: false, problem: { code: 'not_found' } });
  expect(await as(guest).call(contract.getChatGuest, { params: { chatId: `${second}` as never } })).toMatchObject({
    ok: false,
  });
});
