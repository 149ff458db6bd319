import { beforeEach, expect, it } from 'vitest';
import { words } from '#apps/web/site-words.ts';
import { getGuestStatement, getGuestStatementFile } from '#domains/ledger/contract/routes.ts';
import type { StatementChoice } from '#domains/ledger/contract/transfers.ts';
import { statementNotes } from '#domains/ledger/server/index.ts';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import { paidMessage } from '#domains/messenger/contract/sale-kinds.ts';
import { createSales, priceCovers, saleKinds, salesTables } from '#domains/sales/server/index.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { extend } from '#kit/domain/extensions.ts';
import { siteWords } from '#kit/domain/site-words.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { readPdf } from '#kit/pdf/read-pdf.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import { voucherTypes } from '../contract/types.ts';
import { day, hour, openVouchers } from '../testing/world.ts';
import { voucherCovers } from './price-covers.ts';
import { freeOnStatement } from './statement-notes.ts';

/** Free messages on a guest's statement, over real sales and books. */
let world: Awaited<ReturnType<typeof openVouchers>>;
let sales: ReturnType<typeof createSales>;
let sent = 0;
const mira = 7;
const ada = 8;
const price = 40;

beforeEach(async () => {
  world = await openVouchers([salesTables]);
  const { kit, ledger } = world;
  sales = createSales(kit, { ledger });
  kit.extensions.add('site', [extend(siteWords, words)]);
  kit.extensions.add('vouchers', [
    extend(saleKinds, paidMessage),
    ...voucherCovers({ kit }).map((cover) => extend(priceCovers, cover)),
    extend(statementNotes, freeOnStatement({ performers: world.performers })),
  ]);
  // Noon, so that an hour later is the same day.
  const noon = `${dayOf(kit.clock.now() + day)}T12:00:00Z`;
  await kit.clock.advance(Date.parse(noon) - kit.clock.now());
});

const give = (guestId: number, amount: number) =>
  world.kit.db.transaction((tx) =>
    world.vouchers.grant(tx, {
      ...{ guestId, type: voucherTypes.messages, amount, key: `test:${guestId}:${amount}`, origin: 'test' },
    }),
  );
/** Pays a message as the messenger does. */
const message = (guestId: number, actorId = mira) =>
  world.kit.db.transaction((tx) => {
    sent += 1;
    const seller = { id: actorId, name: `Actor${actorId}` };
    return sales.charge(tx, { sale: `message:${sent}`, kind: paidMessage, buyerId: guestId, seller, price });
  });
const as = (accountId: number, language: 'en' | 'de' = 'en') =>
  testClient(createDispatcher(world.ledger.handlers, world.kit), { accountId, roles: ['guest'], language });
const linesOf = async (guestId: number, query: StatementChoice = {}) => {
  const answer = await as(guestId).call(getGuestStatement, { query });
  if (!answer.ok) throw new Error(answer.problem.title);
  return answer.data.lines.map(({ kind, amount, balanceAfter, memo: { actorName, count } }) =>
    [kind, amount, balanceAfter, actorName, count].filter((each) => each !== undefined),
  );
};
const fileOf = async (guestId: number, format: 'csv' | 'pdf', language: 'en' | 'de' = 'en') => {
  const answer = await as(guestId, language).call(getGuestStatementFile, { query: { format } });
  if (!answer.ok) throw new Error(answer.problem.title);
  return (answer.data as FileReply).body as Uint8Array;
};
const free = (count: number, actorId = mira) => ['freeMessages', 0, null, `Actor${actorId}`, count];

it('messages that vouchers paid are one line for a performer and a day, with 0 coins', async () => {
  await give(1, 5);
  await message(1);
  await world.kit.clock.advance(hour);
  await message(1);
  await message(1, ada);
  expect(await linesOf(1)).toEqual([free(1, ada), free(2)]);
  await world.kit.clock.advance(day);
  await message(1);
  expect(await linesOf(1)).toEqual([free(1), free(1, ada), free(2)]);
  expect(await linesOf(2)).toEqual([]);
});

it('coins pay the next one, in a line of its own; the filters and files have both', async () => {
  await fundGuest(world.ledger, world.kit.db, 3, 100);
  await world.kit.clock.advance(1_000);
  await give(3, 2);
  await message(3);
  await message(3);
  await world.kit.clock.advance(1_000);
  await message(3);
  const paid = ['messagePaid', -price, 60, `Actor${mira}`];
  const topUp = ['topUp', 100, 100];
  expect(await linesOf(3)).toEqual([paid, free(2), topUp]);
  expect(await linesOf(3, { direction: 'out' })).toEqual([paid, free(2)]);
  expect(await linesOf(3, { direction: 'in' })).toEqual([topUp]);
  const month = dayOf(world.kit.clock.now()).slice(0, 'yyyy-mm'.length);
  expect(await linesOf(3, { month })).toHaveLength(3);
  expect(await linesOf(3, { month: '2020-01' })).toEqual([]);
  expect(Buffer.from(await fileOf(3, 'csv')).toString()).toMatch(/,2 free messages,Actor7,0,0,\r\n/);
  expect(Buffer.from(await fileOf(3, 'csv', 'de')).toString()).toMatch(/;2 Freinachrichten;Actor7;0;0;/);
  expect(readPdf(await fileOf(3, 'pdf')).pages[0]).toContain('2 free messages');
});
