import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as contract from '../../contract/index.ts';
import type { Person } from '../../testing/people.ts';
import { World } from '../../testing/world.ts';

let world: World;
let lena: Person;
const seen: { session: string; at: number }[] = [];

beforeEach(async () => {
  seen.length = 0;
  world = await World.open({ seen: (session) => seen.push({ session, at: world.kit.clock.steady() }) });
  lena = await world.livePerformer({ priceMulti: 600 }, { autoAccept: true });
});
afterEach(() => world.live.stop?.());

const chatOf = (person: Person): contract.LiveChat => person.last(contract.chatState)?.chat as contract.LiveChat;

async function start(guest: Person, chatType: contract.ChatType): Promise<string> {
  const startKey = `hold-key-${guest.subjectId}`;
  await guest.sendCommand(contract.startChat, { actorId: lena.subjectId, chatType, startKey, sequence: 1 });
  const sql = 'select media_session as session from live.chats where guest_id = $1';
  return (await world.kit.db.pool.query<{ session: string }>(sql, [guest.subjectId])).rows[0]!.session;
}

/** Every statement fails until the answer is called. */
function databaseAway(): () => void {
  const { pool } = world.kit.db;
  const away = async () => Promise.reject(new Error('the database is away'));
  const spies = [
    vi.spyOn(pool, 'query').mockImplementation(away as never),
    vi.spyOn(pool, 'connect').mockImplementation(away as never),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
    world.kit.log.lines.length = 0;
  };
}

const seconds = (session: string, since: number): number =>
  seen.filter((each) => each.session === session && each.at > since).length;

it('while the database is away a paid picture continues for ten seconds, then waits, and continues when it is back', async () => {
  const [pays, watches] = [await world.guest(6_000), await world.guest()];
  const paid = await start(pays, 'LIVECHAT');
  const free = await start(watches, 'FREECHAT');
  await world.pass(20_000);
  const since = world.kit.clock.steady();
  const back = databaseAway();
  await world.pass(18_000);
  expect(seconds(paid, since)).toBeLessThanOrEqual(12);
  expect(seconds(free, since)).toBeGreaterThanOrEqual(17);
  back();
  const again = world.kit.clock.steady();
  await world.pass(10_000);
  expect(seconds(paid, again)).toBeGreaterThanOrEqual(6);
  expect(chatOf(pays).status).toBe('running');
  // What was held comes back; so does what was watched when the first report is faster than the engine's word of the break.
  const { rows } = await world.kit.db.pool.query<{ refunded: number }>(
    `select refunded from live.chats where media_session = $1`,
    [paid],
  );
  expect(rows[0]!.refunded).toBeGreaterThan(50);
  expect(rows[0]!.refunded).toBeLessThanOrEqual(230);
});

it('a failed report or two hold nothing', async () => {
  const pays = await world.guest(6_000);
  const paid = await start(pays, 'LIVECHAT');
  await world.pass(5_000);
  const since = world.kit.clock.steady();
  const back = databaseAway();
  await world.pass(3_000);
  back();
  await world.pass(7_000);
  expect(seconds(paid, since)).toBeGreaterThanOrEqual(9);
  expect(world.media.held.size).toBe(0);
});
