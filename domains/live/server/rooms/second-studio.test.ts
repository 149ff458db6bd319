import { afterEach, beforeEach, expect, it } from 'vitest';
import * as contract from '../../contract/index.ts';
import { World } from '../../testing/world.ts';

let world: World;
beforeEach(async () => {
  world = await World.open();
});
afterEach(async () => world.live.stop?.());

it('a second tab of the studio looks on: closed or logged out of, it does not end the show', async () => {
  const lena = await world.livePerformer();
  const isLive = async () => (await world.performers.actor(world.kit.db, lena.subjectId))?.isOnline;
  for (const ended of [null, 'revoked']) {
    const second = world.reconnect(lena);
    await second.sendCommand(contract.enterStudio, { own: false });
    expect(second.last(contract.studioState)?.isLive).toBe(true);
    await world.drop(second, ended);
    await world.pass(90_000);
    expect(await isLive()).toBe(true);
  }
});

it('the tab that sends holds the room again when its line came back before the old one was given up', async () => {
  const lena = await world.livePerformer();
  const back = world.reconnect(lena);
  await back.sendCommand(contract.enterStudio, { own: true });
  await world.drop(lena);
  await world.pass(90_000);
  expect(back.last(contract.studioState)?.isLive).toBe(true);
  expect((await world.performers.actor(world.kit.db, lena.subjectId))?.isOnline).toBe(true);
  await world.drop(back);
  await world.pass(90_000);
  expect((await world.performers.actor(world.kit.db, lena.subjectId))?.isOnline).toBe(false);
});
