import { afterAll, expect, it } from 'vitest';
import * as contract from '../../contract/index.ts';
import { LiveTestBed } from '../../testing/test-bed.ts';
import { World } from '../../testing/world.ts';

const one = await World.open({ remote: true });
/** A second process on the same database, clock and bus. */
const two = new LiveTestBed(one.kit, 500_000);
await two.live.start?.();
afterAll(() => two.live.stop?.());

const settled = async (): Promise<void> => {
  await one.live.settled();
  await two.live.settled();
};

it('the guest on one process, the performer on another; when the first dies the second ends the chat and pays back', async () => {
  const lena = await one.livePerformer({ priceVideo: 600 });
  const studio = two.person(lena.caller);
  await studio.sendCommand(contract.enterStudio, {});
  const guest = await one.guest(600);
  const request = { actorId: lena.subjectId, chatType: 'LIVECHAT' as const, startKey: 'over-there', sequence: 1 };
  await guest.sendCommand(contract.startChat, request);
  await settled();
  const chatId = guest.last(contract.chatState)?.chat.chatId as number;
  await studio.sendCommand(contract.answerChat, { chatId, sequence: 1, accept: true });
  await settled();
  expect(one.media.watching.size).toBe(1);
  await one.pass(20_000);
  await two.live.settled();
  expect(await stateOf(chatId)).toMatchObject({ status: 'running', minutes: 1 });

  one.media.dead = true;
  await one.live.stop?.();
  for (let passed = 0; passed < 60_000; passed += 500) {
    await one.kit.clock.advance(500);
    await two.live.settled();
  }
  expect(await stateOf(chatId)).toMatchObject({ status: 'ended', minutes: 1 });
  const cost = 600 - (await one.coins(guest));
  expect(cost).toBeGreaterThan(150);
  expect(cost).toBeLessThan(230);
  expect(await one.booksSum()).toBe(0);
  expect(one.kit.log.lines).toEqual([]);
});

it('a room whose process died closes when nobody says any more that it stands', async () => {
  const mara = await two.performer();
  await two.goLive(mara);
  const { rows } = await one.kit.db.pool.query('select seen_at from live.rooms where actor_id = $1', [mara.subjectId]);
  expect(rows).toHaveLength(1);
  await one.kit.db.pool.query('update live.rooms set holder = $2, seen_at = $3 where actor_id = $1', [
    mara.subjectId,
    'gone-1',
    one.kit.clock.now() - 60_000,
  ]);
  await two.drop(mara);
  await one.kit.clock.advance(5_500);
  await two.live.settled();
  expect((await two.performers.actor(one.kit.db, mara.subjectId))?.isOnline).toBe(false);
});

async function stateOf(chatId: number): Promise<unknown> {
  const { rows } = await one.kit.db.pool.query('select status, minutes from live.chats where id = $1', [chatId]);
  return rows[0];
}
