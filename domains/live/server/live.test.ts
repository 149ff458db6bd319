import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guestLockedEvent } from '#domains/guest/contract/index.ts';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import * as contract from '../contract/index.ts';
import type { Person } from '../testing/people.ts';
import { World } from '../testing/world.ts';

let world: World;
let keys = 0;

beforeEach(async () => {
  world = await World.open();
});

afterEach(async () => {
  await world.live.stop?.();
  expect(world.kit.log.lines.map(({ text, entry }) => `${text}: ${String((entry as { err?: unknown }).err)}`)).toEqual(
    [],
  );
  expect(await world.booksSum()).toBe(0);
});

/** The newest chat a person heard of, as it was told last. */
const chatOf = (person: Person): contract.LiveChat => {
  const told = person.receivedOf(contract.chatState).map(({ chat }) => chat);
  const newest = Math.max(...told.map(({ chatId }) => chatId));
  const chat = told.filter(({ chatId }) => chatId === newest).at(-1);
  if (!chat) throw new Error('no chat yet');
  return chat;
};

async function start(guest: Person, performer: Person, chatType: contract.ChatType, single = false): Promise<number> {
  keys += 1;
  await guest.sendCommand(contract.startChat, {
    actorId: performer.subjectId,
    chatType,
    single,
    startKey: `start-key-${keys}`,
    sequence: 1,
  });
  return chatOf(guest).chatId;
}

async function accept(performer: Person, chatId: number): Promise<void> {
  await performer.sendCommand(contract.answerChat, { chatId, sequence: 1, accept: true });
}

/** A paid chat that runs: rung, accepted, first frame seen. */
async function paidChat(guest: Person, performer: Person, chatType: contract.ChatType = 'LIVECHAT'): Promise<number> {
  const chatId = await start(guest, performer, chatType);
  await accept(performer, chatId);
  await world.pass(1_500);
  return chatId;
}

describe('free chat', () => {
  it('anonymous visitors watch and read; writing needs a login', async () => {
    const lena = await world.livePerformer();
    const visitor = world.visitor();
    const chatId = await start(visitor, lena, 'FREECHAT');
    expect(visitor.last(contract.chatTicket)?.ticket.role).toBe('subscribe');
    await world.pass(1_500);
    expect(chatOf(visitor)).toMatchObject({ status: 'running', abilities: ['audio', 'video'], cost: 0 });
    expect(await visitor.refusal(contract.sendChatText, { chatId, text: 'hello' })).toBe('not_logged_in');
    await lena.sendCommand(contract.sendRoomText, { text: 'Good evening' });
    await world.live.settled();
    expect(visitor.last(contract.chatText)?.text.text).toBe('Good evening');
  });

  it('a guest without coins writes for a minute, then the chat ends with 502', async () => {
    const lena = await world.livePerformer();
    const guest = await world.guest();
    const chatId = await start(guest, lena, 'FREECHAT');
    await world.pass(1_500);
    await guest.sendCommand(contract.sendChatText, { chatId, text: 'hello' });
    await world.live.settled();
    expect(lena.last(contract.chatText)?.text).toMatchObject({ text: 'hello', sender: 'guest' });
    await world.pass(60_500);
    expect(guest.last(contract.chatEnd)).toMatchObject({ exitCode: 502, price: 0 });
    const again = await start(guest, lena, 'FREECHAT');
    await world.pass(1_500);
    expect(await guest.refusal(contract.sendChatText, { chatId: again, text: 'me again' })).toBe('text_not_allowed');
    await fundGuest(world.ledger, world.kit.db, guest.subjectId, 1_000);
    await guest.sendCommand(contract.sendChatText, { chatId: again, text: 'me again' });
    await world.live.settled();
    expect(chatOf(guest)).toMatchObject({ textUntil: null, abilities: expect.arrayContaining(['text']) });
  });

  it('a preview shows the tiny picture for five seconds, twenty to VIPs', async () => {
    const lena = await world.livePerformer();
    const visitor = world.visitor();
    await start(visitor, lena, 'LIVE_PREVIEW');
    expect([...world.media.watching.values()][0]?.renditions).toEqual(['tiny']);
    await world.pass(7_000);
    expect(visitor.last(contract.chatEnd)).toMatchObject({ exitCode: 503 });
    expect(world.media.watching.size).toBe(0);
    const vip = await world.guest();
    world.vips.add(vip.subjectId);
    await start(vip, lena, 'LIVE_PREVIEW');
    await world.pass(19_000);
    expect(vip.last(contract.chatEnd)).toBeUndefined();
    await world.pass(3_000);
    expect(vip.last(contract.chatEnd)).toMatchObject({ exitCode: 503 });
  });
});

describe('a paid chat', () => {
  it('rings, is accepted, books a minute at once and one each minute, and both sides see it', async () => {
    const lena = await world.livePerformer({ priceVideo: 300 });
    const guest = await world.guest(1000);
    const chatId = await start(guest, lena, 'LIVECHAT');
    expect(chatOf(lena)).toMatchObject({ chatId, status: 'requested' });
    await accept(lena, chatId);
    await world.pass(1_500);
    expect(chatOf(guest)).toMatchObject({ status: 'running', minutes: 1, cost: 300 });
    expect(await world.coins(guest)).toBe(700);
    expect(await world.earnings(lena)).toBe(150);
    await world.pass(60_000);
    expect(lena.last(contract.chatMinuteBooked)).toMatchObject({ minute: 2, price: 300, cost: 600 });
    await guest.sendCommand(contract.endChat, { chatId, sequence: 2 });
    await world.live.settled();
    expect(guest.last(contract.chatEnd)).toMatchObject({ price: 600, exitCode: 100, isVoyeur: false });
    expect(guest.last(contract.surveyOffer)).toMatchObject({ chatId });
    expect(await world.coins(guest)).toBe(400);
    expect(world.media.watching.size).toBe(0);
  });

  it('from free chat keeps the very same picture, and the free chat ends with 104', async () => {
    const lena = await world.livePerformer({}, { autoAccept: true });
    const guest = await world.guest(5000);
    await start(guest, lena, 'FREECHAT');
    await world.pass(1_500);
    const session = [...world.media.watching.keys()];
    const tickets = guest.receivedOf(contract.chatTicket).length;
    await start(guest, lena, 'LIVECHAT');
    await world.pass(1_500);
    expect(chatOf(guest).status).toBe('running');
    expect(guest.last(contract.chatEnd)).toMatchObject({ exitCode: 104, chatType: 'FREECHAT' });
    expect([...world.media.watching.keys()]).toEqual(session);
    expect(guest.receivedOf(contract.chatTicket)).toHaveLength(tickets);
  });

  it('ends with 501 exactly when the paid minute is over, a minute after the warning', async () => {
    const lena = await world.livePerformer({ priceVideo: 300 });
    const guest = await world.guest(500);
    await paidChat(guest, lena);
    const startedAt = chatOf(guest).startedAt as number;
    expect(guest.last(contract.chatMoneyWarning)).toMatchObject({ needed: 300, balance: 200 });
    await world.pass(61_000);
    expect(chatOf(guest)).toMatchObject({ status: 'ended', exitCode: 501, endedAt: startedAt + 60_000, cost: 300 });
    expect(await world.coins(guest)).toBe(200);
  });

  it('ended by the performer gives the undelivered seconds back to the guest', async () => {
    const lena = await world.livePerformer({ priceVideo: 600 });
    const guest = await world.guest(600);
    const chatId = await paidChat(guest, lena);
    await world.pass(20_000);
    await lena.sendCommand(contract.hostEndChat, { chatId, sequence: 2 });
    await world.live.settled();
    const end = guest.last(contract.chatEnd);
    expect(end?.exitCode).toBe(202);
    expect(await world.coins(guest)).toBe(600 - (end?.price ?? 0));
    expect(end?.price).toBeLessThanOrEqual(220);
    expect(await world.earnings(lena)).toBe((end?.price ?? 0) / 2);
  });

  it('that nobody answers ends with 199, one declined with 909; neither costs anything', async () => {
    const lena = await world.livePerformer();
    const guest = await world.guest(1000);
    await start(guest, lena, 'LIVECHAT');
    await world.pass(31_000);
    expect(guest.last(contract.chatEnd)?.exitCode).toBe(199);
    const chatId = await start(guest, lena, 'LIVECHAT');
    await lena.sendCommand(contract.answerChat, { chatId, sequence: 1, accept: false });
    await world.live.settled();
    expect(guest.last(contract.chatEnd)?.exitCode).toBe(909);
    expect(await world.coins(guest)).toBe(1000);
  });

  it('refuses a second one, wrong numbers, and too little money', async () => {
    const lena = await world.livePerformer({ priceVideo: 300 });
    const mara = await world.livePerformer();
    const guest = await world.guest(300);
    const chatId = await paidChat(guest, lena);
    const request = { actorId: mara.subjectId, chatType: 'LIVECHAT' as const, startKey: 'another-key', sequence: 1 };
    expect(await guest.refusal(contract.startChat, request)).toBe('balance_too_low');
    expect(await guest.refusal(contract.startChat, { ...request, chatType: 'FREECHAT' })).toBe('already_in_progress');
    expect(await guest.refusal(contract.startChat, { ...request, sequence: 2 })).toBe('wrong_sequence_number');
    expect(await guest.refusal(contract.endChat, { chatId, sequence: 7 })).toBe('wrong_sequence_number');
    const poor = await world.guest(299);
    expect(await poor.refusal(contract.startChat, { ...request, actorId: lena.subjectId })).toBe(
      'performer_in_private',
    );
    expect(chatOf(guest)).toMatchObject({ status: 'running', minutes: 1 });
  });

  it('with the same start key is the same chat', async () => {
    const lena = await world.livePerformer();
    const guest = await world.guest(1000);
    const first = await start(guest, lena, 'LIVECHAT');
    keys -= 1;
    expect(await start(guest, lena, 'LIVECHAT')).toBe(first);
  });
});

describe('others in the room', () => {
  it('free chats end with 904 when a single chat begins, and may watch as voyeurs', async () => {
    const lena = await world.livePerformer({ priceVideo: 300, priceVoyeur: 100, voyeurAllowed: true });
    const [guest, other] = [await world.guest(1000), await world.guest(1000)];
    await start(other, lena, 'FREECHAT');
    await world.pass(1_500);
    const chatId = await paidChat(guest, lena);
    await world.live.settled();
    expect(other.last(contract.chatEnd)).toMatchObject({ exitCode: 904, voyeurPrice: 100 });
    await start(other, lena, 'VOYEUR_CHAT');
    await world.pass(1_500);
    expect(chatOf(other)).toMatchObject({ status: 'running', isVoyeur: true, cost: 100 });
    await guest.sendCommand(contract.endChat, { chatId, sequence: 2 });
    await world.live.settled();
    expect(other.last(contract.chatEnd)).toMatchObject({ exitCode: 903, isVoyeur: true });
  });

  it('several guests share the picture where the performer has a multi price', async () => {
    const lena = await world.livePerformer({ priceMulti: 200 }, { autoAccept: true });
    const guests = [await world.guest(1000), await world.guest(1000), await world.guest(1000)];
    for (const guest of guests) await start(guest, lena, 'LIVECHAT');
    await world.pass(1_500);
    for (const guest of guests) expect(chatOf(guest)).toMatchObject({ status: 'running', single: false, cost: 200 });
    expect(await world.earnings(lena)).toBe(300);
  });

  it('only one exclusive chat can be accepted', async () => {
    const lena = await world.livePerformer();
    const [one, two] = [await world.guest(2000), await world.guest(2000)];
    const first = await start(one, lena, 'LIVECHAT');
    const second = await start(two, lena, 'VIDEO_CALL');
    await accept(lena, first);
    expect(await lena.refusal(contract.answerChat, { chatId: second, sequence: 1, accept: true })).toBe(
      'performer_in_private',
    );
  });

  it('a kicked guest ends with 201 and stays out, a muted one reads on', async () => {
    const lena = await world.livePerformer();
    const guest = await world.guest(2000);
    const chatId = await start(guest, lena, 'FREECHAT');
    await world.pass(1_500);
    await lena.sendCommand(contract.muteGuest, { guestId: guest.subjectId, muted: true });
    expect(await guest.refusal(contract.sendChatText, { chatId, text: 'hello' })).toBe('muted_in_room');
    await lena.sendCommand(contract.kickGuest, { guestId: guest.subjectId });
    await world.live.settled();
    expect(guest.last(contract.chatEnd)?.exitCode).toBe(201);
    expect(world.media.watching.size).toBe(0);
    const request = { actorId: lena.subjectId, chatType: 'FREECHAT' as const, startKey: 'back-again', sequence: 1 };
    expect(await guest.refusal(contract.startChat, request)).toBe('kicked_from_room');
  });
});

describe('C2C', () => {
  it('carries the guest’s camera to the performer alone, at the C2C price', async () => {
    const lena = await world.livePerformer({ priceSinglec2c: 1600 });
    const guest = await world.guest(2000);
    const chatId = await paidChat(guest, lena, 'VIDEO_CALL');
    expect(chatOf(guest)).toMatchObject({ single: true, cost: 1600 });
    expect(world.media.rooms.get(`guest:${chatId}`)).toBe(`guest:${guest.subjectId}`);
    world.media.send(`guest:${chatId}`);
    await world.live.settled();
    expect(lena.last(contract.guestCamera)).toEqual({ chatId, sending: true });
    await guest.sendCommand(contract.endChat, { chatId, sequence: 2 });
    await world.live.settled();
    expect(world.media.rooms.has(`guest:${chatId}`)).toBe(false);
  });
});

describe('a broken picture', () => {
  it('is refunded to the second, and no minute is booked meanwhile', async () => {
    const lena = await world.livePerformer({ priceVideo: 600 });
    const guest = await world.guest(3000);
    await paidChat(guest, lena);
    await world.pass(50_000);
    const session = [...world.media.watching.keys()][0] as string;
    world.media.cut.add(session);
    await world.pass(15_000);
    expect(chatOf(guest)).toMatchObject({ minutes: 1, status: 'running' });
    expect(chatOf(guest).pictureBrokenSince).not.toBeNull();
    world.media.cut.delete(session);
    await world.pass(1_000);
    const chat = chatOf(guest);
    expect(chat).toMatchObject({ minutes: 2, pictureBrokenSince: null });
    expect(chat.refunded).toBeGreaterThanOrEqual(80);
    expect(chat.refunded).toBeLessThanOrEqual(110);
    expect(await world.coins(guest)).toBe(3000 - 1200 + chat.refunded);
  });

  it('for more than 20 seconds ends the chat with 996 when the performer stopped sending', async () => {
    const lena = await world.livePerformer({ priceVideo: 600 });
    const guest = await world.guest(600);
    await paidChat(guest, lena);
    await world.pass(29_000);
    world.media.send(`actor:${lena.subjectId}`, false);
    await world.pass(22_000);
    expect(chatOf(guest)).toMatchObject({ exitCode: 996, minutes: 1 });
    expect(chatOf(guest).cost).toBeLessThanOrEqual(310);
    expect(await world.coins(guest)).toBe(600 - chatOf(guest).cost);
  });
});

describe('books that take nothing', () => {
  it('end the chat with 106 after 20 seconds, and what was paid stays right', async () => {
    const lena = await world.livePerformer({ priceVideo: 300 });
    const guest = await world.guest(1000);
    await paidChat(guest, lena);
    const { post } = world.ledger;
    world.ledger.post = () => Promise.reject(new Error('the books are closed'));
    await world.pass(90_000);
    world.ledger.post = post;
    expect(chatOf(guest)).toMatchObject({ exitCode: 106, minutes: 1, cost: 300 });
    expect(world.kit.log.lines.length).toBeGreaterThan(0);
    world.kit.log.lines.length = 0;
  });
});

describe('connections', () => {
  it('a guest who reloads within ten seconds continues in the same chat', async () => {
    const lena = await world.livePerformer();
    const guest = await world.guest(5000);
    const chatId = await paidChat(guest, lena);
    await world.drop(guest);
    await world.pass(8_000);
    const back = world.reconnect(guest);
    await back.sendCommand(contract.resumeChat, { chatId });
    expect(back.last(contract.chatTicket)?.chatId).toBe(chatId);
    await world.pass(20_000);
    expect(chatOf(back)).toMatchObject({ chatId, status: 'running', minutes: 1, guestLost: false });
  });

  it('a guest who does not come back ends with 107', async () => {
    const lena = await world.livePerformer();
    const guest = await world.guest(5000);
    const chatId = await paidChat(guest, lena);
    await world.drop(guest);
    await world.pass(11_000);
    expect(chatOf(lena)).toMatchObject({ chatId, exitCode: 107 });
  });

  it('a performer who does not come back ends the room with 203 and goes offline', async () => {
    const lena = await world.livePerformer();
    const guest = await world.guest(5000);
    await paidChat(guest, lena);
    await world.drop(lena);
    await world.pass(26_000);
    expect(guest.last(contract.chatEnd)?.exitCode).toBe(203);
    expect((await world.performers.actor(world.kit.db, lena.subjectId))?.isOnline).toBe(false);
    expect(world.kit.published.some(({ topic, type }) => topic === 'actors' && type === 'actorOffline')).toBe(true);
  });
});

it('a guest who is locked loses the chat at once (906)', async () => {
  const lena = await world.livePerformer();
  const guest = await world.guest(5000);
  await paidChat(guest, lena);
  world.kit.events.subscribe(world.live.handlers);
  await world.kit.db.transaction((tx) => tx.emit(guestLockedEvent, { guestId: guest.subjectId }));
  await world.kit.events.drain();
  await world.pass(100);
  expect(guest.last(contract.chatEnd)?.exitCode).toBe(906);
});

describe('a process that dies in the middle', () => {
  it('and comes back at once continues with the chat and pays back what was not delivered', async () => {
    const lena = await world.livePerformer({ priceVideo: 600 });
    const guest = await world.guest(3000);
    const chatId = await paidChat(guest, lena);
    await world.pass(20_000);
    await world.crash(8_000);
    const [studio, page] = [world.reconnect(lena), world.reconnect(guest)];
    await studio.sendCommand(contract.enterStudio, {});
    await page.sendCommand(contract.resumeChat, { chatId });
    world.media.send(`actor:${lena.subjectId}`);
    await world.pass(3_000);
    expect(chatOf(page)).toMatchObject({ status: 'running', minutes: 1 });
    expect(chatOf(page).refunded).toBeGreaterThanOrEqual(80);
    expect(chatOf(page).refunded).toBeLessThanOrEqual(110);
  });

  it('and stays away long ends the chat and pays back the rest of the minute', async () => {
    const lena = await world.livePerformer({ priceVideo: 600 });
    const guest = await world.guest(3000);
    const chatId = await paidChat(guest, lena);
    await world.pass(20_000);
    await world.crash(300_000);
    await world.pass(10_000);
    const { rows } = await world.kit.db.pool.query('select * from live.chats where id = $1', [chatId]);
    expect(rows[0]).toMatchObject({ status: 'ended', minutes: 1 });
    expect(await world.coins(guest)).toBeGreaterThanOrEqual(3000 - 230);
    expect(await world.coins(guest)).toBeLessThanOrEqual(3000 - 190);
  });
});
