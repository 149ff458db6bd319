import { afterAll, describe, expect, it } from 'vitest';
import { unblockGuest } from '#domains/blocks/contract/index.ts';
import { createDispatcher, toProblem } from '#kit/server/dispatch.ts';
import { testClient } from '#kit/testing/clients.ts';
import { whileRefusingRows } from '#kit/testing/failing-table.ts';
import { expectUnlogged, loggedSoFar, privateMarker } from '#kit/testing/log-watch.ts';
import * as contract from '../contract/index.ts';
import * as office from '../contract/office.ts';
import { pastChats } from '../contract/office-history.ts';
import type { Person } from '../testing/people.ts';
import { World } from '../testing/world.ts';
import { chatsInPalette } from './chats/past-chats.ts';

const world = await World.open();
const dispatcher = createDispatcher([...world.live.handlers, ...world.blocks.handlers], world.kit);
const as = (person: Person) => testClient(dispatcher, person.caller);
afterAll(() => world.live.stop?.());

let keys = 0;
async function start(guest: Person, performer: Person, chatType: contract.ChatType): Promise<number> {
  keys += 1;
  const startKey = `rest-key-${keys}`;
  await guest.sendCommand(contract.startChat, { actorId: performer.subjectId, chatType, startKey, sequence: 1 });
  await world.pass(1_500);
  return guest.last(contract.chatState)?.chat.chatId as number;
}

describe('chats over REST', () => {
  it('a text that cannot be stored reaches nobody, and no log repeats it', async () => {
    const lena = await world.livePerformer({}, { autoAccept: true });
    const guest = await world.guest(2_000);
    const chatId = await start(guest, lena, 'LIVECHAT');
    const text = privateMarker('chat-text');
    const failures = await whileRefusingRows(world.kit.db, 'conversation.lines', () =>
      Promise.all([
        guest.refusal(contract.sendChatText, { chatId, text }).catch((error: unknown) => error),
        lena.refusal(contract.sendRoomText, { text }).catch((error: unknown) => error),
      ]),
    );
    // What the socket does with a command that failed.
    for (const failure of failures) expect(toProblem(failure, world.kit.log).kind.code).toBe('internal_error');
    expect(loggedSoFar()).toContain('23514');
    expectUnlogged(text);
    expect([...lena.received, ...guest.received].map((each) => JSON.stringify(each)).join()).not.toContain(text);
  });

  it('a reloaded page finds its open chat, its texts and a new ticket', async () => {
    const lena = await world.livePerformer({}, { autoAccept: true });
    const guest = await world.guest(2_000);
    const chatId = await start(guest, lena, 'LIVECHAT');
    await guest.sendCommand(contract.sendChatText, { chatId, text: 'hello', textKey: 'one' });
    await guest.sendCommand(contract.sendChatText, { chatId, text: 'hello', textKey: 'one' });
    await lena.sendCommand(contract.sendChatText, { chatId, text: 'good evening' });
    const open = await as(guest).call(contract.getOpenChats, {});
    expect(open).toMatchObject({
      ok: true,
      data: { chats: [{ chatId, status: 'running' }], now: world.kit.clock.steady() },
    });
    const texts = await as(guest).call(contract.getChatTexts, { params: { chatId }, query: {} });
    expect(texts).toMatchObject({
      data: {
        unread: 1,
        texts: [
          { text: 'hello', sender: 'guest' },
          { text: 'good evening', sender: 'actor' },
        ],
      },
    });
    const last = texts.ok ? (texts.data.texts.at(-1)?.id as number) : 0;
    await guest.sendCommand(contract.markChatRead, { chatId, textId: last });
    expect(guest.last(contract.chatRead)).toMatchObject({ reader: 'guest', unread: 0 });
    expect(await as(guest).call(contract.getChatTicket, { params: { chatId }, body: {} })).toMatchObject({
      data: { role: 'subscribe' },
    });
    expect(
      await as(guest).call(contract.getChatTicket, { params: { chatId }, body: { role: 'publish' } }),
    ).toMatchObject({ problem: { code: 'not_in_this_state' } });
  });

  it('nobody else sees a chat, its texts, or gets a ticket to it', async () => {
    const lena = await world.livePerformer({}, { autoAccept: true });
    const guest = await world.guest(2_000);
    const stranger = await world.guest();
    const chatId = await start(guest, lena, 'LIVECHAT');
    for (const answer of [
      await as(stranger).call(contract.getChat, { params: { chatId } }),
      await as(stranger).call(contract.getChatTexts, { params: { chatId }, query: {} }),
      await as(stranger).call(contract.getChatTicket, { params: { chatId }, body: {} }),
      await as(lena).call(contract.getChatTicket, { params: { chatId }, body: {} }),
    ]) {
      expect(answer).toMatchObject({ ok: false, problem: { code: 'not_found' } });
    }
    expect(await stranger.refusal(contract.endChat, { chatId, sequence: 2 })).toBe('not_found');
    expect(await stranger.refusal(contract.resumeChat, { chatId })).toBe('not_found');
    expect(await world.kit.topics.get('chat')?.may(stranger.caller, String(chatId))).toBe(false);
    expect(await world.kit.topics.get('room')?.may(stranger.caller, String(lena.subjectId))).toBe(false);
    expect(await world.kit.topics.get('chat')?.may(guest.caller, String(chatId))).toBe(true);
  });

  it('a guest blocked for good is out now and in the next show, until the performer lets them back in', async () => {
    const [lena, mira] = [await world.livePerformer({}, { autoAccept: true }), await world.livePerformer()];
    const [guest, other] = [await world.guest(2_000), await world.guest(2_000)];
    const chatId = await start(guest, lena, 'LIVECHAT');
    const block = (performer: Person, id: number) => as(performer).call(contract.blockGuest, { body: { chatId: id } });
    const come = async () =>
      guest.refusal(contract.startChat, {
        actorId: lena.subjectId,
        chatType: 'FREECHAT',
        startKey: crypto.randomUUID(),
        sequence: 1,
      });
    // Only whom one has met.
    expect(await block(mira, chatId)).toMatchObject({ problem: { code: 'not_found' } });
    expect(await block(lena, 9_999_999)).toMatchObject({ problem: { code: 'not_found' } });
    expect(guest.last(contract.chatState)?.chat.status).toBe('running');

    expect(await block(lena, chatId)).toMatchObject({ ok: true });
    expect(await block(lena, chatId)).toMatchObject({ ok: true });
    await expect.poll(() => guest.last(contract.chatEnd)).toMatchObject({ exitCode: 201 });
    expect(await come()).toBe('blocked_by_performer');
    await lena.sendCommand(contract.stopLive, {});
    await world.goLive(lena);
    expect(await come()).toBe('blocked_by_performer');
    const options = await as(guest).call(contract.getChatOptions, { params: { actorId: lena.subjectId } });
    expect(options.ok && options.data.options.every(({ reason }) => reason === 'blocked_by_performer')).toBe(true);
    // Nobody else is, neither here nor there.
    await start(other, lena, 'FREECHAT');
    await start(guest, mira, 'FREECHAT');

    expect(await as(lena).call(unblockGuest, { body: { guestId: guest.subjectId } })).toMatchObject({ ok: true });
    await start(guest, lena, 'FREECHAT');
  });

  it('blocking is refused for a while after thirty tries, and blocks nobody then', async () => {
    const lena = await world.livePerformer({}, { autoAccept: true });
    const guest = await world.guest(2_000);
    const chatId = await start(guest, lena, 'FREECHAT');
    const block = (id: number) => as(lena).call(contract.blockGuest, { body: { chatId: id } });
    for (let tries = 0; tries < 30; tries += 1) await block(9_999_999);
    expect(await block(chatId)).toMatchObject({ problem: { code: 'too_many_requests' } });
    expect(guest.last(contract.chatState)?.chat.status).toBe('running');
  });

  it('who was kicked reads nothing that is said in the room afterwards, and a preview is a picture alone', async () => {
    const lena = await world.livePerformer();
    const [guest, looker] = [await world.guest(2_000), await world.guest(2_000)];
    const chatId = await start(guest, lena, 'FREECHAT');
    const previewId = await start(looker, lena, 'LIVE_PREVIEW');
    await lena.sendCommand(contract.sendRoomText, { text: 'hello all' });
    await world.pass(1_000);
    await lena.sendCommand(contract.kickGuest, { guestId: guest.subjectId });
    await world.pass(1_000);
    await lena.sendCommand(contract.sendRoomText, { text: 'among us' });
    const read = (who: Person, id: number) =>
      as(who).call(contract.getChatTexts, { params: { chatId: id }, query: {} });
    expect(await read(guest, chatId)).toMatchObject({ data: { unread: 1, texts: [{ text: 'hello all' }] } });
    expect(await read(looker, previewId)).toMatchObject({ data: { unread: 0, texts: [] } });
  });

  it('an ended chat gives no ticket, and stands in both histories', async () => {
    const lena = await world.livePerformer({ priceVideo: 300 }, { autoAccept: true });
    const guest = await world.guest(2_000);
    const chatId = await start(guest, lena, 'LIVECHAT');
    await guest.sendCommand(contract.endChat, { chatId, sequence: 2 });
    await world.live.settled();
    expect(await as(guest).call(contract.getChatTicket, { params: { chatId }, body: {} })).toMatchObject({
      problem: { code: 'chat_over', data: { exitCode: 100 } },
    });
    expect(await as(guest).call(contract.getChatHistory, { query: {} })).toMatchObject({
      data: { chats: [{ chatId, cost: 300, earned: 0, exitCode: 100 }] },
    });
    expect(await as(lena).call(contract.getStudioChats, { query: {} })).toMatchObject({
      data: { chats: [{ chatId, earned: 150, guestName: `Guest${guest.subjectId}` }] },
    });
    expect(await as(lena).call(contract.getStudioEarnings, { query: {} })).toMatchObject({
      data: { earned: 150, minutes: 1, chats: 1, refunded: 0 },
    });
  });

  it('options say what can be started, what it costs and why not', async () => {
    const lena = await world.livePerformer({ priceMulti: 200 });
    const guest = await world.guest(500);
    const answer = await as(guest).call(contract.getChatOptions, { params: { actorId: lena.subjectId } });
    expect(answer.ok && answer.data.presence.state).toBe('freeChat');
    expect(answer.ok && answer.data.options.map((each) => [each.chatType, each.single, each.reason])).toEqual([
      ['FREECHAT', false, null],
      ['LIVESHOW', false, 'no_show_now'],
      ['LIVECHAT', false, null],
      ['LIVECHAT', true, 'balance_too_low'],
      ['VIDEO_CALL', true, 'balance_too_low'],
      ['VOYEUR_CHAT', false, 'voyeur_unavailable'],
      ['LIVE_PREVIEW', false, null],
    ]);
  });

  it('free chat time is told to logged-in guests, and is without limit with coins', async () => {
    expect(await as(await world.guest()).query(contract.freeChatDuration, {})).toMatchObject({
      data: { total: 7200, used: 0, remaining: 7200 },
    });
    expect(await as(await world.guest(50)).query(contract.freeChatDuration, {})).toMatchObject({
      data: { total: null, remaining: null },
    });
    expect(await as(world.visitor()).query(contract.freeChatDuration, {})).toMatchObject({
      problem: { code: 'not_logged_in' },
    });
  });

  it('previews are counted by the hour, last longer for VIPs, and may be declined as on the profile', async () => {
    const lena = await world.livePerformer();
    const [guest, visitor] = [await world.guest(), world.visitor()];
    const ask = (person: typeof guest, decline = false) => as(person).query(contract.freePreviewInit, { decline });
    expect(await ask(visitor)).toEqual({
      ok: true,
      data: { declined: false, seconds: 5, total: 60, remaining: 60, renewsAt: null },
    });
    const renewsAt = world.kit.clock.steady() + 3_600_000;
    await start(visitor, lena, 'LIVE_PREVIEW');
    expect(await ask(visitor)).toMatchObject({ data: { remaining: 59, renewsAt } });
    expect(await ask(visitor, true)).toMatchObject({ problem: { code: 'not_logged_in' } });
    world.vips.add(guest.subjectId);
    expect(await ask(guest)).toMatchObject({ data: { declined: false, seconds: 20 } });
    expect(await ask(guest, true)).toMatchObject({ data: { declined: true } });
    expect(await ask(guest)).toMatchObject({ data: { declined: true } });
    expect(world.preferences.get(guest.subjectId)).toMatchObject({ autoplayPreviews: false, showEuroPrices: true });
  });

  it('operators see rooms, end chats with 301 and close rooms with 907; others may not', async () => {
    const lena = await world.livePerformer({}, { autoAccept: true });
    const [guest, other] = [await world.guest(2_000), await world.guest(2_000)];
    const operator = await world.guest(0, { roles: ['operator'] });
    const chatId = await start(guest, lena, 'LIVECHAT');
    const end = { params: { chatId }, body: { reason: 'a complaint' } };
    expect(await as(guest).call(office.adminEndChat, end)).toMatchObject({ problem: { code: 'not_permitted' } });
    expect(await as(operator).call(office.adminEndChat, end)).toMatchObject({ data: { exitCode: 301 } });
    await world.live.settled();
    await start(other, lena, 'FREECHAT');
    const [{ name }] = (
      await world.kit.db.pool.query('select actor_name as name from live.rooms where actor_id = $1', [lena.subjectId])
    ).rows;
    const inRoom = { search: String(name).toUpperCase() };
    expect(await as(operator).call(office.openRooms.read, { query: inRoom })).toMatchObject({
      data: { rows: [{ actorId: lena.subjectId, guests: 1, paidChats: 0 }], totals: { guests: 1, paidChats: 0 } },
    });
    expect(await as(operator).call(office.openChats.read, { query: { ...inRoom, kind: 'free' } })).toMatchObject({
      data: { rows: [{ guestId: other.subjectId, chatType: 'FREECHAT', status: 'running' }], totals: { cost: 0 } },
    });
    expect(await as(guest).call(office.openChats.read, {})).toMatchObject({ problem: { code: 'not_permitted' } });
    const past = (search: string) => as(operator).call(pastChats.read, { query: { search } });
    expect(await past(String(guest.subjectId))).toMatchObject({
      data: { rows: [{ chatId, guestId: guest.subjectId, status: 'ended' }], next: null },
    });
    expect(await past(String(lena.subjectId))).toMatchObject({ data: { rows: [{ status: 'running' }, { chatId }] } });
    expect(await past(`chat:${chatId}`)).toMatchObject({ data: { rows: [{ chatId }] } });
    expect(await past('nobody')).toMatchObject({ data: { rows: [] } });
    for (const typed of [`chat:${chatId}`, String(chatId)])
      expect(await chatsInPalette(world.kit.db, typed)).toMatchObject([{ search: { search: `chat:${chatId}` } }]);
    for (const typed of ['chat:999999', 'chat', '-1']) expect(await chatsInPalette(world.kit.db, typed)).toEqual([]);
    expect(await as(guest).call(pastChats.read, {})).toMatchObject({ problem: { code: 'not_permitted' } });
    const close = { params: { actorId: lena.subjectId }, body: { reason: 'a complaint' } };
    const silent = { ...close, body: { reason: ' ' } };
    expect(await as(operator).call(office.adminCloseRoom, silent)).toMatchObject({
      problem: { code: 'invalid_input' },
    });
    expect(await as(operator).call(office.adminCloseRoom, close)).toMatchObject({ data: { closed: true } });
    await world.live.settled();
    expect(other.last(contract.chatEnd)?.exitCode).toBe(907);
    expect(await as(operator).call(office.adminCloseRoom, close)).toMatchObject({ problem: { code: 'not_found' } });
  });

  it('a studio measures its uplink with a piece of filler; guests do not', async () => {
    const lena = await world.livePerformer({}, {});
    const guest = await world.guest();
    const send = (person: Person, length: number) =>
      as(person).call(contract.probeUplink, { body: { filler: 'x'.repeat(length) } });
    expect(await send(lena, contract.uplinkProbeBytes)).toMatchObject({
      data: { received: contract.uplinkProbeBytes },
    });
    expect(await send(lena, contract.uplinkProbeBytes + 1)).toMatchObject({ problem: { code: 'invalid_input' } });
    expect(await send(guest, 10)).toMatchObject({ problem: { code: 'not_permitted' } });
  });
});
