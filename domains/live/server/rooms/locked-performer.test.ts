import { afterEach, beforeEach, expect, it } from 'vitest';
import { guestLockedEvent, guestUnlockedEvent } from '#domains/guest/contract/index.ts';
import * as contract from '../../contract/index.ts';
import { World } from '../../testing/world.ts';

let world: World;
beforeEach(async () => {
  world = await World.open();
});
afterEach(async () => world.live.stop?.());

it('a performer whose account is locked is off the air at once and cannot come back until unlocked', async () => {
  const lena = await world.livePerformer();
  const visitor = world.visitor();
  const free = {
    actorId: lena.subjectId,
    chatType: 'FREECHAT',
    single: false,
    startKey: 'start-key-1',
    sequence: 1,
  } as const;
  await visitor.sendCommand(contract.startChat, free);
  await world.pass(1_500);
  world.kit.events.subscribe([...world.live.handlers, ...world.performers.handlers]);
  const tell = async (what: typeof guestLockedEvent | typeof guestUnlockedEvent) => {
    await world.kit.db.transaction((tx) => tx.emit(what, { guestId: lena.subjectId }));
    await world.kit.events.drain();
    await world.pass(100);
  };
  await tell(guestLockedEvent);
  expect(visitor.last(contract.chatEnd)?.exitCode).toBe(907);
  const live = () => world.performers.actor(world.kit.db, lena.subjectId);
  expect(await live()).toMatchObject({ isOnline: false, isLocked: true });
  expect(await world.performers.cards(world.kit.db, [lena.subjectId], { language: 'en', country: null })).toEqual([]);
  expect(await lena.refusal(contract.goLive, {})).toBe('account_locked');
  await tell(guestUnlockedEvent);
  expect(await live()).toMatchObject({ isLocked: false });
});

it('the show of a performer who is admitted no longer ends with 301, she is seen nowhere and cannot go live', async () => {
  const lena = await world.livePerformer();
  const visitor = world.visitor();
  const free = { actorId: lena.subjectId, chatType: 'FREECHAT', single: false, startKey: 'start-key-2', sequence: 1 };
  await visitor.sendCommand(contract.startChat, free as never);
  await world.pass(1_500);
  world.kit.events.subscribe([...world.live.handlers, ...world.performers.handlers]);
  const decide = async (decision: 'admit' | 'dismiss') => {
    await world.kit.db.transaction((tx) => world.performers[decision](tx, lena.subjectId));
    await world.kit.events.drain();
    await world.pass(100);
  };
  const cards = () => world.performers.cards(world.kit.db, [lena.subjectId], { language: 'en', country: null });
  await decide('dismiss');
  expect(visitor.last(contract.chatEnd)?.exitCode).toBe(301);
  expect(await cards()).toEqual([]);
  expect(await lena.refusal(contract.goLive, {})).toBe('performer_not_admitted');
  await decide('admit');
  expect((await cards()).length).toBe(1);
});
