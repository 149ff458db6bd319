import { expect, it } from 'vitest';
import { startChat } from '../../contract/index.ts';
import { World } from '../../testing/world.ts';

it('a preview is a look from outside and no visit: lists count who is in the room', async () => {
  const world = await World.open();
  const lena = await world.livePerformer();
  const shown = () => world.performers.actor(world.kit.db, lena.subjectId);
  const begin = async (chatType: 'LIVE_PREVIEW' | 'FREECHAT') => {
    const chat = { actorId: lena.subjectId, chatType, single: false, startKey: `begin-${chatType}`, sequence: 1 };
    await world.visitor().sendCommand(startChat, chat);
    await world.pass(1_500);
  };
  await begin('LIVE_PREVIEW');
  expect(await shown()).toMatchObject({ viewers: 0 });
  await begin('FREECHAT');
  expect(await shown()).toMatchObject({ viewers: 1 });
  await world.live.stop?.();
});
