import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as contract from '../../contract/index.ts';
import type { Person } from '../../testing/people.ts';
import { World } from '../../testing/world.ts';

const world = await World.open();
const { pool } = world.kit.db;
const query = pool.query.bind(pool) as (asked: unknown, ...more: unknown[]) => Promise<unknown>;
afterEach(() => {
  pool.query = query as typeof pool.query;
});
afterAll(() => world.live.stop?.());

let guest: Person;
const chat = (): contract.LiveChat => guest.last(contract.chatState)?.chat as contract.LiveChat;

beforeEach(async () => {
  const lena = await world.livePerformer({ priceVideo: 600 }, { autoAccept: true });
  guest = await world.guest(10_000);
  const startKey = `locked-row-${guest.subjectId}`;
  await guest.sendCommand(contract.startChat, { actorId: lena.subjectId, chatType: 'LIVECHAT', startKey, sequence: 1 });
  await world.pass(3_000);
});

/** A guest's commands can hold a chat's row at any moment they choose; answers how to let go. */
async function holdRow(): Promise<() => Promise<void>> {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select from live.chats where id = $1 for update', [chat().chatId]);
  return async () => {
    await client.query('commit');
    client.release();
  };
}

const waiting = async (): Promise<boolean> => {
  const { rows } = (await query(`select from pg_locks where not granted`)) as { rows: unknown[] };
  return rows.length > 0;
};

describe('a guest who keeps the chat’s row busy', () => {
  it('while every report of delivered frames is written, has no broken picture by that', async () => {
    const letGo: (() => Promise<void>)[] = [];
    pool.query = (async (asked: { name?: string }, ...more: unknown[]) => {
      if (asked.name !== 'live.delivered') return query(asked, ...more);
      letGo.push(await holdRow());
      return query(asked, ...more).finally(() => letGo.pop()?.());
    }) as typeof pool.query;
    await world.pass(20_000);
    expect(chat()).toMatchObject({ status: 'running', refunded: 0, pictureBrokenSince: null });
    expect(await world.coins(guest)).toBe(10_000 - 600);
  });

  it('while a minute is due, pays it all the same as soon as the row is free', async () => {
    await world.pass(55_500);
    const free = await holdRow();
    let idle = false;
    const passed = world.kit.clock.advance(2_500).then(() => world.live.settled());
    void passed.then(() => {
      idle = true;
    });
    await vi.waitFor(async () => expect(idle || (await waiting())).toBe(true), { interval: 5 });
    await free();
    await passed;
    expect(chat()).toMatchObject({ status: 'running', minutes: 2 });
    expect(await world.coins(guest)).toBe(10_000 - 1_200);
  });
});
