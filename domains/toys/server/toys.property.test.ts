import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { performerStopped } from '#domains/live/contract/events.ts';
import { proveResource } from '#kit/testing/prove-resource.ts';
import { scaledRuns, scaledTimeout } from '#kit/testing/run-length.ts';
import * as contract from '../contract/index.ts';
import { openToyRoom } from '../testing/toy-room.ts';
import { standardSetup } from './toy-gifts.ts';

const toyRoom = await openToyRoom();
const { kit } = toyRoom;
const funds = 20_000;

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('play' as const),
      guest: fc.nat(2),
      gift: fc.constantFrom(0, 1, 2, null),
      again: fc.boolean(),
    }),
  },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('hear' as const), page: fc.nat(1), take: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('lose' as const), page: fc.nat(1) }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('played' as const), page: fc.nat(1), isWhole: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constant('pass' as const), ms: fc.constantFrom(1_000, 4_000, 10_500, 65_000) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constantFrom('pause' as const, 'goOn' as const, 'clear' as const, 'lookAfter' as const, 'set' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constantFrom('showEnds' as const, 'chatEnds' as const, 'showBegins' as const) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Made> ? Made : never;
/** What stands in one group happens at the same moment. */
const groups = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 14 });

/** A performer with a connected toy and three guests, one of them in private. */
async function newWorld(number: number) {
  const actorId = 9_000 + number;
  const guests = [1, 2, 3].map((one) => number * 10 + one);
  const pages = [randomUUID(), randomUUID()] as const;
  const keys = new Map<number, string>();
  await toyRoom.performer(actorId);
  for (const [index, id] of guests.entries()) await toyRoom.guest(id, actorId, { isPublic: index !== 2, coins: funds });
  const mira = toyRoom.as(actorId);
  const line = (page: number, state: 'ready' | 'gone', take = false) =>
    toyRoom.say(actorId, contract.toyLine, { lineId: pages[page], state, take });
  await mira.call(contract.setToySetup, { body: { ...standardSetup, directPrice: 1_500 } });
  await line(0, 'ready');
  const stopped = async () => {
    await kit.db.transaction((tx) => tx.emit(performerStopped, { actorId, at: kit.clock.now() }));
    await kit.events.drain();
  };

  async function take(one: Step): Promise<string | null> {
    if (one.does === 'play') {
      const by = guests[one.guest] ?? 0;
      const key = (one.again ? keys.get(by) : undefined) ?? randomUUID();
      keys.set(by, key);
      const giftId = one.gift === null ? null : (contract.toyGifts[one.gift] ?? null);
      const answer = await toyRoom.as(by).call(contract.playToy, { body: { actorId, giftId, shown: 5_000, key } });
      return answer.ok ? null : answer.problem.code;
    }
    if (one.does === 'hear') return line(one.page, 'ready', one.take);
    if (one.does === 'lose') return line(one.page, 'gone');
    if (one.does === 'played') {
      const { rows } = await kit.db.pool.query<{ id: string }>(
        "select id from toys.plays where actor_id = $1 and state = 'running'",
        [actorId],
      );
      const playId = Number(rows[0]?.id ?? 1);
      return toyRoom.say(actorId, contract.toyPlayed, { lineId: pages[one.page], playId, isWhole: one.isWhole });
    }
    if (one.does === 'pass') await kit.clock.advance(one.ms);
    if (one.does === 'pause' || one.does === 'goOn')
      await mira.call(contract.pauseToy, { body: { isPaused: one.does === 'pause' } });
    if (one.does === 'clear') await mira.call(contract.clearToyQueue, {});
    if (one.does === 'set')
      await mira.call(contract.setToySetup, { body: { ...standardSetup, mostSeconds: 7, directPrice: 1_500 } });
    if (one.does === 'lookAfter') await toyRoom.work();
    if (one.does === 'showBegins') toyRoom.rooms.set(actorId, actorId * 10);
    if (one.does === 'showEnds') {
      toyRoom.rooms.delete(actorId);
      await stopped();
    }
    if (one.does === 'chatEnds') {
      toyRoom.chats.delete(`${guests[2]}:${actorId}`);
      await stopped();
    }
    return null;
  }
  return { actorId, guests, take };
}

interface Kept {
  id: number;
  guest: number;
  state: contract.ToyPlayState;
  price: number;
  paid: number;
  back: number;
}

/** What has to be true after whatever happened. */
async function look({ actorId, guests }: Awaited<ReturnType<typeof newWorld>>): Promise<void> {
  const { rows } = await kit.db.pool.query<Kept>(
    `select plays.id::int as id, guest_id::int as guest, state, price::int as price, coalesce(sales.paid, 0)::int as paid,
       coalesce(sales.paid_back, 0)::int as back
     from toys.plays left join sales.sales on sales.key = 'toy:' || plays.id where actor_id = $1 order by plays.id`,
    [actorId],
  );
  for (const { state, price, paid, back } of rows) {
    expect(paid).toBe(price);
    // Never played and paid back, and never neither.
    expect(back).toBe(state === 'paid_back' ? price : 0);
  }
  expect(rows.filter(({ state }) => state === 'running').length).toBeLessThanOrEqual(1);
  // In the order in which it was paid: nothing waits before what runs.
  const running = rows.find(({ state }) => state === 'running');
  if (running) expect(rows.some(({ id, state }) => state === 'queued' && id < running.id)).toBe(false);
  // Of every play that was begun and broke off the toy heard that it stands still, as the last word about it.
  const orders = toyRoom.kit.published.filter(({ topic }) => topic === `performer:${actorId}`);
  for (const { id, state } of rows) {
    const about = orders.filter(
      ({ type, data }) => (type === 'toyPlay' || type === 'toyHalted') && (data as { playId: number }).playId === id,
    );
    if (state === 'paid_back' && about.length > 0) expect(about.at(-1)?.type).toBe('toyHalted');
    expect(about.filter(({ type }) => type === 'toyPlay').length).toBeLessThanOrEqual(1);
    if (state === 'running' || state === 'played') expect(about.map(({ type }) => type)).toEqual(['toyPlay']);
  }
  for (const one of guests) {
    const kept = rows.filter((row) => row.guest === one).reduce((sum, { paid, back }) => sum + paid - back, 0);
    expect(await toyRoom.coins(one)).toBe(funds - kept);
  }
  const { rows: sums } = await kit.db.pool.query('select sum(balance)::int as books from ledger.accounts');
  expect(sums[0]).toEqual({ books: 0 });
  if (rows.every(({ state }) => state === 'paid_back')) expect(await toyRoom.earned(actorId)).toBe(0);
}

let worlds = 0;

it(
  'whatever happens in whatever order, what is played is paid, what is not is paid back once, stop is the last word, and the books are whole',
  async () => {
    await fc.assert(
      fc.asyncProperty(groups, async (all) => {
        worlds += 1;
        const world = await newWorld(worlds);
        for (const group of all) {
          const codes = await Promise.all(group.map(world.take));
          await kit.events.drain();
          expect(codes).not.toContain('internal_error');
          await look(world);
        }
      }),
      { numRuns: scaledRuns(25) },
    );
  },
  scaledTimeout(60_000),
);

const open = async () => {
  worlds += 1;
  const { actorId, guests, take } = await newWorld(worlds);
  const guestId = guests[0] ?? 0;
  const fetch = async () => {
    const answer = await toyRoom.as(guestId).call(contract.getToyRoom, { params: { actorId } });
    return answer.ok ? answer.data : null;
  };
  return { key: actorId, guestId, published: () => kit.published, run: take, fetch, mira: toyRoom.as(actorId) };
};
/** Time and the end of a show are told by what follows from them. */
const commands = step.filter(({ does }) => does !== 'pass' && does !== 'showEnds' && does !== 'showBegins');

it('a room shows a toy as a new page would', () => proveResource(contract.toyRoom, { commands, open }), 60_000);

it(
  'a guest’s own plays are as a new page would show them',
  () => proveResource(contract.ownToyPlays, { commands, open }),
  60_000,
);

it(
  'the studio shows a toy as a new page would',
  () =>
    proveResource(contract.studioToy, {
      commands,
      open: async () => {
        const one = await open();
        const fetch = async () => {
          const answer = await one.mira.call(contract.getStudioToy, {});
          return answer.ok ? answer.data : null;
        };
        return { ...one, fetch };
      },
    }),
  60_000,
);
