import { afterAll, expect, it } from 'vitest';
import { until, WireClient } from '#kit/live-media/testing/clients.ts';
import type { MediaServer } from '#kit/live-media/testing/media-server.ts';
import { startMediaServer } from '#kit/live-media/testing/media-server.ts';
import * as contract from '../../contract/index.ts';
import type { Person } from '../../testing/people.ts';
import { World } from '../../testing/world.ts';

let media: MediaServer;
const world = await World.open({
  engine: async (clock) => {
    media = await startMediaServer({ clock });
    return media.frames;
  },
});
afterAll(async () => {
  await world.live.stop?.();
  await media.stop();
});

/** The frames engine in front of live: frames go through real sockets, a few a second of the test's clock. */
async function play(seconds: number, camera: WireClient, viewer: WireClient | null): Promise<void> {
  for (let half = 0; half < seconds * 2; half += 1) {
    camera.video({ keyframe: half % 4 === 0 });
    await camera.sync();
    if (viewer && viewer.closed === null) {
      await viewer.sync();
      viewer.ack();
      await viewer.sync();
    }
    await world.pass(500);
  }
}

const chatOf = (person: Person): contract.LiveChat => person.last(contract.chatState)?.chat as contract.LiveChat;

it('a paid chat runs on acknowledged frames, is refunded without them, and loses the picture when it ends', async () => {
  const lena = await world.performer({ priceVideo: 600 });
  await lena.sendCommand(contract.enterStudio, {});
  await lena.sendCommand(contract.goLive, { autoAccept: true });
  const studio = lena.last(contract.roomTicket)?.ticket as contract.MediaTicket;
  const camera = await new WireClient(media.url, studio).opened();
  camera.catalog();
  await play(1, camera, null);
  expect((await world.performers.actor(world.kit.db, lena.subjectId))?.isOnline).toBe(true);

  const guest = await world.guest(2_000);
  const request = { actorId: lena.subjectId, chatType: 'LIVECHAT' as const, startKey: 'real-media', sequence: 1 };
  await guest.sendCommand(contract.startChat, request);
  const { chatId } = chatOf(guest);
  const ticket = guest.last(contract.chatTicket)?.ticket as contract.MediaTicket;
  const viewer = await new WireClient(media.url, ticket).opened();
  await play(5, camera, viewer);
  expect(chatOf(guest)).toMatchObject({ status: 'running', minutes: 1, cost: 600 });

  await play(8, camera, null);
  expect(chatOf(guest).pictureBrokenSince).not.toBeNull();
  await play(3, camera, viewer);
  expect(chatOf(guest).pictureBrokenSince).toBeNull();
  expect(chatOf(guest).refunded).toBeGreaterThanOrEqual(70);
  expect(chatOf(guest).refunded).toBeLessThanOrEqual(110);

  await guest.sendCommand(contract.endChat, { chatId, sequence: 2 });
  await world.live.settled();
  await until(() => viewer.closed !== null, 'the end of the picture');
  expect(world.kit.log.lines).toEqual([]);
  camera.close();
});
