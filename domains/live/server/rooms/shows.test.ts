import { afterAll, expect, it } from 'vitest';
import { houseRevenue, performerAccount } from '#domains/ledger/contract/accounts.ts';
import { transferKind } from '#domains/ledger/contract/transfers.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import * as contract from '../../contract/index.ts';
import type { Person } from '../../testing/people.ts';
import { World } from '../../testing/world.ts';

const world = await World.open();
const dispatcher = createDispatcher(world.live.handlers, world.kit);
const as = (person: Person) => testClient(dispatcher, person.caller);
afterAll(() => world.live.stop?.());

/** What comes in besides chats, such as a tip; what goes back is below zero. */
async function book(performer: Person, kind: string, amount: number): Promise<void> {
  await world.kit.db.transaction((tx) =>
    world.ledger.post(tx, {
      key: `${kind}:${performer.subjectId}:${world.kit.clock.now()}`,
      kind: transferKind(kind, { mayOverdraw: true }),
      entries: [
        { account: performerAccount(performer.subjectId), amount },
        { account: houseRevenue, amount: -amount },
      ],
      memo: {},
    }),
  );
}

async function shows(performer: Person, query: { before?: string; limit?: number } = {}) {
  const answer = await as(performer).call(contract.getStudioShows, { query });
  if (!answer.ok) throw new Error(answer.problem.title);
  return answer.data;
}

it('each show tells how long it was, who watched, and all that came in meanwhile; what came in between is of none', async () => {
  const lena = await world.livePerformer({ priceVideo: 300 }, { autoAccept: true });
  const guest = await world.guest(5_000);
  await guest.sendCommand(contract.startChat, {
    actorId: lena.subjectId,
    chatType: 'LIVECHAT',
    startKey: 'shows-key-1',
    sequence: 1,
  });
  await world.pass(1_500);
  const chatId = guest.last(contract.chatState)?.chat.chatId as number;
  await book(lena, 'tip', 40);
  await guest.sendCommand(contract.endChat, { chatId, sequence: 2 });
  await world.live.settled();
  expect(await shows(lena)).toMatchObject({
    shows: [{ endedAt: null, viewers: 1, chats: 1, minutes: 1, earned: 190 }],
    before: null,
  });
  await world.pass(10_000);
  await lena.sendCommand(contract.stopLive, {});
  await world.pass(60_000);
  await book(lena, 'message', 7);
  await world.pass(60_000);
  await world.goLive(lena);
  await world.pass(2_000);
  await book(lena, 'gift', 100);
  await book(lena, 'giftBack', -30);

  const [second, first] = (await shows(lena)).shows;
  expect(first).toMatchObject({ viewers: 1, chats: 1, minutes: 1, earned: 190 });
  expect(first?.kinds.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['chatMinute', 150],
    ['tip', 40],
  ]);
  expect(first?.seconds).toBeGreaterThanOrEqual(11);
  expect(first?.seconds).toBeLessThan(20);
  expect(second).toMatchObject({ endedAt: null, viewers: 0, chats: 0, minutes: 0, earned: 70 });

  const page = await shows(lena, { limit: 1 });
  expect(page.shows).toEqual([expect.objectContaining({ showId: second?.showId })]);
  expect((await shows(lena, { limit: 1, before: String(page.before) })).shows).toEqual([first]);
});

it('a performer reads their own shows alone, and guests none', async () => {
  const lena = await world.livePerformer();
  const mara = await world.livePerformer();
  await world.pass(1_000);
  const [own] = (await shows(mara)).shows;
  expect((await shows(lena)).shows.map(({ showId }) => showId)).not.toContain(own?.showId);
  expect(await as(await world.guest()).call(contract.getStudioShows, { query: {} })).toMatchObject({ ok: false });
});
