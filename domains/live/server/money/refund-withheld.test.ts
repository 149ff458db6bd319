import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { correction } from '#domains/ledger/contract/transfers.ts';
import { refundSale, sales as saleList } from '#domains/sales/contract/index.ts';
import { createSales, saleKinds } from '#domains/sales/server/index.ts';
import { listAudit } from '#kit/audit/read.ts';
import { extend } from '#kit/domain/extensions.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import { scaledRuns } from '#kit/testing/run-length.ts';
import * as contract from '../../contract/index.ts';
import * as lists from '../../contract/office.ts';
import { chatRefund } from '../../contract/transfers.ts';
import { findMismatches } from '../../testing/check-books.ts';
import type { Person } from '../../testing/people.ts';
import { World } from '../../testing/world.ts';
import { paidBack } from '../tables.ts';

const world = await World.open();
const office = { subjectId: 1, accountId: 1, roles: ['operator'], sessionId: 'office' } as const;
const operator = world.person({ ...office, isProven: true });
const dispatcher = createDispatcher(world.live.handlers, world.kit);
const as = (person: Person) => testClient(dispatcher, person.caller, { requestId: 'test' });
afterAll(() => world.live.stop?.());

let lena: Person;
let guest: Person;
const today = (): string => dayOf(world.kit.clock.now());
const chat = (): contract.LiveChat => guest.last(contract.chatState)?.chat as contract.LiveChat;

/** A guest at ten coins a minute whose day has no time left that comes back by itself. */
beforeEach(async () => {
  lena = await world.livePerformer({ priceVideo: 600 }, { autoAccept: true });
  guest = await world.guest(10_000);
  await world.kit.db.orm.insert(paidBack).values({ guestId: guest.subjectId, day: today(), seconds: 600 });
  const startKey = `withheld-${guest.subjectId}`;
  await guest.sendCommand(contract.startChat, { actorId: lena.subjectId, chatType: 'LIVECHAT', startKey, sequence: 1 });
  await world.pass(3_000);
});

/** The guest's own line carries nothing for a while. */
async function breakLine(ms: number): Promise<void> {
  const session = [...world.media.watching.keys()].at(-1) as string;
  world.media.cut.add(session);
  await world.pass(ms);
  world.media.cut.delete(session);
  await world.pass(2_000);
}

async function endChat(): Promise<void> {
  await guest.sendCommand(contract.endChat, { chatId: chat().chatId, sequence: chat().guestSequence + 1 });
  await world.live.settled();
}

const payOut = (by = operator, given: Partial<{ guestId: number; day: string; reason: string }> = {}) =>
  as(by).call(lists.refundWithheld, {
    body: { guestId: guest.subjectId, day: today(), reason: 'the train’s tunnel, believed', ...given },
  });
const codeOf = (answer: Awaited<ReturnType<typeof payOut>>) => (answer.ok ? 'done' : answer.problem.code);

async function row(): Promise<lists.PaidBackDay> {
  const answer = await as(operator).call(lists.paidBackDays.read, { query: {} });
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data.rows.find(({ guestId }) => guestId === guest.subjectId) as lists.PaidBackDay;
}

describe('an operator pays out what was withheld', () => {
  it('as a refund of the chat: coins, chat, statement, list and audit log say the same', async () => {
    await breakLine(9_000);
    await endChat();
    const { withheldCoins } = await row();
    expect(withheldCoins).toBeGreaterThanOrEqual(80);
    const before = { coins: await world.coins(guest), earned: await world.earnings(lena), cost: chat().cost };
    expect(await payOut()).toMatchObject({ data: { withheldCoins, paidOutCoins: withheldCoins, checked: true } });
    await world.live.settled();
    expect(await world.coins(guest)).toBe(before.coins + withheldCoins);
    expect(before.earned - (await world.earnings(lena))).toBe(withheldCoins / 2);
    const shown = await as(guest).call(contract.getChat, { params: { chatId: chat().chatId } });
    expect(shown).toMatchObject({ data: { refunded: withheldCoins, cost: before.cost - withheldCoins } });
    const { lines } = await world.ledger.statement(world.kit.db, `guest:${guest.subjectId}`, { limit: 1 });
    expect(lines[0]).toMatchObject({
      kind: 'chatRefund',
      amount: withheldCoins,
      memo: { chatId: String(chat().chatId), seconds: withheldCoins / 10 },
    });
    const [line] = await listAudit(world.kit.db, { limit: 1 });
    expect(line).toMatchObject({
      accountId: 1,
      operation: 'live.refundWithheld',
      subject: `guest:${guest.subjectId}`,
      input: { reason: 'the train’s tunnel, believed', chatId: chat().chatId, coins: withheldCoins },
    });
    expect(await findMismatches(world.kit.db.pool)).toEqual([]);
  });

  it('as a refund of its sale as well: what the chat cost and earned follows', async () => {
    await world.pass(20_000);
    await endChat();
    const before = await as(guest).call(contract.getChat, { params: { chatId: chat().chatId } });
    const { refunded = 0, cost = 0 } = before.ok ? before.data : {};
    world.kit.extensions.add(
      'sold here',
      contract.chatSaleKinds.map((kind) => extend(saleKinds, kind)),
    );
    const sales = createSales(world.kit, { ledger: world.ledger });
    const desk = testClient(createDispatcher(sales.handlers, world.kit), operator.caller, { requestId: 'test' });
    const list = await desk.call(saleList.read, { query: { search: String(guest.subjectId) } });
    const { id: saleId, paidBack: back } = (list.ok ? list.data.rows[0] : undefined) ?? { id: 0, paidBack: 0 };
    const body = { saleId, coins: 100, paidBack: back, reason: 'the picture froze' };
    world.kit.events.subscribe(world.live.handlers);
    expect(await desk.call(refundSale, { body })).toMatchObject({ data: { paidBack: back + 100 } });
    await world.kit.events.drain();
    expect(await as(guest).call(contract.getChat, { params: { chatId: chat().chatId } })).toMatchObject({
      data: { refunded: refunded + 100, cost: cost - 100 },
    });
    const { rows } = await world.kit.db.pool.query('select earned from live.chats where id = $1', [chat().chatId]);
    expect(rows).toEqual([{ earned: await world.earnings(lena) }]);
  });

  it('once: a repeat, and a colleague at the same moment, pay nothing', async () => {
    await breakLine(9_000);
    await endChat();
    const [before, { withheldCoins }] = [await world.coins(guest), await row()];
    const answers = await Promise.all([payOut(), payOut(), payOut()]);
    expect(answers.map(codeOf).sort()).toEqual(['done', 'nothing_withheld', 'nothing_withheld']);
    expect(codeOf(await payOut())).toBe('nothing_withheld');
    expect(await world.coins(guest)).toBe(before + withheldCoins);
    expect(await findMismatches(world.kit.db.pool)).toEqual([]);
  });

  it('also while the chat continues; what is withheld later is paid out later', async () => {
    await breakLine(9_000);
    const first = (await row()).withheldCoins;
    expect(codeOf(await payOut())).toBe('done');
    await world.live.settled();
    expect(guest.last(contract.chatRefunded)).toMatchObject({ amount: first, withheldSeconds: 0 });
    await breakLine(9_000);
    const { withheldCoins, paidOutCoins, checked } = await row();
    expect([paidOutCoins, checked]).toEqual([first, false]);
    expect(withheldCoins).toBeGreaterThan(first);
    expect(chat().refunded).toBe(first);
    expect(codeOf(await payOut())).toBe('done');
    await endChat();
    expect(chat().refunded).toBe(withheldCoins);
    expect(await findMismatches(world.kit.db.pool)).toEqual([]);
  });

  it.each([10, 0])(
    'never from a performer who was paid already and has %i left: then the platform bears it',
    async (left) => {
      await breakLine(9_000);
      await endChat();
      const earned = (await world.earnings(lena)) - left;
      await world.kit.db.transaction((tx) =>
        world.ledger.post(tx, {
          key: `paid-${lena.subjectId}`,
          kind: correction,
          entries: [
            { account: `performer:${lena.subjectId}`, amount: -earned },
            { account: 'house:revenue', amount: earned },
          ],
        }),
      );
      const [before, { withheldCoins }] = [await world.coins(guest), await row()];
      expect(codeOf(await payOut())).toBe('done');
      expect(await world.coins(guest)).toBe(before + withheldCoins);
      expect(await world.earnings(lena)).toBe(0);
      expect(await world.booksSum()).toBe(0);
      expect(await findMismatches(world.kit.db.pool)).toEqual([]);
    },
  );

  it('not by the platform where the performer still has it: the check of the books would find that', async () => {
    await breakLine(9_000);
    await endChat();
    const refund = {
      key: `injected-${guest.subjectId}`,
      kind: chatRefund,
      entries: [
        { account: `guest:${guest.subjectId}`, amount: 40 },
        { account: 'house:revenue', amount: -40 },
      ],
      memo: { chatId: String(chat().chatId), actorId: lena.subjectId, guestId: guest.subjectId },
    } as const;
    const injected = world.kit.db.transaction(async (tx) => {
      await world.ledger.post(tx, refund);
      const query = ((text: string) => tx.orm.execute(sql.raw(text))) as unknown as typeof world.kit.db.pool.query;
      throw new Error((await findMismatches({ query })).join());
    });
    await expect(injected).rejects.toThrow(`"key":"injected-${guest.subjectId}","part":"20","taken":"0"`);
  });
});

describe('nothing is paid out', () => {
  it('on a day without anything withheld, to a guest without a row, and without a reason', async () => {
    await endChat();
    const before = await world.coins(guest);
    expect(codeOf(await payOut())).toBe('nothing_withheld');
    expect(codeOf(await payOut(operator, { guestId: 77 }))).toBe('not_found');
    expect(codeOf(await payOut(operator, { day: '2020-01-01' }))).toBe('not_found');
    expect(codeOf(await payOut(operator, { reason: '  x ' }))).toBe('invalid_input');
    expect(await world.coins(guest)).toBe(before);
  });

  it('to the operator who pays: a colleague does that', async () => {
    await breakLine(9_000);
    const before = await world.coins(guest);
    const own = { ...office, subjectId: guest.subjectId, accountId: guest.subjectId };
    expect(codeOf(await payOut(world.person({ ...own, isProven: true })))).toBe('own_payout');
    expect(await world.coins(guest)).toBe(before);
    expect(await row()).toMatchObject({ paidOutCoins: 0 });
    expect(codeOf(await payOut())).toBe('done');
  });

  it('by others, and by an operator without a fresh proof', async () => {
    await breakLine(9_000);
    const before = await world.coins(guest);
    expect(codeOf(await payOut(guest))).toBe('not_permitted');
    expect(codeOf(await payOut(lena))).toBe('not_permitted');
    expect(codeOf(await payOut(world.person(office)))).toBe('step_up_required');
    expect(await world.coins(guest)).toBe(before);
    expect(await row()).toMatchObject({ paidOutCoins: 0 });
  });
});

it('whatever breaks and is paid out in whatever order, nobody gets more than was withheld and the books agree', async () => {
  const step = fc.oneof(fc.constant('pay'), fc.integer({ min: 1_000, max: 15_000 }));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      for (const one of steps) {
        if (one === 'pay') await payOut();
        else await breakLine(one as number);
        const day = await row();
        expect(day.paidOutCoins).toBeLessThanOrEqual(day.withheldCoins);
        expect(day.seconds).toBe(600);
        expect(chat().refunded).toBeLessThanOrEqual(day.paidOutCoins);
      }
      expect(await findMismatches(world.kit.db.pool)).toEqual([]);
    }),
    { numRuns: scaledRuns(6), endOnFailure: true },
  );
});
