import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '#kit/i18n/days.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import * as contract from '../../contract/index.ts';
import * as office from '../../contract/office.ts';
import type { Person } from '../../testing/people.ts';
import { World } from '../../testing/world.ts';
import { paidBack } from '../tables.ts';

const world = await World.open();
const operator = world.person({ subjectId: 1, accountId: 1, roles: ['operator'], sessionId: 'office' });
const dispatcher = createDispatcher(world.live.handlers, world.kit);
const as = (person: Person) => testClient(dispatcher, person.caller);
afterAll(() => world.live.stop?.());

let lena: Person;
let guest: Person;
const today = (): string => dayOf(world.kit.clock.now());

beforeEach(async () => {
  lena = await world.livePerformer({ priceVideo: 600 }, { autoAccept: true });
  guest = await world.guest(10_000);
  world.kit.log.lines.length = 0;
});

const chat = (): contract.LiveChat => guest.last(contract.chatState)?.chat as contract.LiveChat;

async function watch(): Promise<void> {
  const startKey = `paid-back-${guest.subjectId}`;
  await guest.sendCommand(contract.startChat, { actorId: lena.subjectId, chatType: 'LIVECHAT', startKey, sequence: 1 });
  await world.pass(3_000);
}

/** The guest's own line carries nothing for a while. */
async function breakLine(ms: number): Promise<void> {
  const session = [...world.media.watching.keys()].at(-1) as string;
  world.media.cut.add(session);
  await world.pass(ms);
  world.media.cut.delete(session);
  await world.pass(2_000);
}

/** The guest was paid back so much today already. */
const had = (seconds: number) =>
  world.kit.db.orm.insert(paidBack).values({ guestId: guest.subjectId, day: today(), seconds });

async function row(): Promise<office.PaidBackDay> {
  const answer = await as(operator).call(office.paidBackDays.read, { query: {} });
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.data.rows.find(({ guestId }) => guestId === guest.subjectId) as office.PaidBackDay;
}

describe('time paid back for a line that broke', () => {
  it('stands in the operators’ list of the day', async () => {
    await watch();
    await breakLine(9_000);
    const { refunded } = chat();
    expect(refunded).toBeGreaterThan(80);
    expect(await row()).toMatchObject({
      guestName: `Guest${guest.subjectId}`,
      refunds: 1,
      seconds: refunded / 10,
      coins: refunded,
      withheldSeconds: 0,
      state: 'quiet',
      checked: false,
    });
    expect(world.kit.log.lines).toEqual([]);
  });

  it('is an alarm from three minutes a day on', async () => {
    await watch();
    await had(175);
    await breakLine(9_000);
    expect(await row()).toMatchObject({ state: 'alarm' });
    expect(world.kit.log.lines).toMatchObject([{ text: 'a guest is paid back a lot of time without a picture' }]);
  });

  it('ends at ten minutes a day: the rest is withheld, and all the guest is told stays true', async () => {
    await watch();
    await had(596);
    await breakLine(9_000);
    expect(chat()).toMatchObject({ refunded: 40, cost: 560 });
    const told = guest.last(contract.chatRefunded);
    expect(told).toMatchObject({ seconds: 4, amount: 40, cost: 560 });
    expect(told?.withheldSeconds).toBeGreaterThanOrEqual(4);
    expect(await world.coins(guest)).toBe(10_000 - 560);
    await breakLine(9_000);
    expect(guest.last(contract.chatRefunded)).toMatchObject({ seconds: 0, amount: 0 });
    expect(chat()).toMatchObject({ refunded: 40 });
    expect(await row()).toMatchObject({ seconds: 600, state: 'capped' });
    expect((await row()).withheldCoins).toBe((await row()).withheldSeconds * 10);
    expect(world.kit.log.lines).toMatchObject([{ text: 'a guest was paid back as much as a day allows' }]);
    expect(await world.booksSum()).toBe(0);
  });

  it('is no limit for what the performer brought about', async () => {
    await watch();
    await had(600);
    world.media.send(`actor:${lena.subjectId}`, false);
    await world.pass(9_000);
    expect(chat().pictureBrokenSince).not.toBeNull();
    await lena.sendCommand(contract.hostEndChat, { chatId: chat().chatId, sequence: 1 });
    await world.live.settled();
    expect(chat().cost).toBeLessThanOrEqual(60);
    expect(await row()).toMatchObject({ seconds: 600, withheldSeconds: 0 });
  });

  it('of the rest of the minute when the performer ends the chat is none of it', async () => {
    await watch();
    await had(600);
    const session = [...world.media.watching.keys()].at(-1) as string;
    world.media.cut.add(session);
    await world.pass(9_000);
    await lena.sendCommand(contract.hostEndChat, { chatId: chat().chatId, sequence: 1 });
    await world.live.settled();
    const { withheldSeconds } = await row();
    expect(withheldSeconds).toBeGreaterThanOrEqual(8);
    expect(withheldSeconds).toBeLessThanOrEqual(11);
    expect(chat().cost).toBeLessThanOrEqual(30 + 10 * withheldSeconds);
  });
});

describe('the rest of a minute', () => {
  it('that a guest is paid back because of their own device or line counts in the day too', async () => {
    await watch();
    const { chatId, guestSequence } = chat();
    await guest.sendCommand(contract.endChat, { chatId, sequence: guestSequence + 1, reason: 'videoFail' });
    await world.live.settled();
    expect(chat()).toMatchObject({ exitCode: 905, status: 'ended' });
    expect(chat().refunded).toBeGreaterThan(500);
    expect(await row()).toMatchObject({ refunds: 1, seconds: chat().refunded / 10 });
  });

  it('is paid back no more when the day’s limit is reached, however the guest leaves', async () => {
    await watch();
    await had(600);
    const { chatId, guestSequence } = chat();
    await guest.sendCommand(contract.endChat, { chatId, sequence: guestSequence + 1, reason: 'videoFail' });
    await world.live.settled();
    expect(chat()).toMatchObject({ refunded: 0, cost: 600 });
  });

  it('counts when the chat ends because the line stayed broken', async () => {
    await watch();
    await breakLine(25_000);
    expect(chat()).toMatchObject({ exitCode: 997, status: 'ended' });
    expect(await row()).toMatchObject({ seconds: chat().refunded / 10 });
  });
});

describe('an operator', () => {
  it('marks a day as looked at; what comes later is new', async () => {
    await watch();
    await breakLine(9_000);
    const body = { guestId: guest.subjectId, day: today() };
    expect(await as(operator).call(office.checkPaidBack, { body })).toMatchObject({ data: { checked: true } });
    await breakLine(9_000);
    expect(await row()).toMatchObject({ checked: false, refunds: 2 });
  });

  it('is refused a day that is none and a guest who has no row; others see nothing', async () => {
    const body = { guestId: 77, day: today() };
    expect(await as(operator).call(office.checkPaidBack, { body })).toMatchObject({ problem: { code: 'not_found' } });
    expect(await as(operator).call(office.paidBackDays.read, { query: { day: '2026-02-31' } })).toMatchObject({
      problem: { status: 422 },
    });
    expect(await as(guest).call(office.paidBackDays.read, { query: {} })).toMatchObject({
      problem: { code: 'not_permitted' },
    });
  });
});
