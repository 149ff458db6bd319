import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import * as contract from '../../contract/index.ts';
import type { Person } from '../../testing/people.ts';
import { World } from '../../testing/world.ts';

let world: World;
let lena: Person;
let guest: Person;
beforeEach(async () => {
  world = await World.open();
  lena = await world.livePerformer({ priceVideo: 600 }, { autoAccept: true });
  guest = await world.guest(6_000);
});
afterEach(async () => world.live.stop?.());

const as = (person: Person) => testClient(createDispatcher(world.live.handlers, world.kit), person.caller);
async function start(): Promise<number> {
  await guest.sendCommand(contract.startChat, {
    ...{ actorId: lena.subjectId, chatType: 'LIVECHAT', startKey: crypto.randomUUID(), sequence: 1 },
  });
  await world.pass(1_500);
  return guest.last(contract.chatState)?.chat.chatId as number;
}
async function show(chatId: number, by = guest): Promise<string> {
  const answer = await as(by).call(contract.createChatMove, { body: { chatId } });
  return answer.ok ? answer.data.code : answer.problem.code;
}
async function take(code: string, by = guest): Promise<string> {
  const answer = await as(by).call(contract.takeChatMove, { body: { code } });
  return answer.ok ? answer.data.actorName : answer.problem.code;
}

it('goes on on another device by its code, once; the first device lets go, and the minute is not paid again', async () => {
  const chatId = await start();
  await world.pass(20_000);
  const code = await show(chatId);
  expect(code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
  expect(await take(` ${code.toLowerCase()} `)).toMatch(/^Vega/);
  expect(guest.last(contract.chatMoved)).toMatchObject({ chatId });
  const phone = world.reconnect(guest);
  await phone.sendCommand(contract.resumeChat, { chatId });
  await world.pass(10_000);
  expect(phone.last(contract.chatState)?.chat).toMatchObject({ chatId, status: 'running', minutes: 1 });
  expect(await world.coins(guest)).toBe(6_000 - 600);
  expect(await take(code)).toBe('move_code_wrong');
});

it('is refused in words with a code that is wrong, over, replaced, another account’s, or of a chat that ended', async () => {
  const chatId = await start();
  const stranger = await world.guest();
  expect(await show(chatId, stranger)).toBe('not_found');
  const first = await show(chatId);
  const second = await show(chatId);
  expect(await take('ABCDEFGH')).toBe('move_code_wrong');
  expect(await take(first)).toBe('move_code_wrong');
  expect(await take(second, stranger)).toBe('move_other_account');
  await world.pass(contract.moveCodeMs);
  expect(await take(second)).toBe('move_code_expired');
  const third = await show(chatId);
  await guest.sendCommand(contract.endChat, { chatId, sequence: 2 });
  await world.live.settled();
  expect(await take(third)).toBe('chat_over');
  expect(await show(chatId)).toBe('chat_over');
});

it('cannot be guessed: after ten tries one has to wait', async () => {
  const codes = await Promise.all(Array.from({ length: 12 }, (_, index) => take(`NOBODY${10 + index}`)));
  expect(codes.filter((code) => code === 'too_many_requests').length).toBeGreaterThan(0);
});

it('however often it moves, in whatever order, each minute is booked once and the books are whole', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('move', 'take twice', 'pass', 'pass long', 'reload'), { minLength: 2, maxLength: 7 }),
      async (acts) => {
        guest = await world.guest(6_000);
        lena = await world.livePerformer({ priceVideo: 600 }, { autoAccept: true });
        const chatId = await start();
        const from = world.kit.clock.now();
        let page = guest;
        const resume = async (): Promise<void> => {
          page = world.reconnect(guest);
          await page.refusal(contract.resumeChat, { chatId });
        };
        for (const act of acts) {
          if (act === 'pass') await world.pass(5_000);
          if (act === 'pass long') await world.pass(40_000, 1_000);
          if (act === 'reload') await resume();
          if (act === 'move' || act === 'take twice') {
            const code = await show(chatId);
            const taken = await Promise.all(act === 'move' ? [take(code)] : [take(code), take(code)]);
            expect(taken.filter((one) => one === 'move_code_wrong').length).toBe(taken.length - 1);
            await resume();
          }
          await world.pass(500);
        }
        const { rows } = await world.kit.db.pool.query('select minutes, refunded from live.chats where id = $1', [
          chatId,
        ]);
        const [chat] = rows as { minutes: number; refunded: number }[];
        const most = Math.floor((world.kit.clock.now() - from) / 60_000) + 1;
        expect(chat?.minutes).toBeLessThanOrEqual(most);
        expect(await world.coins(guest)).toBe(6_000 - 600 * (chat?.minutes ?? 0) + (chat?.refunded ?? 0));
        expect(await world.booksSum()).toBe(0);
        await page.refusal(contract.endChat, { chatId, sequence: 2 });
        await world.live.settled();
      },
    ),
    { numRuns: 8 },
  ));
