import { describe, expect, it } from 'vitest';
import type { ActorPresence, ChatOption, LiveChat } from '../../../contract/index.ts';
import type { ChatEnded, RoomEvent, RoomState } from './room-state.ts';
import {
  blockOf,
  currentChat,
  endCardShown,
  endOf,
  initialRoomState,
  othersWatching,
  reduceRoom,
  shouldEnterFree,
  talkChat,
} from './room-state.ts';

const presence: ActorPresence = {
  actorId: 1,
  actorName: 'Lena',
  isOnline: true,
  state: 'freeChat',
  freeChat: true,
  isLivePreviewEnabled: true,
  isTicketShow: false,
  isVoyeurChatAvailable: false,
  isOnlineMobileVideocall: true,
  viewers: 0,
  voyeursAllowed: false,
  prices: { video: 800, single: null, singlec2c: null, voyeur: null, multi: null },
};
const chat = (part: Partial<LiveChat>): LiveChat => ({
  chatId: 10,
  actorId: 1,
  actorName: 'Lena',
  guestId: 7,
  guestName: 'Nightowl',
  isIncognito: false,
  chatType: 'FREECHAT',
  single: false,
  voyeursAllowed: false,
  abilities: ['audio', 'text', 'video'],
  status: 'running',
  attempt: 1,
  pricePerMinute: 0,
  minutes: 0,
  cost: 0,
  refunded: 0,
  requestedAt: 0,
  startedAt: 0,
  endedAt: null,
  paidUntil: null,
  pictureBrokenSince: null,
  watchUntil: null,
  textUntil: null,
  muted: false,
  guestLost: false,
  exitCode: null,
  isVoyeur: false,
  isToyControl: false,
  guestSequence: 1,
  hostSequence: 0,
  ...part,
});
const free = chat({ chatId: 10 });
const nothing = { single: false, voyeursAllowed: false, price: 0, open: true };
const paid = (part: Partial<LiveChat> = {}) =>
  chat({ chatId: 11, chatType: 'LIVECHAT', single: true, pricePerMinute: 800, ...part });
const end = (part: Partial<ChatEnded>): RoomEvent => ({
  type: 'ended',
  end: {
    chatId: 10,
    price: 0,
    actorId: 1,
    actorName: 'Lena',
    isVoyeur: false,
    isToyControl: false,
    chatType: 'FREECHAT',
    exitCode: 100,
    seconds: 40,
    voyeurPrice: null,
    ...part,
  },
});
const roomAfter = (events: readonly RoomEvent[], from: RoomState = initialRoomState(presence, [])) =>
  events.reduce(reduceRoom, from);
const told = (one: LiveChat): RoomEvent => ({ type: 'chat', chat: one });
const survey = (chatId: number, chatType: 'FREECHAT' | 'LIVECHAT'): RoomEvent => ({
  type: 'survey',
  survey: { chatId, actorId: 1, actorName: 'Lena', chatType, isAnonymousVoicecall: false },
});
const option = (reason: string): ChatOption => ({
  chatType: 'FREECHAT',
  single: false,
  voyeursAllowed: false,
  pricePerMinute: 0,
  possible: false,
  reason,
  restriction: null,
});

it('the eye counts others, and not the guest: before, in and after the chat, and after a reload', () => {
  const watched = (viewers: number): RoomEvent => ({ type: 'presence', presence: { ...presence, viewers } });
  const seen = (events: RoomEvent[]) => othersWatching(roomAfter(events));
  expect(seen([watched(2)])).toBe(2);
  expect(seen([watched(2), told(free)])).toBe(2);
  expect(seen([watched(2), told(free), watched(3)])).toBe(2);
  expect(seen([told(free), watched(1)])).toBe(0);
  expect(seen([told(free), watched(3), end({})])).toBe(2);
  expect(seen([told(free), watched(3), end({}), watched(2)])).toBe(2);
  expect(seen([watched(3), { type: 'counted' }, told(free)])).toBe(2);
});

it('a voyeur who comes is told of once, and not in the next chat', () => {
  const came = (watching: number): RoomEvent => ({ type: 'voyeurs', chatId: 11, watching });
  expect(roomAfter([told(paid()), came(1)])).toMatchObject({ voyeurs: 1, voyeurCame: true });
  expect(roomAfter([told(paid()), came(1), { type: 'dismissed' }])).toMatchObject({ voyeurs: 1, voyeurCame: false });
  expect(roomAfter([told(paid()), came(1), came(0)])).toMatchObject({ voyeurs: 0, voyeurCame: false });
  expect(roomAfter([told(paid()), came(1), told(paid({ chatId: 12 }))])).toMatchObject({ voyeurs: 0 });
});

describe('free chat', () => {
  it('begins by itself when the performer offers it, once', () => {
    const room = initialRoomState(presence, []);
    expect(shouldEnterFree(room)).toBe(true);
    const offer = { kind: 'free', chatType: 'FREECHAT', ...nothing } as const;
    expect(shouldEnterFree(roomAfter([{ type: 'asked', offer }]))).toBe(false);
    expect(shouldEnterFree(roomAfter([told(free)]))).toBe(false);
    expect(shouldEnterFree(initialRoomState({ ...presence, freeChat: false }, []))).toBe(false);
  });

  it('comes back by itself after a private show of somebody else', () => {
    const gone = roomAfter([told(free), end({ exitCode: 904, voyeurPrice: 300 })]);
    expect(gone).toMatchObject({ free: null, ended: { voyeurPrice: 300 }, autoFree: true });
    const busy = reduceRoom(gone, { type: 'presence', presence: { ...presence, state: 'inPrivate', freeChat: false } });
    expect(shouldEnterFree(busy)).toBe(false);
    expect(shouldEnterFree(reduceRoom(busy, { type: 'presence', presence }))).toBe(true);
  });

  it('does not come back by itself when its time is over, or to who was removed or watches elsewhere', () => {
    for (const exitCode of [503, 201, 903, 301]) {
      expect(shouldEnterFree(roomAfter([told(free), end({ exitCode })])), String(exitCode)).toBe(false);
    }
  });

  it('goes on to watch when the time to write without coins is over: it begins again, and nothing else is said', () => {
    const lapsed = roomAfter([told(free), end({ exitCode: 502 })]);
    expect(lapsed).toMatchObject({ free: { chatId: 10, abilities: ['audio', 'video'] }, ended: null });
    expect(endCardShown(lapsed)).toBe(false);
    expect(shouldEnterFree(lapsed)).toBe(true);
    const asked = reduceRoom(lapsed, { type: 'asked', offer: { kind: 'free', chatType: 'FREECHAT', ...nothing } });
    expect(shouldEnterFree(asked)).toBe(false);
    const again = chat({ chatId: 12, abilities: ['audio', 'video'] });
    expect(reduceRoom(asked, told(again))).toMatchObject({ free: { chatId: 12 }, lapsed: null, starting: null });
    const refused = { type: '', code: 'free_chat_used_up', status: 409, title: 'Used up' };
    expect(reduceRoom(asked, { type: 'refused', problem: refused })).toMatchObject({ free: null, lapsed: null });
    const gone = { ...presence, isOnline: false, freeChat: false };
    expect(roomAfter([told(free), { type: 'presence', presence: gone }, end({ exitCode: 502 })])).toMatchObject({
      free: null,
      ended: { exitCode: 502 },
    });
  });

  it('is not asked again and again after a refusal, until the room has changed', () => {
    const refused = roomAfter([
      { type: 'refused', problem: { type: '', code: 'free_chat_off', status: 409, title: 'Off' } },
    ]);
    expect(shouldEnterFree(refused)).toBe(false);
    expect(shouldEnterFree(reduceRoom(refused, { type: 'presence', presence }))).toBe(false);
    const changed = reduceRoom(refused, {
      type: 'presence',
      presence: { ...presence, freeChat: false, state: 'live' },
    });
    expect(shouldEnterFree(reduceRoom(changed, { type: 'presence', presence }))).toBe(true);
  });
});

describe('a paid chat', () => {
  it('that was refused for too many rings says so whatever the performer does next; free chat continues', () => {
    const ringing = {
      type: 'refused',
      problem: { type: '', code: 'too_many_rings', status: 429, title: 'You have rung often' },
    } as const;
    const busy = { ...presence, state: 'inPrivate' } as const;
    const refused = roomAfter([ringing, { type: 'presence', presence: busy }, { type: 'presence', presence }]);
    expect(refused.refusal?.code).toBe('too_many_rings');
    expect(shouldEnterFree(refused)).toBe(true);
  });

  it('rings beside free chat, whose picture and text go on meanwhile', () => {
    const ringing = roomAfter([told(free), told(paid({ status: 'requested' }))]);
    expect(currentChat(ringing)).toBe(free);
    expect(talkChat(ringing)).toBe(free);
    const starting = reduceRoom(ringing, told(paid({ status: 'starting' })));
    expect(currentChat(starting)?.chatId).toBe(11);
    expect(talkChat(starting)).toBe(free);
    const runs = reduceRoom(starting, told(paid()));
    expect(talkChat(runs)?.chatId).toBe(11);
    expect(reduceRoom(runs, end({ exitCode: 104 }))).toMatchObject({ free: null, ended: null, paid: { chatId: 11 } });
  });

  it('counts its minutes and takes a warning back when the next one is paid or coins arrive', () => {
    const warning = { chatId: 11, paidUntil: 60_000, needed: 800, balance: 300 };
    const warned = roomAfter([told(paid()), { type: 'warning', warning }]);
    expect(warned.warning).toEqual(warning);
    expect(reduceRoom(warned, { type: 'balance', balance: 500 }).warning).toEqual(warning);
    expect(reduceRoom(warned, { type: 'balance', balance: 900 }).warning).toBeNull();
    const booked = { chatId: 11, minute: 2, price: 800, cost: 1600, paidUntil: 120_000 };
    expect(reduceRoom(warned, { type: 'minute', booked })).toMatchObject({
      warning: null,
      paid: { minutes: 2, cost: 1600, paidUntil: 120_000 },
    });
  });

  it('ends with what it cost, and nothing begins by itself afterwards', () => {
    const over = roomAfter([told(paid()), end({ chatId: 11, chatType: 'LIVECHAT', exitCode: 202, price: 1600 })]);
    expect(over).toMatchObject({ paid: null, ended: { price: 1600, exitCode: 202 }, autoFree: false });
    expect(shouldEnterFree(over)).toBe(false);
  });

  it('that no further minute was paid is for want of coins where that was told before, and a limit of their own otherwise', () => {
    const unpaid = end({ chatId: 11, chatType: 'LIVECHAT', exitCode: 501 });
    const warning = { chatId: 11, paidUntil: 60_000, needed: 800, balance: 100 };
    expect(roomAfter([told(paid()), { type: 'warning', warning }, unpaid])).toMatchObject({ endedShort: true });
    expect(roomAfter([told(paid()), unpaid])).toMatchObject({ endedShort: false });
  });

  it('is asked about afterwards, free chat never, and nothing in the middle of the next chat', () => {
    const asked = (events: RoomEvent[]) => roomAfter(events).survey?.chatId ?? null;
    const over = end({ chatId: 11, chatType: 'LIVECHAT' });
    expect(asked([told(paid()), over, survey(11, 'LIVECHAT')])).toBe(11);
    expect(asked([told(free), told(paid()), end({ exitCode: 104 }), survey(10, 'FREECHAT')])).toBeNull();
    expect(asked([told(free), end({ exitCode: 502 }), survey(10, 'FREECHAT')])).toBeNull();
    expect(asked([told(paid()), over, told(paid({ chatId: 12 })), survey(11, 'LIVECHAT')])).toBeNull();
  });

  it('that the performer declines leaves free chat as it was, and says so', () => {
    const declined = roomAfter([
      told(free),
      told(paid({ status: 'requested' })),
      end({ chatId: 11, chatType: 'LIVECHAT', exitCode: 909, seconds: 0 }),
    ]);
    expect(declined).toMatchObject({ free: { chatId: 10 }, paid: null, ended: { exitCode: 909 } });
  });
});

it('a guest who is kept out of the room is kept out of all of it', () => {
  expect(blockOf(initialRoomState(presence, [option('country_banned')]))).toBe('country_banned');
  expect(blockOf(initialRoomState(presence, [option('performer_offline')]))).toBeNull();
  const kicked = roomAfter([
    { type: 'refused', problem: { type: '', code: 'kicked_from_room', status: 403, title: 'Removed' } },
    { type: 'presence', presence: { ...presence, freeChat: false } },
  ]);
  expect(blockOf(kicked)).toBe('kicked_from_room');
});

describe('a paid chat that ended while the line was down', () => {
  const ended = chat({
    chatType: 'LIVECHAT',
    status: 'ended',
    exitCode: 301,
    cost: 2170,
    startedAt: 1_000,
    endedAt: 63_400,
    isVoyeur: false,
  });

  it('has the same to say as its end would have had, and is nobody’s chat any more', () => {
    const end = endOf(ended);
    expect(end).toMatchObject({ chatId: 10, price: 2170, exitCode: 301, seconds: 62, voyeurPrice: null });
    const state = reduceRoom(
      { ...initialRoomState(presence, []), paid: chat({ chatType: 'LIVECHAT' }) },
      {
        type: 'ended',
        end: end as ChatEnded,
      },
    );
    expect(state).toMatchObject({ paid: null, ended: { chatId: 10, exitCode: 301 } });
  });

  it('has nothing to say before it ended', () => {
    expect(endOf(chat({ chatType: 'LIVECHAT' }))).toBe(null);
  });
});
