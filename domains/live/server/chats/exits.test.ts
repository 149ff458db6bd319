import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentPage } from '#kit/realtime/messages.ts';
import * as contract from '../../contract/index.ts';
import type { Person } from '../../testing/people.ts';
import { World } from '../../testing/world.ts';

let world: World;
beforeEach(async () => {
  world = await World.open();
});
afterEach(async () => {
  await world.live.stop?.();
  expect(await world.booksSum()).toBe(0);
});

/** A guest in a chat that runs, of this type. */
async function guestIn(lena: Person, chatType: contract.ChatType): Promise<Person> {
  const guest = await world.guest(3_000);
  const start = { actorId: lena.subjectId, chatType, startKey: `start-${guest.subjectId}`, sequence: 1 };
  await guest.sendCommand(contract.startChat, start);
  await world.pass(1_500);
  expect(guest.last(contract.chatState)?.chat.status).toBe('running');
  return guest;
}

const exitOfChats = async (guest: Person) => {
  const { rows } = await world.kit.db.pool.query('select exit_code from live.chats where guest_id = $1', [
    guest.subjectId,
  ]);
  return rows.map((row) => row.exit_code);
};

it('the codes say of whom the picture stopped as the specification does: 996 the host, 997 the guest', () => {
  expect(contract.exitOf(996)).toMatchObject({ name: 'hostVideoTimeout' });
  expect(contract.exitOf(997)).toMatchObject({ name: 'guestVideoTimeout' });
});

describe('a chat ends with', () => {
  it('108 when its page says nothing any more, and 107 when its line is lost', async () => {
    const lena = await world.livePerformer({}, { autoAccept: true });
    const silent = await guestIn(lena, 'FREECHAT');
    await world.drop(silent, silentPage);
    expect(await exitOfChats(silent)).toEqual([108]);
    const lost = await guestIn(lena, 'FREECHAT');
    await world.drop(lost);
    await world.pass(11_000);
    expect(await exitOfChats(lost)).toEqual([107]);
  });

  it('204 when the performer goes live again too late to take the room over, and the new room is empty', async () => {
    const lena = await world.livePerformer({ priceVideo: 600 }, { autoAccept: true });
    const guest = await guestIn(lena, 'LIVECHAT');
    const past = world.kit.clock.steady() - 1;
    await world.kit.db.pool.query('update live.rooms set deadline_at = $1', [past]);
    await lena.sendCommand(contract.goLive, {});
    await world.live.settled();
    expect(guest.last(contract.chatEnd)).toMatchObject({ exitCode: 204 });
    const { rows } = await world.kit.db.pool.query('select exit_code, ended_at from live.rooms order by id');
    expect(rows.map(({ exit_code }) => exit_code)).toEqual([204, null]);
    // Of the minute that had begun only what was delivered is paid.
    expect(await world.coins(guest)).toBeGreaterThan(3_000 - 60);
  });

  it('990 when it is found after a start with neither side there, and pays back what was not delivered', async () => {
    const lena = await world.livePerformer({ priceVideo: 600 }, { autoAccept: true });
    const guest = await guestIn(lena, 'LIVECHAT');
    await world.crash(300_000);
    await world.pass(1_000);
    expect(await exitOfChats(guest)).toEqual([990]);
    expect(await world.coins(guest)).toBeGreaterThan(3_000 - 60);
  });

  it('a code of previews when it is one, whatever ended it', async () => {
    const lena = await world.livePerformer();
    const locked = await guestIn(lena, 'LIVE_PREVIEW');
    await world.live.endChatsOf(locked.subjectId, contract.exitCodes.clientLock);
    expect(await exitOfChats(locked)).toEqual([406]);
    const out = await guestIn(lena, 'LIVE_PREVIEW');
    await world.drop(out, 'loggedOut');
    expect(await exitOfChats(out)).toEqual([408]);
  });
});

it('every code is sent by somebody', () => {
  const files = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return files(path);
      return /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.') ? [path] : [];
    });
  const here = new URL('../..', import.meta.url).pathname;
  const server = files(`${here}server`).map((path) => readFileSync(path, 'utf8'));
  const commands = readFileSync(`${here}contract/commands.ts`, 'utf8');
  const named = [...server.join('\n').matchAll(/exitCodes\.(\w+)/g), ...commands.matchAll(/'(\w+)'/g)];
  const sent = new Set(named.map(([, name]) => name));
  expect(Object.keys(contract.exitCodes).filter((name) => !sent.has(name))).toEqual([]);
});
