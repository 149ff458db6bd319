import { beforeAll, describe, expect, it } from 'vitest';
import { giftsSent } from '#domains/gifts/contract/index.ts';
import { guestAccount } from '#domains/ledger/contract/index.ts';
import { fundGuest } from '#domains/ledger/testing/fund.ts';
import { chatTold } from '#domains/live/contract/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import * as contract from '../contract/index.ts';
import { openMessenger, restrictedGuest } from '../testing/world.ts';
import { deleteMessage, editMessage, reactToMessage } from './change-message.ts';
import { archive, blockByGuest, markRead, seeAll } from './marks.ts';
import type { SendRequest } from './send-message.ts';
import { sendMessage } from './send-message.ts';

const { kit, ctx, performers, ledger, gifts, blocks, spoken, as, caller } = await openMessenger();
const vega = 1;
const mira = 2;
let keys = 0;
const words = (channelId: number, text: string, more: Partial<SendRequest['data']> = {}): SendRequest => {
  keys += 1;
  return contract.sendMessage.payload.parse({
    channelId,
    senderType: 'guest',
    data: { text, key: `key-number-${keys}`, ...more },
  });
};
const send = (accountId: number, request: SendRequest) => sendMessage(ctx, caller(accountId), request);
const answer = (actorId: number, channelId: number, text: string) =>
  send(actorId, { ...words(channelId, text), senderType: 'actor' });
const open = async (guestId: number, actorId = vega): Promise<number> => {
  const channel = await as(guestId).mutate(contract.touchMessengerChannel, { actorId });
  if (!channel.ok) throw new Error(channel.problem.code);
  return channel.data.channelId;
};
const read = async (accountId: number, channelId: number, query = {}) => {
  const page = await as(accountId).call(contract.getContent, { params: { channelId: `${channelId}` as never }, query });
  if (!page.ok) throw new Error(page.problem.code);
  return page.data.contents;
};
const texts = async (accountId: number, channelId: number) =>
  (await read(accountId, channelId)).map(({ text }) => text);
const channelOf = async (guestId: number, actorId = vega) => {
  const found = await as(guestId).call(contract.getChannelOfActor, { params: { actorId: `${actorId}` as never } });
  if (!found.ok) throw new Error(found.problem.code);
  return found.data.channel;
};
const coins = (guestId: number) => ledger.balance(kit.db, guestAccount(guestId));
const refusal = (code: string) => ({ kind: { code } });

beforeAll(() =>
  kit.db.transaction(async (tx) => {
    await performers.create(tx, anActor({ id: vega, name: 'Vega', priceMessage: 40, bannedCountryCodes: ['CH'] }));
    await performers.create(tx, anActor({ id: mira, name: 'Mira', priceMessage: null }));
  }),
);

describe('a channel', () => {
  it('is opened once by its guest, reads as the specification names it, and is nobody else’s', async () => {
    const [first, second] = await Promise.all([open(10), open(10)]);
    expect(first).toBe(second);
    expect(await channelOf(10)).toMatchObject({
      ...{ channelId: first, id: first, actorId: vega, actorName: 'Vega', modelName: 'Vega', guestId: 10 },
      ...{ unread: false, unreadCount: 0, archived: false, blocked: false, lastMessageId: null, subject: '' },
      ...{ freeMessagesAmount: 3, messagePrice: 40, isMessagingFree: true, sentDiffForHumans: 'now', closed: null },
    });
    const other = { params: { channelId: `${first}` as never } };
    expect(await as(11).call(contract.getChannel, other)).toMatchObject({ problem: { code: 'channel_not_found' } });
    expect(await as(11).call(contract.getContent, other)).toMatchObject({ problem: { code: 'channel_not_found' } });
    await expect(send(11, words(first, 'hello'))).rejects.toMatchObject(refusal('channel_not_found'));
    const banned = await as(12, { country: 'CH' }).mutate(contract.touchMessengerChannel, { actorId: vega });
    expect(banned).toMatchObject({ problem: { code: 'actor_not_found' } });
    expect(await as(vega).mutate(contract.touchMessengerChannel, { actorId: vega })).toMatchObject({ ok: false });
  });

  it('is told to both sides with each message, unread for the one who did not write it', async () => {
    const channelId = await open(13);
    await send(13, words(channelId, 'Good evening'));
    const pushes = kit.published.filter(({ type }) => type === 'messengerContentChange').slice(-2);
    expect(pushes).toMatchObject([
      { topic: 'guest:13', data: { content: { text: 'Good evening' }, channel: { unreadCount: 0 }, isNew: true } },
      { topic: `guest:${vega}`, data: { content: { senderType: 'guest' }, channel: { unreadCount: 1 } } },
    ]);
    await answer(vega, channelId, 'And to you');
    expect(await channelOf(13)).toMatchObject({ unreadCount: 1, subject: 'And to you', subjectSender: 'actor' });
    expect(await as(13).query(contract.unreadMessageCount, {})).toEqual({ ok: true, data: 1 });
    expect(await texts(vega, channelId)).toEqual(['Good evening', 'And to you']);
  });

  it('is marked as read up to a message; marks only rise, and never below nothing unread', async () => {
    const channelId = await open(14);
    for (const text of ['one', 'two', 'three']) await answer(vega, channelId, text);
    const [one, two, three] = (await read(14, channelId)).map(({ messageId }) => messageId) as number[];
    await markRead(ctx, 14, { channelId, messageId: two as number });
    expect(await channelOf(14)).toMatchObject({ unreadCount: 1 });
    await Promise.all([one, three, two].map((id) => markRead(ctx, 14, { channelId, messageId: id as number })));
    expect(await channelOf(14)).toMatchObject({ unreadCount: 0, unread: false });
    await markRead(ctx, 14, { channelId, messageId: 999_999 });
    await answer(vega, channelId, 'four');
    expect(await channelOf(14)).toMatchObject({ unreadCount: 1 });
    // What came while "all read" was pressed is not swallowed.
    const known = (await channelOf(14)).lastMessageId ?? 0;
    await answer(vega, channelId, 'five');
    await seeAll(ctx, 14, known);
    expect(await channelOf(14)).toMatchObject({ unreadCount: 1, unread: true });
    await seeAll(ctx, 14);
    expect(await as(14).query(contract.unreadMessageCount, {})).toEqual({ ok: true, data: 0 });
    const studio = await as(vega, { roles: ['performer'] }).call(contract.getInboxChannel, {
      params: { channelId: `${channelId}` as never },
    });
    expect(studio).toMatchObject({ data: { channel: { guestName: 'Guest14', subject: 'five', unreadCount: 0 } } });
  });

  it('stands in the lists it belongs to: newest, unread first, archived, blocked; only who is online', async () => {
    const ids: number[] = [];
    for (const actorId of [vega, mira]) {
      await kit.clock.advance(1_000);
      ids.push(await open(15, actorId));
      await answer(actorId, ids.at(-1) as number, `from ${actorId}`);
    }
    const names = async (filterType: contract.ChannelFilter, more = {}) => {
      const list = await as(15).query(contract.messengerChannels, { filterType, ...more });
      return list.ok ? list.data.map(({ actorName }) => actorName) : list.problem.code;
    };
    expect(await names('newest')).toEqual(['Mira', 'Vega']);
    await markRead(ctx, 15, { channelId: ids[1] as number, messageId: 999_999 });
    expect(await names('unread')).toEqual(['Vega', 'Mira']);
    expect(await names('newest', { online: true })).toEqual([]);
    await archive(ctx, 15, ids[0] as number, true);
    expect([await names('newest'), await names('archived')]).toEqual([['Mira'], ['Vega']]);
    await blockByGuest(ctx, 15, ids[1] as number, true);
    expect([await names('newest'), await names('blocked')]).toEqual([[], ['Mira']]);
    // Writing takes it out of the archive; who is blocked does not get through.
    await answer(vega, ids[0] as number, 'still there?');
    expect(await names('newest')).toEqual(['Vega']);
    await expect(answer(mira, ids[1] as number, 'hello?')).rejects.toMatchObject(refusal('cannot_write'));
  });
});

describe('a message', () => {
  it('costs nothing three times, then what the performer asks; half of it is hers, and the same key pays once', async () => {
    await fundGuest(ledger, kit.db, 20, 100);
    const channelId = await open(20);
    for (const text of ['a', 'b', 'c']) await send(20, words(channelId, text));
    expect(await coins(20)).toBe(100);
    expect(await channelOf(20)).toMatchObject({ freeMessagesAmount: 0, isMessagingFree: false });
    const paid = words(channelId, 'd', { shownPrice: 40 });
    await Promise.all([send(20, paid), send(20, paid), send(20, paid)]);
    expect(await coins(20)).toBe(60);
    expect(await texts(20, channelId)).toEqual(['a', 'b', 'c', 'd']);
    const other = { ...paid, data: { ...paid.data, text: 'something else' } };
    await expect(send(20, other)).rejects.toMatchObject(refusal('key_used_otherwise'));
    // The price went up after the page was drawn: nobody pays more than was shown.
    await expect(send(20, words(channelId, 'e', { shownPrice: 30 }))).rejects.toMatchObject({
      ...refusal('price_changed'),
      data: { price: 40 },
    });
    await answer(vega, channelId, 'an answer');
    await send(20, words(channelId, 'f'));
    await expect(send(20, words(channelId, 'g'))).rejects.toMatchObject(refusal('not_enough_coins'));
    expect(await texts(20, channelId)).toEqual(['a', 'b', 'c', 'd', 'an answer', 'f']);
    expect(await coins(20)).toBe(20);
    const inbox = await as(vega, { roles: ['performer'] }).call(contract.getInbox, { query: { filterType: 'paying' } });
    expect(inbox).toMatchObject({ data: { channels: [{ guestId: 20, earned: 40 }] } });
  });

  it('is paid exactly as often as it was sent, whatever tabs do at the same time', async () => {
    await fundGuest(ledger, kit.db, 21, 200);
    const channelId = await open(21);
    await answer(vega, channelId, 'write me');
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => send(21, words(channelId, `number ${at}`))),
    );
    // Three for nothing and five for 200.
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    expect(await coins(21)).toBe(0);
    expect(await texts(21, channelId)).toHaveLength(9);
  });

  it('is refused with the reason, and nothing is kept or paid', async () => {
    const channelId = await open(22);
    const nothing = async (request: SendRequest, code: string, guestId = 22) => {
      await expect(send(guestId, request)).rejects.toMatchObject(refusal(code));
      expect(await texts(guestId, request.channelId)).toEqual([]);
    };
    await nothing(words(channelId, '\u200B'), 'invalid_input');
    await nothing(words(channelId, 'call me: 0171 / 234 56 78'), 'contact_details');
    await nothing(words(channelId, 'see', { replyTo: 1 }), 'message_not_found');
    await nothing({ ...words(channelId, 'hello'), senderType: 'actor' }, 'cannot_write');
    await nothing(words(await open(22, mira), 'hello'), 'messages_off');
    await nothing(words(await open(restrictedGuest), 'hello'), 'guest_restricted', restrictedGuest);
    await kit.db.transaction((tx) => blocks.block(tx, vega, 22));
    await nothing(words(channelId, 'hello'), 'cannot_write');
    expect(await channelOf(22)).toMatchObject({ closed: 'cannot_write' });
  });

  it('goes slowly to somebody who has never answered, and freely after the first answer', async () => {
    await fundGuest(ledger, kit.db, 23, 1_000);
    const channelId = await open(23);
    for (let at = 0; at < 5; at += 1) await send(23, words(channelId, `hello ${at}`));
    await expect(send(23, words(channelId, 'hello?'))).rejects.toMatchObject({
      ...refusal('wait_for_answer'),
      data: { minutes: 60 },
    });
    await kit.clock.advance(3_600_000);
    await send(23, words(channelId, 'hello again'));
    await answer(vega, channelId, 'hi');
    for (let at = 0; at < 6; at += 1) await send(23, words(channelId, `well ${at}`));
  });

  it('is answered, changed and taken back by who wrote it, in time; deleted words are gone everywhere', async () => {
    const channelId = await open(24);
    await send(24, words(channelId, 'I like rainy days'));
    const [{ messageId } = { messageId: 0 }] = await read(24, channelId);
    await reactToMessage(ctx, vega, messageId, 'heart');
    await send(vega, { ...words(channelId, 'me too', { replyTo: messageId }), senderType: 'actor' });
    expect(await read(24, channelId)).toMatchObject([
      { reactions: [{ by: 'actor', sign: 'heart' }] },
      { reply: { messageId, senderType: 'guest', text: 'I like rainy days' } },
    ]);
    await editMessage(ctx, 24, messageId, 'I like sunny days');
    await expect(editMessage(ctx, vega, messageId, 'mine now')).rejects.toMatchObject(refusal('message_not_yours'));
    await expect(reactToMessage(ctx, 25, messageId, 'like')).rejects.toMatchObject(refusal('message_not_found'));
    await kit.clock.advance(16 * 60_000);
    await expect(editMessage(ctx, 24, messageId, 'too late')).rejects.toMatchObject(refusal('message_too_late'));
    expect(await texts(24, channelId)).toEqual(['I like sunny days', 'me too']);
    await deleteMessage(ctx, 24, messageId);
    expect(await read(vega, channelId)).toMatchObject([{ text: '', isDeleted: true, reactions: [] }, { reply: null }]);
    const query = { searchString: 'days' };
    const params = { channelId: `${channelId}` as never };
    expect(await as(24).call(contract.searchContent, { params, query })).toMatchObject({ data: { contents: [] } });
  });

  it('is found by its words, page by page, in one channel and in all', async () => {
    const channelId = await open(26);
    for (let at = 0; at < 7; at += 1) await answer(vega, channelId, at % 2 ? `Rain 100% ${at}` : `Sun ${at}`);
    const params = { channelId: `${channelId}` as never };
    const found = await as(26).call(contract.searchContent, {
      params,
      query: { searchString: '100%', limit: '2' } as never,
    });
    expect(found).toMatchObject({ data: { contents: [{ text: 'Rain 100% 5' }, { text: 'Rain 100% 3' }] } });
    const page = await read(26, channelId, { limit: '3' });
    expect(page.map(({ text }) => text)).toEqual(['Sun 4', 'Rain 100% 5', 'Sun 6']);
    const older = await read(26, channelId, { limit: '3', before: `${page[0]?.messageId}` });
    expect(older.map(({ text }) => text)).toEqual(['Rain 100% 1', 'Sun 2', 'Rain 100% 3']);
    const all = await as(26).query(contract.messengerContent, { first: 2, filter: { searchString: 'sun' } });
    expect(all).toMatchObject({ data: [{ text: 'Sun 6' }, { text: 'Sun 4' }] });
  });
});

describe('a gift', () => {
  const rose = { giftId: 1002, quantity: 2 };

  it('comes with a message or alone: what was bought before covers its own, the rest is paid, the same key once', async () => {
    await fundGuest(ledger, kit.db, 40, 300);
    await kit.db.transaction((tx) => gifts.grant(tx, { guestId: 40, giftId: 1002, quantity: 1 }));
    const channelId = await open(40);
    const request = { ...words(channelId, 'For you', { shownPrice: 100 }), includedGifts: [rose] };
    await Promise.all([send(40, request), send(40, request)]);
    expect(await coins(40)).toBe(200);
    expect(await read(vega, channelId)).toMatchObject([
      { messageType: 'text', text: 'For you', gifts: [{ giftId: 1002, quantity: 2, names: { en: 'Rose' } }] },
    ]);
    const more = { ...words(channelId, '', { shownPrice: 199 }), includedGifts: [rose] };
    await expect(send(40, more)).rejects.toMatchObject({ ...refusal('price_changed'), data: { price: 200 } });
    await send(40, { ...more, data: { ...more.data, shownPrice: 200 } });
    expect((await read(40, channelId)).at(-1)).toMatchObject({ messageType: 'gift', text: '' });
    const tooMuch = { ...words(channelId, 'again'), includedGifts: [rose] };
    await expect(send(40, tooMuch)).rejects.toMatchObject(refusal('not_enough_coins'));
    expect(await coins(40)).toBe(0);
    expect(await texts(40, channelId)).toEqual(['For you', '']);
    await expect(send(vega, { ...tooMuch, senderType: 'actor' })).rejects.toMatchObject(refusal('cannot_write'));
  });

  it('from a show or a profile stands in the conversation as well, once', async () => {
    const given = { sendId: 900, guestId: 41, actorId: vega, giftId: 1002, quantity: 3, paid: 300, at: 0 };
    for (const reference of ['profile', 'profile', 'message:5']) {
      await kit.db.transaction((tx) => tx.emit(giftsSent, { ...given, reference }));
    }
    await kit.events.drain();
    const { channelId } = await channelOf(41);
    expect(await read(41, channelId)).toMatchObject([{ messageType: 'gift', gifts: [{ quantity: 3 }] }]);
  });
});

it('where the two are apart nothing of the one is changed for the other: words, signs, marks; what was shown may be taken back', async () => {
  const channelId = await open(70);
  await send(70, words(channelId, 'First'));
  await answer(vega, channelId, 'Hello');
  const [mine, hers] = (await read(70, channelId)).map(({ messageId }) => messageId) as [number, number];
  const tryAll = async (me: number, own: number, other: number) => {
    const acts = [() => editMessage(ctx, me, own, 'Others'), () => deleteMessage(ctx, me, own)];
    const refused = await Promise.all(
      [...acts, () => reactToMessage(ctx, me, other, 'heart')].map((act) =>
        act().catch(({ kind }: { kind: { code: string } }) => kind.code),
      ),
    );
    await markRead(ctx, me, { channelId, messageId: hers });
    return refused;
  };
  await blockByGuest(ctx, 70, channelId, true);
  expect(await tryAll(70, mine, hers)).toEqual(['channel_blocked', 'channel_blocked', 'channel_blocked']);
  expect(await tryAll(vega, hers, mine)).toEqual(['cannot_write', 'cannot_write', 'cannot_write']);
  await blockByGuest(ctx, 70, channelId, false);
  await kit.db.transaction((tx) => blocks.block(tx, vega, 70));
  expect(await tryAll(70, mine, hers)).toEqual(['cannot_write', 'cannot_write', 'cannot_write']);
  await seeAll(ctx, 70);
  expect((await channelOf(70)).unreadCount).toBe(0);
  const seen = await kit.db.pool.query('select guest_read_id::int as read from messenger.channels where id = $1', [
    channelId,
  ]);
  expect(seen.rows).toEqual([{ read: mine }]);
  expect(await texts(70, channelId)).toEqual(['First', 'Hello']);
});

it('who is locked or restricted changes no words', async () => {
  const channelId = await open(restrictedGuest);
  await kit.db.pool.query(
    `insert into messenger.messages (channel_id, type, sender, text, sent_at) values ($1, 'text', 'guest', 'Before', $2)`,
    [channelId, new Date(kit.clock.now())],
  );
  const [message] = await read(restrictedGuest, channelId);
  const id = message?.messageId as number;
  await expect(editMessage(ctx, restrictedGuest, id, 'After')).rejects.toMatchObject(refusal('guest_restricted'));
  await expect(reactToMessage(ctx, restrictedGuest, id, 'heart')).rejects.toMatchObject(refusal('guest_restricted'));
});

it('a private live chat is one conversation with the channel: begun, said and ended, each once', async () => {
  const chat = { chatId: 77, guestId: 30, actorId: vega, at: 0 } as const;
  const said = { what: 'said', ...chat, textKey: null } as const;
  const tell = () =>
    kit.db.transaction(async (tx) => {
      await tx.emit(chatTold, { what: 'began', ...chat, chatType: 'LIVECHAT' });
      await tx.emit(chatTold, { ...said, lineId: 1, sender: 'guest', text: 'hello' });
      await tx.emit(chatTold, { ...said, lineId: 2, sender: 'actor', text: 'hi' });
      await tx.emit(chatTold, { what: 'ended', ...chat, seconds: 65, cost: 800 });
    });
  await tell();
  await kit.events.drain();
  await tell();
  await kit.events.drain();
  const channel = await channelOf(30);
  expect(channel).toMatchObject({ unreadCount: 0, freeMessagesAmount: 3 });
  expect(await read(30, channel.channelId)).toMatchObject([
    { messageType: 'chat_start', senderType: 'system', chatId: 77 },
    { messageType: 'text', senderType: 'guest', text: 'hello' },
    { messageType: 'text', senderType: 'actor', text: 'hi' },
    { messageType: 'chat_end', seconds: 65, amount: 800 },
  ]);
  // What the guest paid is told to the guest alone.
  expect((await read(vega, channel.channelId)).at(-1)).toMatchObject({ seconds: 65, amount: null });
  // Said in the messenger while the chat runs, it is said in the chat, once.
  await send(30, { ...words(channel.channelId, 'from here'), chatId: 77, isVideochat: true });
  expect(spoken).toMatchObject([{ senderId: 30, chatId: 77, text: 'from here' }]);
});

it('a call that was missed stands there once for both, unread for the performer alone', async () => {
  const call = { what: 'missed', chatId: 91, guestId: 31, actorId: vega, at: 0, chatType: 'VOICE_CALL' } as const;
  const tell = () => kit.db.transaction((tx) => tx.emit(chatTold, call));
  await tell();
  await kit.events.drain();
  await tell();
  await kit.events.drain();
  const { channelId, unreadCount } = await channelOf(31);
  expect(unreadCount).toBe(0);
  const missed = [{ messageType: 'missed_call', senderType: 'system', chatId: 91 }];
  expect(await read(31, channelId)).toMatchObject(missed);
  expect(await read(vega, channelId)).toMatchObject(missed);
});

it('a message is reported once with what was said around it, and goes for both where an operator decides so', async () => {
  const channelId = await open(50);
  for (const text of ['good evening', 'you are rude', 'good night']) await answer(vega, channelId, text);
  const [, rude] = await read(50, channelId);
  const messageId = rude?.messageId as number;
  const report = (accountId: number, id = messageId) =>
    as(accountId).call(contract.reportMessage, { body: { messageId: id, reason: 'insult' } });
  for (const stranger of [51, vega]) {
    expect(await report(stranger)).toMatchObject({ problem: { code: 'message_not_found' } });
  }
  for (const _ of [1, 2]) expect(await report(50)).toMatchObject({ ok: true });
  // What is changed afterwards is still read as it was.
  await editMessage(ctx, vega, messageId, 'you are kind');
  const operator = as(9, { roles: ['operator'] });
  const listed = await operator.call(contract.messageReports.read, { query: { state: 'open' } });
  const rows = listed.ok ? listed.data.rows : [];
  expect(rows).toMatchObject([{ messageId, reason: 'insult', reportedBy: 'guest', guestId: 50, actorName: 'Vega' }]);
  expect(rows[0]?.context.map(({ text }) => text)).toEqual(['good evening', 'you are rude', 'good night']);
  const params = { reportId: String(rows[0]?.id) as never };
  expect(await as(50).call(contract.removeReported, { params })).toMatchObject({ problem: { code: 'not_permitted' } });
  const both = await Promise.all([
    operator.call(contract.removeReported, { params }),
    operator.call(contract.keepReported, { params }),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const isRemoved = both[0]?.ok === true;
  expect(await texts(50, channelId)).toEqual(['good evening', isRemoved ? '' : 'you are kind', 'good night']);
});
