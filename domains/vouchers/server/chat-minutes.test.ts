import { afterEach, beforeEach, expect, it } from 'vitest';
import * as live from '#domains/live/contract/index.ts';
import { findMismatches } from '#domains/live/testing/check-books.ts';
import type { Person } from '#domains/live/testing/people.ts';
import { World } from '#domains/live/testing/world.ts';
import { priceCovers } from '#domains/sales/server/index.ts';
import { extend } from '#kit/domain/extensions.ts';
import { voucherTypes } from '../contract/types.ts';
import { grant } from './grant.ts';
import { vouchersTables } from './index.ts';
import { voucherCovers } from './price-covers.ts';
import { look } from './reserve.ts';

/** Free minutes before coins in a live chat, over the real chat machine, sales and books. */
let world: World;
let performer: Person;
let keys = 0;
const type = voucherTypes.videoChat;

beforeEach(async () => {
  world = await World.open({ tables: [vouchersTables] });
  const { kit } = world;
  kit.extensions.add(
    'vouchers',
    voucherCovers({ kit }).map((cover) => extend(priceCovers, cover)),
  );
  performer = await world.livePerformer({ priceVideo: 250, priceSingle: 250, priceMulti: null }, { autoAccept: true });
});

afterEach(async () => {
  await world.live.stop?.();
  expect(await findMismatches(world.kit.db.pool)).toEqual([]);
});

const give = (guest: Person, amount: number, actorIds: number[] = []) =>
  world.kit.db.transaction((tx) =>
    grant(world, tx, { guestId: guest.subjectId, type, amount, actorIds, key: `test:${++keys}`, origin: 'test' }),
  );
const minutesOf = async (guest: Person): Promise<number> =>
  (await look(world, world.kit.db, guest.subjectId, { type, actorId: performer.subjectId })).amount;
const startWith = (guest: Person, whom: Person, extra: object = {}) =>
  guest.sendCommand(live.startChat, {
    actorId: whom.subjectId,
    chatType: 'LIVECHAT',
    single: true,
    startKey: `key-of-start-${++keys}`,
    sequence: 1,
    ...extra,
  });
const start = (guest: Person) => startWith(guest, performer);
const last = (guest: Person) => guest.last(live.chatState)?.chat;

it('minutes of vouchers are used first, one by one, then coins; the performer earns by both', async () => {
  const guest = await world.guest(600);
  await give(guest, 2);
  await start(guest);
  await world.pass(1_500);
  expect([await minutesOf(guest), await world.coins(guest)]).toEqual([1, 600]);
  expect(last(guest)).toMatchObject({ status: 'running', minutes: 1, cost: 0, pricePerMinute: 250 });
  await world.pass(60_000);
  expect([await minutesOf(guest), await world.coins(guest), last(guest)?.cost]).toEqual([0, 600, 0]);
  await world.pass(60_000);
  expect([await world.coins(guest), last(guest)?.cost, last(guest)?.minutes]).toEqual([350, 250, 3]);
  expect(await world.earnings(performer)).toBe(375);
});

it('without coins a guest chats as long as the minutes last, is warned in the last one, and the chat ends cleanly', async () => {
  const guest = await world.guest();
  expect(await guest.refusal(live.startChat, ask())).toBe('balance_too_low');
  await give(guest, 2, [performer.subjectId]);
  await start(guest);
  await world.pass(1_500);
  expect(guest.last(live.chatMoneyWarning)).toBeUndefined();
  await world.pass(60_000);
  expect(guest.last(live.chatMoneyWarning)).toMatchObject({ needed: 250, balance: 0 });
  await world.pass(60_000);
  expect(guest.last(live.chatEnd)).toMatchObject({ exitCode: live.exitCodes.noMoney.code, price: 0 });
  expect([await world.coins(guest), await world.earnings(performer), await minutesOf(guest)]).toEqual([0, 250, 0]);
  expect(await guest.refusal(live.startChat, ask())).toBe('balance_too_low');
});

const ask = () => ({
  actorId: performer.subjectId,
  chatType: 'LIVECHAT' as const,
  single: true,
  startKey: `key-of-start-${++keys}`,
  sequence: 1,
});

it('minutes with another performer, and looking on, are not paid by them', async () => {
  const guest = await world.guest();
  await give(guest, 5, [performer.subjectId + 1_000]);
  expect(await guest.refusal(live.startChat, ask())).toBe('balance_too_low');
});

it('a killed process uses no minute twice and loses none', async () => {
  const guest = await world.guest();
  await give(guest, 3);
  await start(guest);
  await world.pass(30_000);
  const chatId = last(guest)?.chatId as number;
  await world.crash(3_000);
  const again = world.reconnect(guest);
  world.reconnect(performer);
  await again.sendCommand(live.resumeChat, { chatId }).catch(() => undefined);
  await world.pass(120_000);
  const { rows } = await world.kit.db.pool.query<{ minutes: number; covered: number; back: number }>(
    'select minutes, covered / 250 as covered, covered_back as back from live.chats where id = $1',
    [chatId],
  );
  const [chat] = rows;
  expect(chat?.covered).toBe(chat?.minutes);
  expect(await minutesOf(guest)).toBe(3 - (chat?.minutes ?? 0) + (chat?.back ?? 0));
});

it('two tabs at once use the last minute once', async () => {
  const guest = await world.guest();
  const other = await world.livePerformer(
    { priceVideo: 250, priceSingle: 250, priceMulti: null },
    { autoAccept: true },
  );
  await give(guest, 1);
  const tab = world.reconnect(guest);
  await Promise.allSettled([startWith(guest, performer), startWith(tab, other)]);
  await world.pass(65_000);
  const { rows } = await world.kit.db.pool.query<{ minutes: number }>(
    'select coalesce(sum(minutes), 0)::int as minutes from live.chats where guest_id = $1',
    [guest.subjectId],
  );
  expect(rows[0]?.minutes).toBe(1);
  expect([await minutesOf(guest), (await world.earnings(performer)) + (await world.earnings(other))]).toEqual([0, 125]);
});

it('a minute the performer breaks off comes back, and she does not earn by it', async () => {
  const guest = await world.guest();
  await give(guest, 1);
  await start(guest);
  await world.pass(10_000);
  const chat = last(guest);
  await performer.sendCommand(live.hostEndChat, {
    chatId: chat?.chatId as number,
    sequence: (chat?.hostSequence ?? 0) + 1,
  });
  await world.pass(1_000);
  expect([await minutesOf(guest), await world.earnings(performer)]).toEqual([1, 0]);
});

it('a minute the guest leaves is used', async () => {
  const guest = await world.guest();
  await give(guest, 1);
  await start(guest);
  await world.pass(10_000);
  const chat = last(guest);
  await guest.sendCommand(live.endChat, { chatId: chat?.chatId as number, sequence: (chat?.guestSequence ?? 0) + 1 });
  expect([await minutesOf(guest), await world.earnings(performer)]).toEqual([0, 125]);
});
