import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Problem } from '#kit/contract/problem.ts';
import { scaledRuns } from '#kit/testing/run-length.ts';
import * as contract from '../../contract/index.ts';
import type { Person } from '../../testing/people.ts';
import { World } from '../../testing/world.ts';

let world: World;
let lena: Person;
let keys = 0;
const { startLimits } = contract;

beforeEach(async () => {
  world = await World.open();
  lena = await world.livePerformer({ priceVideo: 600, priceMulti: 300 });
});
afterEach(() => world.live.stop?.());

const chatOf = (person: Person): contract.LiveChat => person.last(contract.chatState)?.chat as contract.LiveChat;

/** Asks for a chat; the refusal as the guest's page gets it in their language, or null. */
async function ask(guest: Person, performer: Person, chatType: contract.ChatType = 'LIVECHAT') {
  keys += 1;
  const request = { actorId: performer.subjectId, chatType, startKey: `limit-key-${keys}`, sequence: 1 };
  try {
    await guest.sendCommand(contract.startChat, request);
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code, status, title, data } = error.toBody(guest.caller.language);
    return { code, status, title, wait: data?.['retryAfterSeconds'] };
  }
}

async function hangUp(guest: Person): Promise<void> {
  const { chatId, guestSequence } = chatOf(guest);
  await guest.sendCommand(contract.endChat, { chatId, sequence: guestSequence + 1 });
}

/** Rings and hangs up, as fast as it goes. */
async function ringAndRun(guest: Person, performer: Person) {
  const refusal = await ask(guest, performer);
  if (!refusal) await hangUp(guest);
  return refusal;
}

describe('ringing a studio', () => {
  it('fifty rings and hang-ups in a row reach the studio three times; the guest reads when to ring again', async () => {
    const guest = await world.guest(6_000, { language: 'de' });
    const refusals = [];
    for (let n = 0; n < 50; n += 1) refusals.push(await ringAndRun(guest, lena));
    expect(refusals.filter((refusal) => refusal === null)).toHaveLength(3);
    expect(refusals.at(-1)).toEqual({
      code: 'too_many_rings',
      status: 429,
      title: 'Du hast hier gerade schon mehrmals angeklopft. Bitte versuch es in 60 Sekunden wieder.',
      wait: 60,
    });
    const rung = lena.receivedOf(contract.chatState).filter(({ chat }) => chat.status === 'requested');
    expect(new Set(rung.map(({ chat }) => chat.chatId)).size).toBe(3);
    await world.pass(59_000);
    expect(await ask(guest, lena)).toMatchObject({ code: 'too_many_rings', wait: 1 });
    await world.pass(1_000);
    expect(await ask(guest, lena)).toBeNull();
    expect(await ask(guest, lena)).toMatchObject({ code: 'already_in_progress' });
  });

  it('going from performer to performer is bounded too, and so is a quarter of an hour with one performer', async () => {
    const others = [lena, await world.livePerformer(), await world.livePerformer()];
    const guest = await world.guest(60_000);
    const answers = [];
    for (let n = 0; n < 9; n += 1) answers.push(await ringAndRun(guest, others[n % 3] as Person));
    expect(answers.filter((answer) => answer === null)).toHaveLength(startLimits.rings.points);
    expect(answers.at(-1)).toMatchObject({ code: 'too_many_rings' });
    const patient = await world.guest(60_000);
    let rung = 0;
    for (let minute = 0; minute < 12; minute += 1) {
      if ((await ringAndRun(patient, lena)) === null) rung += 1;
      await world.pass(60_000, 10_000);
    }
    expect(rung).toBe(10);
  });

  it('who ends accepted chats before the first frame again and again has to wait for the next day', async () => {
    const mara = await world.livePerformer({ priceVideo: 600 }, { autoAccept: true });
    const guest = await world.guest(60_000);
    const earlier = (seconds: number) =>
      world.kit.db.pool.query('update live.chats set requested_at = requested_at - $1', [seconds * 1_000]);
    const limit = startLimits.unbegun;
    for (let n = 0; n < limit.points; n += 1) {
      expect(await ringAndRun(guest, mara)).toBeNull();
      // Within the limits of the minute and of the quarter of an hour.
      await earlier(1_000);
    }
    const wait = limit.seconds - limit.points * 1_000;
    for (const host of [mara, lena]) expect(await ask(guest, host)).toMatchObject({ code: 'too_many_requests', wait });
    await earlier(wait);
    expect(await ask(guest, lena)).toBeNull();
  });

  it('many guests at once: so many ring, the others read when; a chat that is answered makes room', async () => {
    const guests = await Promise.all(Array.from({ length: 30 }, () => world.guest(6_000)));
    const answers = [];
    for (const guest of guests) answers.push(await ask(guest, lena));
    const ringing = startLimits.ringingAtOnce;
    expect(answers.filter((answer) => answer === null)).toHaveLength(ringing);
    expect(answers.at(-1)).toMatchObject({ code: 'studio_busy', status: 429, wait: 30 });
    await lena.sendCommand(contract.answerChat, {
      chatId: chatOf(guests[0] as Person).chatId,
      sequence: 1,
      accept: true,
    });
    expect(await ask(guests.at(-1) as Person, lena)).toBeNull();
    for (const guest of [...guests.slice(1, ringing), guests.at(-1) as Person]) await hangUp(guest);
    const further = [];
    for (const guest of guests.slice(ringing, -1)) further.push(await ringAndRun(guest, lena));
    expect(further.filter((answer) => answer === null)).toHaveLength(startLimits.studioRings.points - ringing - 1);
    expect(further.at(-1)).toMatchObject({ code: 'studio_busy', wait: 60 });
  });

  it('who asks from two connections at once, or without one, is counted once and refused the same', async () => {
    const guest = await world.guest(6_000);
    const tabs = [guest, world.reconnect(guest), world.reconnect(guest), world.reconnect(guest)];
    for (let n = 0; n < 4; n += 1) {
      const asked = await Promise.all(tabs.map((tab) => ask(tab, lena)));
      const through = tabs.filter((_, index) => asked[index] === null);
      expect(through.length).toBe(n < 3 ? 1 : 0);
      for (const tab of through) await hangUp(tab);
    }
    const request = {
      actorId: lena.subjectId,
      chatType: 'LIVECHAT' as const,
      single: false,
      voyeurs: true,
      sequence: 1,
    };
    await expect(world.live.startChat(guest.caller, { ...request, startKey: 'no-connection' })).rejects.toMatchObject({
      kind: { code: 'too_many_rings' },
    });
  });

  it('a performer who accepts by herself is not flooded either, and setting the clocks gives nobody more calls', async () => {
    const mara = await world.livePerformer({ priceVideo: 600 }, { autoAccept: true });
    const guest = await world.guest(6_000);
    for (let n = 0; n < 3; n += 1) expect(await ringAndRun(guest, mara)).toBeNull();
    world.kit.clock.jumpWall(3_600_000);
    expect(await ringAndRun(guest, mara)).toMatchObject({ code: 'too_many_rings', wait: 60 });
  });
});

it('free chats begin thirty times a minute, over all performers; a refused start counts nothing and ends nothing', async () => {
  const visitor = world.visitor();
  const answers = [];
  for (let n = 0; n < 34; n += 1) answers.push(await ask(visitor, lena, 'FREECHAT'));
  expect(answers.filter((answer) => answer === null)).toHaveLength(startLimits.starts.points);
  expect(answers.at(-1)).toMatchObject({ code: 'too_many_requests', wait: 60 });
  await world.pass(1_500);
  expect(chatOf(visitor).status).toBe('running');
});

it('whatever guests do and however time passes: no studio is rung more often than its limits say', async () => {
  const act = fc.record({ guest: fc.nat(3), pause: fc.constantFrom(0, 0, 0, 5_000, 20_000) });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 12, maxLength: 24 }), async (acts) => {
      const mara = await world.livePerformer();
      const guests = await Promise.all(Array.from({ length: 4 }, () => world.guest(6_000)));
      const rings: { guest: number; at: number }[] = [];
      for (const { guest, pause } of acts) {
        if ((await ringAndRun(guests[guest] as Person, mara)) === null) {
          rings.push({ guest, at: world.kit.clock.steady() });
        }
        await world.kit.clock.advance(pause);
      }
      for (const { at } of rings) {
        const within = rings.filter((other) => other.at > at - 60_000 && other.at <= at);
        expect(within.length).toBeLessThanOrEqual(startLimits.studioRings.points);
        for (let guest = 0; guest < 4; guest += 1) {
          expect(within.filter((other) => other.guest === guest).length).toBeLessThanOrEqual(3);
        }
      }
    }),
    { numRuns: scaledRuns(3) },
  );
});
