import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import { on } from '#kit/server/handler.ts';
import * as contract from '../../contract/index.ts';
import type { Person } from '../../testing/people.ts';
import { World } from '../../testing/world.ts';

let world: World;
let keys = 0;

beforeEach(async () => {
  world = await World.open();
});

afterEach(async () => {
  await world.live.stop?.();
  expect(world.kit.log.lines.map(({ text }) => text)).toEqual([]);
  expect(await world.booksSum()).toBe(0);
});

const price = 120;

/** A performer who takes calls, and is there for them without being on air. */
async function available(given: Parameters<World['performer']>[0] = {}): Promise<Person> {
  const performer = await world.performer(given);
  world.calls.set(performer.subjectId, { VOICE_CALL: price, STARTMOBILECALLCHAT: 300 });
  await performer.sendCommand(contract.enterStudio, {});
  await performer.sendCommand(contract.goLive, { callsOnly: true });
  await world.live.settled();
  return performer;
}

const wish = (performer: Person, chatType: contract.ChatType = 'VOICE_CALL') => {
  keys += 1;
  return { actorId: performer.subjectId, chatType, startKey: `call-key-${keys}`, sequence: 1 };
};

const chatOf = (person: Person): contract.LiveChat => {
  const chat = person.last(contract.chatState)?.chat;
  if (!chat) throw new Error('no chat yet');
  return chat;
};

async function call(guest: Person, performer: Person, chatType: contract.ChatType = 'VOICE_CALL'): Promise<number> {
  await guest.sendCommand(contract.startChat, wish(performer, chatType));
  await world.live.settled();
  return chatOf(guest).chatId;
}

const accept = (performer: Person, chatId: number) =>
  performer.sendCommand(contract.answerChat, { chatId, sequence: 1, accept: true });

/** The performer's sound, and the guest's, come in. */
async function speak(performer: Person | null, chatId: number | null): Promise<void> {
  if (performer) world.media.send(`actor:${performer.subjectId}`);
  if (chatId !== null) world.media.send(`guest:${chatId}`);
  await world.live.settled();
}

/** Coins paid so far, hundredths. */
const paid = async (guest: Person, begun: number): Promise<number> => begun - (await world.coins(guest));

describe('a voice call', () => {
  it('rings in a studio that is not on air, begins when both are connected, and is paid by the minute', async () => {
    const lena = await available();
    const guest = await world.guest(1_000);
    const chatId = await call(guest, lena);
    expect(lena.last(contract.studioState)).toMatchObject({ isLive: false, takesCalls: true });
    expect(chatOf(lena)).toMatchObject({ chatId, chatType: 'VOICE_CALL', status: 'requested', single: true });
    await accept(lena, chatId);
    await speak(lena, null);
    await world.pass(3_000);
    // She speaks, and the guest's microphone is not there yet: nobody hears, nobody pays.
    expect(guest.receivedOf(contract.chatTicket)).toEqual([]);
    expect(chatOf(guest).status).toBe('starting');
    expect(await paid(guest, 1_000)).toBe(0);
    await speak(null, chatId);
    expect(guest.last(contract.chatTicket)?.chatId).toBe(chatId);
    await world.pass(1_500);
    expect(chatOf(guest)).toMatchObject({
      status: 'running',
      minutes: 1,
      abilities: ['audio', 'charge', 'single', 'upstream'],
    });
    expect(world.media.watching.get([...world.media.watching.keys()][0] ?? '')?.renditions).toEqual([]);
    await world.pass(60_000);
    expect(await paid(guest, 1_000)).toBe(2 * price);
    await guest.sendCommand(contract.endChat, { chatId, sequence: 2, reason: 'voiceCallHangUp' });
    await world.live.settled();
    expect(guest.last(contract.chatEnd)).toMatchObject({ exitCode: 902, price: 2 * price });
    expect(world.media.rooms.has(`guest:${chatId}`)).toBe(false);
    // She is there for the next one.
    expect(lena.last(contract.studioState)?.takesCalls ?? true).toBe(true);
    await world.pass(60_000);
    await call(guest, lena);
  });

  it('is not begun by a guest who never speaks, and costs nothing', async () => {
    const lena = await available();
    const guest = await world.guest(1_000);
    const chatId = await call(guest, lena);
    await accept(lena, chatId);
    await speak(lena, null);
    await world.pass(40_000);
    expect(guest.last(contract.chatEnd)).toMatchObject({ chatId, exitCode: 199, price: 0 });
    expect(await world.coins(guest)).toBe(1_000);
  });

  it('reaches a performer on air: who watches for free leaves, the guest hears without a picture', async () => {
    const lena = await world.livePerformer({}, { autoAccept: true });
    world.calls.set(lena.subjectId, { VOICE_CALL: price, STARTMOBILECALLCHAT: null });
    const looker = world.visitor();
    await looker.sendCommand(contract.startChat, wish(lena, 'FREECHAT'));
    const guest = await world.guest(1_000);
    const chatId = await call(guest, lena);
    // Chats are taken by themselves; a call never is.
    expect(chatOf(guest).status).toBe('requested');
    await accept(lena, chatId);
    await speak(null, chatId);
    await world.pass(2_000);
    expect(chatOf(guest)).toMatchObject({ status: 'running', chatType: 'VOICE_CALL' });
    expect(looker.last(contract.chatEnd)).toMatchObject({ exitCode: 904 });
    expect(lena.last(contract.actorState)?.state ?? 'inPrivate').toBe('inPrivate');
  });

  it('that is hung up while it rings rings nowhere any more, and can be taken by nobody', async () => {
    const lena = await available();
    const phone = world.reconnect(lena);
    await phone.sendCommand(contract.enterStudio, {});
    const guest = await world.guest(1_000);
    const chatId = await call(guest, lena);
    await guest.sendCommand(contract.endChat, { chatId, sequence: 2, reason: 'voiceCallHangUp' });
    await world.live.settled();
    for (const device of [lena, phone]) expect(chatOf(device)).toMatchObject({ chatId, status: 'ended' });
    expect(await phone.refusal(contract.answerChat, { chatId, sequence: 1, accept: true })).toBe('chat_over');
    expect(await world.coins(guest)).toBe(1_000);
  });

  it('of two who call each other at once is one call', async () => {
    const [lena, mira] = [await available(), await available()];
    for (const each of [lena, mira]) await fundGuest(world.ledger, world.kit.db, each.subjectId, 1_000);
    const answers = await Promise.all([
      lena.refusal(contract.startChat, wish(mira)),
      mira.refusal(contract.startChat, wish(lena)),
    ]);
    expect(answers.toSorted()).toEqual(['they_are_calling', null].toSorted());
  });

  it('is refused where it is not taken, not paid for, or somebody else is spoken with; nothing else begins there', async () => {
    const lena = await available();
    const guest = await world.guest(1_000);
    const other = await world.guest(1_000);
    const poor = await world.guest(price - 1);
    expect(await poor.refusal(contract.startChat, wish(lena))).toBe('balance_too_low');
    expect(await world.visitor().refusal(contract.startChat, wish(lena))).toBe('not_logged_in');
    for (const type of ['FREECHAT', 'LIVECHAT', 'VIDEO_CALL', 'LIVE_PREVIEW'] as const)
      expect(await guest.refusal(contract.startChat, wish(lena, type))).toBe('performer_offline');
    const chatId = await call(guest, lena);
    await accept(lena, chatId);
    expect(await other.refusal(contract.startChat, wish(lena))).toBe('performer_in_private');
    world.calls.delete(lena.subjectId);
    expect(await other.refusal(contract.startChat, wish(lena))).toBe('chat_type_unavailable');
    const mira = await world.performer();
    world.calls.set(mira.subjectId, { VOICE_CALL: price, STARTMOBILECALLCHAT: null });
    expect(await other.refusal(contract.startChat, wish(mira))).toBe('performer_offline');
    expect(await other.refusal(contract.startChat, wish(mira, 'STARTMOBILECALLCHAT'))).toBe('chat_type_unavailable');
  });

  it('without a name: the performer is told of nobody, and the guest sees the call as it is', async () => {
    const lena = await available();
    const guest = await world.guest(1_000);
    const chat = await world.live.startChat(guest.caller, {
      ...wish(lena),
      single: true,
      voyeurs: false,
      incognito: true,
    });
    await world.live.settled();
    expect(chat).toMatchObject({ guestId: guest.subjectId, isIncognito: true });
    await accept(lena, chat.chatId);
    await speak(lena, chat.chatId);
    await world.pass(2_000);
    expect(chatOf(lena)).toMatchObject({ status: 'running', guestId: 0, guestName: '', isIncognito: true });
    expect(lena.last(contract.studioState)?.chats.map(({ guestName }) => guestName) ?? ['']).toEqual(['']);
    expect(JSON.stringify(lena.received)).not.toContain(`Guest${guest.subjectId}`);
  });

  it('that was not taken is told as missed, unless it had no name', async () => {
    const told: string[] = [];
    world.kit.events.subscribe([
      on(contract.chatTold, 'live.calls-test-hears', async ({ what }) => void told.push(what)),
    ]);
    const lena = await available();
    const guest = await world.guest(1_000);
    const chatId = await call(guest, lena);
    await world.pass(31_000);
    await world.kit.events.drain();
    expect(guest.last(contract.chatEnd)).toMatchObject({ chatId, exitCode: 199, price: 0 });
    expect(told).toEqual(['missed']);
    await world.live.startChat(guest.caller, { ...wish(lena), single: true, voyeurs: false, incognito: true });
    await world.pass(31_000);
    await world.kit.events.drain();
    expect(told).toEqual(['missed']);
  });

  it('by video from a phone is offered to everybody only while it would be taken', async () => {
    const onlooker = world.visitor();
    const lena = await available();
    const shows = async (): Promise<boolean> => {
      const { rows } = await world.kit.db.pool.query<{ now: boolean }>(
        'select mobile_call_now as now from performers.actors where id = $1',
        [lena.subjectId],
      );
      return rows[0]?.now ?? false;
    };
    expect(await shows()).toBe(true);
    await onlooker.sendCommand(contract.watchActor, { actorId: lena.subjectId });
    expect(onlooker.last(contract.actorState)).toMatchObject({ isOnline: false, isOnlineMobileVideocall: true });
    const guest = await world.guest(1_000);
    const chatId = await call(guest, lena, 'STARTMOBILECALLCHAT');
    await accept(lena, chatId);
    await world.live.settled();
    expect(await shows()).toBe(false);
    await speak(lena, chatId);
    await world.pass(1_500);
    expect(chatOf(guest)).toMatchObject({ status: 'running', chatType: 'STARTMOBILECALLCHAT', pricePerMinute: 300 });
    await lena.sendCommand(contract.hostEndChat, { chatId, sequence: 2 });
    await world.live.settled();
    expect(await shows()).toBe(true);
    await lena.sendCommand(contract.stopLive, {});
    await world.live.settled();
    expect(await shows()).toBe(false);
    await world.goLive(lena);
    expect(await shows()).toBe(true);
    world.calls.delete(lena.subjectId);
    await world.kit.db.transaction((tx) => world.live.offersChanged(tx, lena.subjectId));
    await world.live.settled();
    expect(await shows()).toBe(false);
  });

  it('ends with the studio that is gone, and its minute goes back', async () => {
    const lena = await available();
    const guest = await world.guest(1_000);
    const chatId = await call(guest, lena);
    await accept(lena, chatId);
    await speak(lena, chatId);
    await world.pass(2_000);
    expect(await paid(guest, 1_000)).toBe(price);
    world.media.send(`actor:${lena.subjectId}`, false);
    await world.drop(lena);
    await world.pass(30_000);
    expect(guest.last(contract.chatEnd)?.exitCode).toBe(996);
    expect(await paid(guest, 1_000)).toBeLessThan(price / 10);
    expect(await guest.refusal(contract.startChat, wish(lena))).toBe('performer_offline');
  });

  it('tells nobody that somebody is on air, and neither does its end; going on air then does', async () => {
    const lena = await available();
    await world.pass(120_000);
    expect(lena.last(contract.actorOnline)).toBeUndefined();
    expect(await world.live.openRoomOf(world.kit.db, lena.subjectId)).toBeNull();
    await world.goLive(lena);
    expect(lena.last(contract.studioState)).toMatchObject({ isLive: true, takesCalls: false });
    expect(await world.live.openRoomOf(world.kit.db, lena.subjectId)).not.toBeNull();
  });
});
