import { expect, it } from 'vitest';
import { spendingLimits } from '#domains/sales/server/index.ts';
import { defineProblem, Problem } from '#kit/contract/problem.ts';
import { extend } from '#kit/domain/extensions.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import { getChatOptions, startChat } from '../../contract/index.ts';
import { World } from '../../testing/world.ts';

const dayIsFull = defineProblem('day_is_full', 403, { en: 'Full.', de: 'Voll.', nl: 'Vol.', es: 'Lleno.' });

it('a guest’s own limit refuses a chat before it begins in its own words, and ends one with the last minute it allows', async () => {
  const world = await World.open();
  let left = 399;
  world.kit.extensions.add('limits', [
    extend(spendingLimits, {
      async check(_, __, coins) {
        if (coins > left) throw new Problem(dayIsFull);
        left -= coins;
      },
      look: async (_, __, coins) => (coins > left ? new Problem(dayIsFull) : null),
    }),
  ]);
  const lena = await world.livePerformer({ priceVideo: 399 }, { autoAccept: true });
  const guest = await world.guest(5000);
  const order = { actorId: lena.subjectId, chatType: 'LIVECHAT', sequence: 1 } as const;
  await guest.sendCommand(startChat, { ...order, startKey: 'the first one' });
  await world.pass(90_000);
  const chats = async () =>
    (await world.kit.db.pool.query('select status, exit_code, minutes from live.chats order by id')).rows;
  expect(await chats()).toEqual([{ status: 'ended', exit_code: 501, minutes: 1 }]);
  const again = guest.sendCommand(startChat, { ...order, startKey: 'the second one' });
  await expect(again).rejects.toMatchObject({ kind: dayIsFull });
  expect(await chats()).toHaveLength(1);
  // The page knows it before: how long the coins last is not said of a chat that would not begin.
  const known = await testClient(createDispatcher(world.live.handlers, world.kit), guest.caller).call(getChatOptions, {
    params: { actorId: lena.subjectId },
  });
  const wanted = known.ok ? known.data.options.find(({ chatType }) => chatType === 'LIVECHAT') : undefined;
  expect(wanted).toMatchObject({ possible: false, reason: 'day_is_full' });
});

it('the limit is met in the step that pays a broken line back: the chat ends, what is owed is paid back, the books are right', async () => {
  const world = await World.open();
  let left = 600;
  world.kit.extensions.add('limits', [
    extend(spendingLimits, {
      async check(_, __, coins) {
        if (coins > left) throw new Problem(dayIsFull);
        left -= coins;
      },
      givenBack: async (_, __, coins) => {
        // What goes back makes no room for another minute.
        expect(coins).toBeLessThan(600);
      },
    }),
  ]);
  const lena = await world.livePerformer({ priceVideo: 600 }, { autoAccept: true });
  const guest = await world.guest(5000);
  await guest.sendCommand(startChat, {
    actorId: lena.subjectId,
    chatType: 'LIVECHAT',
    startKey: 'a broken line',
    sequence: 1,
  });
  await world.pass(55_000);
  const session = [...world.media.watching.keys()].at(-1) as string;
  world.media.cut.add(session);
  await world.pass(9_000);
  world.media.cut.delete(session);
  await world.pass(3_000);
  const { rows } = await world.kit.db.pool.query('select status, exit_code, minutes, refunded from live.chats');
  expect(rows).toEqual([{ status: 'ended', exit_code: 501, minutes: 1, refunded: expect.any(Number) }]);
  expect(rows[0].refunded).toBeGreaterThan(0);
  expect(await world.coins(guest)).toBe(5000 - 600 + rows[0].refunded);
  expect(await world.booksSum()).toBe(0);
});
