import { afterEach, beforeEach, expect, it } from 'vitest';
import { words } from '#apps/web/site-words.ts';
import { getGuestStatement, getGuestStatementFile } from '#domains/ledger/contract/routes.ts';
import type { StatementChoice } from '#domains/ledger/contract/transfers.ts';
import { statementNotes } from '#domains/ledger/server/index.ts';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import * as live from '#domains/live/contract/index.ts';
import { findMismatches } from '#domains/live/testing/check-books.ts';
import type { Person } from '#domains/live/testing/people.ts';
import { World } from '#domains/live/testing/world.ts';
import { priceCovers } from '#domains/sales/server/index.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { extend } from '#kit/domain/extensions.ts';
import { siteWords } from '#kit/domain/site-words.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { readPdf } from '#kit/pdf/read-pdf.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import { voucherTypes } from '../contract/types.ts';
import { grant } from './grant.ts';
import { vouchersTables } from './index.ts';
import { voucherCovers } from './price-covers.ts';
import { freeOnStatement } from './statement-notes.ts';

/** Free minutes on a guest's statement, over real chats, sales and books. */
let world: World;
let vesna: Person;
let keys = 0;

beforeEach(async () => {
  world = await World.open({ tables: [vouchersTables] });
  const { kit, performers } = world;
  kit.extensions.add('site', [extend(siteWords, words)]);
  kit.extensions.add('vouchers', [
    ...voucherCovers({ kit }).map((cover) => extend(priceCovers, cover)),
    extend(statementNotes, freeOnStatement({ performers })),
  ]);
  const prices = { priceVideo: 250, priceSingle: 250, priceMulti: null };
  vesna = await world.livePerformer({ ...prices, name: 'Vesna' }, { autoAccept: true });
});

afterEach(async () => {
  await world.live.stop?.();
  expect(await findMismatches(world.kit.db.pool)).toEqual([]);
  expect(await world.booksSum()).toBe(0);
});

const as = (guest: Person) => {
  const dispatcher = createDispatcher(world.ledger.handlers, world.kit);
  const cookies = { get: () => undefined, set: () => undefined };
  const caller = { ...guest.caller, language: 'en' as const };
  return testClient(dispatcher, caller, { cookies, userAgent: null });
};
const pageOf = async (guest: Person, query: StatementChoice & { before?: string; limit?: number } = {}) => {
  const answer = await as(guest).call(getGuestStatement, { query });
  if (!answer.ok) throw new Error(answer.problem.title);
  return answer.data;
};
const linesOf = async (guest: Person, query: StatementChoice = {}) =>
  (await pageOf(guest, query)).lines.map(({ kind, amount, balanceAfter, memo: { actorName, count } }) => ({
    kind,
    amount,
    balanceAfter,
    ...(actorName === undefined ? {} : { actorName }),
    ...(count === undefined ? {} : { count }),
  }));
const fileOf = async (guest: Person, format: 'csv' | 'pdf') => {
  const answer = await as(guest).call(getGuestStatementFile, { query: { format } });
  if (!answer.ok) throw new Error(answer.problem.title);
  return (answer.data as FileReply).body as Uint8Array;
};
const give = (guest: Person, amount: number) =>
  world.kit.db.transaction((tx) => {
    keys += 1;
    const order = { guestId: guest.subjectId, type: voucherTypes.videoChat, amount, key: `test:${keys}` };
    return grant(world, tx, { ...order, origin: 'test' });
  });
const last = (guest: Person) => guest.last(live.chatState)?.chat;
/** A chat of some minutes, which its guest leaves in the last one. */
const chat = async (guest: Person, minutes: number) => {
  keys += 1;
  const start = { actorId: vesna.subjectId, chatType: 'LIVECHAT' as const, single: true, sequence: 1 };
  await guest.sendCommand(live.startChat, { ...start, startKey: `key-of-start-${keys}` });
  await world.pass(1_500);
  await world.pass((minutes - 1) * 60_000);
  const { chatId = 0, guestSequence = 0 } = last(guest) ?? {};
  await guest.sendCommand(live.endChat, { chatId, sequence: guestSequence + 1 });
  await world.pass(1_000);
};

const free = (count: number) => ({ kind: 'freeMinutes', amount: 0, balanceAfter: null, actorName: 'Vesna', count });

it('a chat that free minutes paid is one line with the minutes and 0 coins', async () => {
  const guest = await world.guest();
  await give(guest, 5);
  await chat(guest, 3);
  expect(await linesOf(guest)).toEqual([free(3)]);
  expect(await pageOf(guest)).toMatchObject({ balance: 0, next: null });
});

it('a chat paid by both shows both, the free ones below as they came first; coins say what they left', async () => {
  const guest = await world.guest(600);
  await give(guest, 2);
  await chat(guest, 3);
  const paid = { kind: 'chatMinute', amount: -250, balanceAfter: 350, actorName: 'Vesna' };
  const topUp = { kind: 'topUp', amount: 600, balanceAfter: 600 };
  expect(await linesOf(guest)).toEqual([paid, free(2), topUp]);
  expect(await linesOf(guest, { direction: 'out' })).toEqual([paid, free(2)]);
  expect(await linesOf(guest, { direction: 'in' })).toEqual([topUp]);
  const month = dayOf(world.kit.clock.now()).slice(0, 'yyyy-mm'.length);
  expect(await linesOf(guest, { month })).toHaveLength(3);
  expect(await linesOf(guest, { month: '2020-01' })).toEqual([]);
  expect(await linesOf(await world.guest())).toEqual([]);
});

it('the files have the line, too: no coins, no euros, no balance of its own', async () => {
  const guest = await world.guest(600);
  await give(guest, 2);
  await chat(guest, 3);
  const csv = Buffer.from(await fileOf(guest, 'csv')).toString();
  expect(csv).toMatch(/,2 free minutes,Vesna,0,0,\r\n/);
  expect(readPdf(await fileOf(guest, 'pdf')).pages[0]).toContain('2 free minutes');
});

it('minutes that came back because they were not delivered are not told', async () => {
  const guest = await world.guest();
  await give(guest, 1);
  keys += 1;
  const start = { actorId: vesna.subjectId, chatType: 'LIVECHAT' as const, single: true, sequence: 1 };
  await guest.sendCommand(live.startChat, { ...start, startKey: `key-of-start-${keys}` });
  await world.pass(10_000);
  expect(await linesOf(guest)).toEqual([free(1)]);
  const { chatId = 0, hostSequence = 0 } = last(guest) ?? {};
  await vesna.sendCommand(live.hostEndChat, { chatId, sequence: hostSequence + 1 });
  await world.pass(1_000);
  expect(await linesOf(guest)).toEqual([]);
});

it('many are read page by page with the coins among them, each once, in as many statements as one', async () => {
  const guest = await world.guest(10_000);
  for (let round = 0; round < 3; round += 1) {
    await give(guest, 1);
    await chat(guest, 2);
    await fundGuest(world.ledger, world.kit.db, guest.subjectId, 100);
  }
  const all = (await pageOf(guest)).lines;
  expect(all).toHaveLength(10);
  for (const limit of [1, 2, 3, 4, 9]) {
    const read: string[] = [];
    let before: string | null | undefined;
    while (before !== null) {
      const page = await pageOf(guest, before === undefined ? { limit } : { limit, before });
      expect(page.lines.length).toBeLessThanOrEqual(limit);
      read.push(...page.lines.map(({ key }) => key));
      before = page.next;
    }
    expect(read).toEqual(all.map(({ key }) => key));
  }
  const { changes } = world.kit.db;
  const statements = async (limit: number) => {
    const before = changes.statements;
    await pageOf(guest, { limit });
    return changes.statements - before;
  };
  expect(await statements(10)).toBe(await statements(2));
  expect(await statements(10)).toBeLessThanOrEqual(8);
  const refused = await as(guest).call(getGuestStatement, { query: { before: 'x.1.;' } });
  expect(refused).toMatchObject({ problem: { code: 'invalid_input', errors: [{ field: 'query.before' }] } });
});
