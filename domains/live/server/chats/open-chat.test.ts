import { afterAll, expect, it } from 'vitest';
import { exitCodes } from '../../contract/index.ts';
import { World } from '../../testing/world.ts';

const world = await World.open();
afterAll(() => world.live.stop?.());

it('a guest’s running chat with a performer is known while it runs, with its room and whether others may know of it', async () => {
  const performer = await world.livePerformer();
  const guest = await world.guest(50_000);
  const actorId = performer.subjectId;
  const seen = () => world.live.openChatWith(world.kit.db, guest.subjectId, actorId);
  const room = await world.live.openRoomOf(world.kit.db, actorId);
  expect(await seen()).toBeNull();
  const free = await world.live.startChat(guest.caller, {
    actorId,
    chatType: 'FREECHAT',
    startKey: 'free-chat',
    sequence: 1,
  } as never);
  expect(await seen()).toMatchObject({ chatId: free.chatId, roomId: room, isPublic: true, muted: false });
  await world.live.endChatsOf(guest.subjectId, exitCodes.clientExit);
  expect(await seen()).toBeNull();
  expect(await world.live.openRoomOf(world.kit.db, 999)).toBeNull();
});
