import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '../../contract/index.ts';
import type { Person } from '../../testing/people.ts';
import { World } from '../../testing/world.ts';

let world: World;
let lena: Person;
let keys = 0;

beforeAll(async () => {
  world = await World.open();
  lena = await world.livePerformer({ priceVideo: 600 });
});
afterAll(() => world.live.stop?.());

const chatOf = (person: Person): contract.LiveChat => person.last(contract.chatState)?.chat as contract.LiveChat;

async function ring(guest: Person): Promise<number> {
  keys += 1;
  const request = { actorId: lena.subjectId, chatType: 'LIVECHAT' as const, startKey: `jump-key-${keys}`, sequence: 1 };
  await guest.sendCommand(contract.startChat, request);
  return chatOf(guest).chatId;
}

async function paidChat(): Promise<{ guest: Person; chatId: number }> {
  const guest = await world.guest(6_000);
  const chatId = await ring(guest);
  await lena.sendCommand(contract.answerChat, { chatId, sequence: 1, accept: true });
  await world.pass(1_000);
  return { guest, chatId };
}

const hour = 3_600_000;

describe.each([
  ['half a minute forward', 30_000],
  ['half a minute back', -30_000],
  ['an hour forward, as where local time is taken for the world’s in spring', hour],
  ['an hour back, as in autumn', -hour],
])('the wall clock is set %s', (_, jump) => {
  it('a paid chat neither ends nor costs more or less, and its next minute comes when it is due', async () => {
    const { guest, chatId } = await paidChat();
    await world.pass(29_000);
    world.kit.clock.jumpWall(jump);
    await world.pass(29_000);
    expect(chatOf(guest)).toMatchObject({ chatId, status: 'running', minutes: 1 });
    await world.pass(3_000);
    expect(chatOf(guest)).toMatchObject({ status: 'running', minutes: 2, refunded: 0 });
    world.kit.clock.jumpWall(-jump);
    await world.pass(57_000);
    expect(chatOf(guest)).toMatchObject({ status: 'running', minutes: 2, refunded: 0 });
    await guest.sendCommand(contract.endChat, { chatId, sequence: chatOf(guest).guestSequence + 1 });
    await world.live.settled();
    expect(chatOf(guest)).toMatchObject({ status: 'ended', cost: 1_200 });
    expect(await world.coins(guest)).toBe(4_800);
  });

  it('a studio rings its thirty seconds, and a guest who is lost has ten to come back', async () => {
    const guest = await world.guest(6_000);
    await ring(guest);
    await world.pass(14_000);
    world.kit.clock.jumpWall(jump);
    await world.pass(15_000);
    expect(chatOf(guest).status).toBe('requested');
    await world.pass(2_000);
    expect(chatOf(guest)).toMatchObject({ status: 'ended', exitCode: 199 });

    const watching = await paidChat();
    await world.drop(watching.guest);
    await world.pass(4_000);
    world.kit.clock.jumpWall(jump);
    await world.pass(5_000);
    const back = world.reconnect(watching.guest);
    await back.sendCommand(contract.resumeChat, { chatId: watching.chatId });
    expect(chatOf(back)).toMatchObject({ status: 'running', minutes: 1 });
    await back.sendCommand(contract.endChat, { chatId: watching.chatId, sequence: chatOf(back).guestSequence + 1 });
  });
});

it('set while the process is away: what was owed when it died is owed when it is back, to the second', async () => {
  const { guest, chatId } = await paidChat();
  await world.pass(9_000);
  world.kit.clock.jumpWall(-30_000);
  await world.crash(8_000);
  world.kit.clock.jumpWall(hour);
  const back = world.reconnect(guest);
  lena = world.reconnect(lena);
  await lena.sendCommand(contract.enterStudio, {});
  await lena.sendCommand(contract.goLive, {});
  world.media.send(`actor:${lena.subjectId}`);
  await back.sendCommand(contract.resumeChat, { chatId });
  await world.pass(3_000);
  expect(chatOf(back)).toMatchObject({ status: 'running', minutes: 1 });
  expect(chatOf(back).refunded).toBeGreaterThanOrEqual(80);
  expect(chatOf(back).refunded).toBeLessThanOrEqual(100);
  expect(await world.booksSum()).toBe(0);
});
