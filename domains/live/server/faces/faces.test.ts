import { afterEach, beforeEach, expect, it } from 'vitest';
import { accessPolicies } from '#domains/access/server/index.ts';
import { extend } from '#kit/domain/extensions.ts';
import * as contract from '../../contract/index.ts';
import { lookAt } from '../../testing/faces.ts';
import type { Person } from '../../testing/people.ts';
import { World } from '../../testing/world.ts';

let world: World;
let lena: Person;
const unproven = new Set<string | null>();
beforeEach(async () => {
  unproven.clear();
  world = await World.open();
  world.kit.extensions.add('age-check', [
    extend(accessPolicies, async (_, { caller: { country } }) =>
      unproven.has(country) ? { ok: false, restriction: 'needAgeCheck', reason: 'ageNotProven' } : null,
    ),
  ]);
  lena = await world.livePerformer({ priceVideo: 100, bannedCountryCodes: ['AT'] }, { autoAccept: true });
  shows(7);
});
afterEach(async () => world.live.stop?.());

/** What lena's camera sees from now on. */
const shows = (...bytes: number[]) => {
  world.media.still = async () => ({ codec: 'vp8', bytes: Uint8Array.of(...bytes), at: world.kit.clock.steady() });
};
const look = (as: Person = world.visitor(), seen?: number) => lookAt(world, as, lena.subjectId, seen);
const start = (as: Person, chatType: contract.ChatType) => {
  const startKey = crypto.randomUUID();
  return as.sendCommand(contract.startChat, {
    actorId: lena.subjectId,
    chatType,
    single: false,
    startKey,
    sequence: 1,
  });
};

it('a card shows what happens now: the first look asks for it, later ones get a new one every twenty seconds', async () => {
  expect(await look()).toEqual([]);
  await world.pass(2_500);
  const [first] = await look();
  expect(first).toMatchObject({ actorId: lena.subjectId, isBlurred: false, bytes: [7] });
  shows(8);
  await world.pass(10_000);
  expect(await look()).toEqual([first]);
  await world.pass(12_000);
  const [second] = await look();
  expect(second).toMatchObject({ bytes: [8] });
  // Who has it gets none again, and is told that it still stands.
  expect(await look(world.visitor(), second!.at)).toEqual([{ actorId: lena.subjectId }]);
});

it('nothing is taken while nobody looks, and nothing is kept', async () => {
  await look();
  await world.pass(2_500);
  let asked = 0;
  world.media.still = async () => {
    asked += 1;
    return null;
  };
  await world.pass(70_000);
  const before = asked;
  await world.pass(60_000);
  expect(asked).toBe(before);
  const { rows } = await world.kit.db.pool.query('select count(*)::int as kept from live.faces');
  expect(rows).toEqual([{ kept: 0 }]);
  expect(await look()).toEqual([]);
});

it('is gone in private, and what was seen there is not shown after it', async () => {
  await look();
  await world.pass(2_500);
  const guest = await world.guest(10_000);
  await start(guest, 'VIDEO_CALL').catch(() => start(guest, 'LIVECHAT'));
  await world.pass(3_000);
  shows(66);
  expect(await look()).toEqual([]);
  await world.pass(25_000);
  expect(await look()).toEqual([]);
  const chat = guest.last(contract.chatState)!.chat;
  // A frame of the private chat is still what the relay has as its newest one.
  const at = world.kit.clock.steady();
  world.media.still = async () => ({ codec: 'vp8', bytes: Uint8Array.of(66), at });
  await guest.sendCommand(contract.endChat, {
    chatId: chat.chatId,
    sequence: chat.guestSequence + 1,
    reason: 'clientExit',
  });
  await world.pass(4_000);
  expect((await look()).flatMap(({ bytes = [] }) => bytes)).not.toContain(66);
  shows(9);
  await world.pass(4_000);
  expect(await look()).toMatchObject([{ bytes: [9] }]);
});

it('reaches nobody who could not look in from outside, and shows colours alone to who has not proven their age', async () => {
  const guest = await world.guest();
  await look();
  await world.pass(2_500);
  shows(1, 2, 3);
  await world.pass(20_000);
  await look();
  await world.pass(4_000);
  expect(await look(guest)).toMatchObject([{ isBlurred: false }]);
  expect(await look(world.visitor({ country: 'AT' }))).toEqual([]);
  unproven.add('GB');
  expect(await look(world.visitor({ country: 'GB' }))).toMatchObject([{ isBlurred: true, bytes: [1] }]);
  await world.kit.db.transaction((tx) => world.blocks.block(tx, lena.subjectId, guest.subjectId));
  expect(await look(guest)).toEqual([]);
  await lena.sendCommand(contract.setRoom, { livePreview: false });
  await world.pass(500);
  expect(await look()).toEqual([]);
});
