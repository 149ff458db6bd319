import { describe, expect, it } from 'vitest';
import type { ActorRow } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import type { ChatType } from '../../contract/index.ts';
import type { RoomRow } from '../rooms/room-row.ts';
import type { ChatRow } from './chat-row.ts';
import type { Facts } from './policy.ts';
import { noCalls, offerOf, refusalOf } from './policy.ts';

const actor = (given: Partial<ActorRow> = {}): ActorRow =>
  ({ ...anActor({ id: 5003 }), priceMulti: null, bannedCountryCodes: [], ...given }) as ActorRow;

const room = (given: Partial<RoomRow> = {}): RoomRow =>
  ({ onlineAt: 1, freeChat: true, livePreview: true, voyeurAllowed: true, showId: null, ...given }) as RoomRow;

const alone = { id: 7, guestId: 42, exclusive: true, voyeursAllowed: true, status: 'running' } as ChatRow;

/** A logged-in guest with coins before an open room, where nothing speaks against any chat. */
const facts = (given: Partial<Facts> = {}): Facts => ({
  caller: {
    subjectId: 100_042,
    accountId: 100_042,
    roles: ['guest'],
    sessionId: null,
    language: 'en',
    country: 'DE',
    ip: '',
  },
  actor: actor(),
  room: room(),
  exclusive: null,
  guest: { name: 'Guest', vip: false },
  roomGuest: null,
  barrier: null,
  balance: 10_000,
  coveredMinutes: 0,
  verdict: { ok: true },
  hasTicket: false,
  calls: noCalls,
  freeChatLeft: null,
  uncountedUntil: null,
  previewsThisHour: 0,
  previewsInRoom: 0,
  ...given,
});

const visitor = { ...facts().caller, accountId: null, roles: [] };

function refusal(chatType: ChatType, given: Partial<Facts> = {}, single = false): [string, unknown] | null {
  const known = facts(given);
  const problem = refusalOf(offerOf(known.actor, { chatType, single, voyeurs: true }), known);
  return problem && [problem.kind.code, problem.data?.['exitCode'] ?? null];
}

const wish = (chatType: ChatType, single: boolean) => ({ chatType, single, voyeurs: true });

describe('what a chat costs', () => {
  it('a shared chat has the multi price; alone costs the single price; without a multi price it is alone anyway', () => {
    const shared = actor({ priceMulti: 200 });
    expect(offerOf(shared, wish('LIVECHAT', false))).toMatchObject({ exclusive: false, pricePerMinute: 200 });
    expect(offerOf(shared, wish('LIVECHAT', true))).toMatchObject({ exclusive: true, pricePerMinute: 1200 });
    expect(offerOf(actor(), wish('LIVECHAT', false))).toMatchObject({ exclusive: true, pricePerMinute: 800 });
  });

  it('voyeurs may watch a private chat at the video price where they may, and nothing else', () => {
    const watched = (given: Partial<ActorRow>, type: ChatType, single: boolean, voyeurs = true) =>
      offerOf(actor(given), { chatType: type, single, voyeurs }, true);
    expect(watched({}, 'LIVECHAT', false)).toMatchObject({ voyeursAllowed: true, pricePerMinute: 800 });
    expect(watched({}, 'LIVECHAT', false, false)).toMatchObject({ voyeursAllowed: false, pricePerMinute: 1200 });
    expect(watched({ priceSingle: null }, 'LIVECHAT', true, false).pricePerMinute).toBeNull();
    const shared = { priceMulti: 200 };
    expect(watched(shared, 'LIVECHAT', false).voyeursAllowed).toBe(false);
    expect(watched(shared, 'LIVECHAT', true)).toMatchObject({ voyeursAllowed: true, pricePerMinute: 800 });
    expect(watched(shared, 'LIVECHAT', true, false)).toMatchObject({ voyeursAllowed: false, pricePerMinute: 1200 });
    expect(watched({}, 'VIDEO_CALL', true).voyeursAllowed).toBe(false);
    expect(offerOf(actor(), wish('LIVECHAT', false)).voyeursAllowed).toBe(false);
  });

  it('C2C is always alone, voyeurs never are, free is free', () => {
    expect(offerOf(actor(), wish('VIDEO_CALL', false))).toMatchObject({ exclusive: true, pricePerMinute: 1600 });
    expect(offerOf(actor(), wish('VOYEUR_CHAT', true))).toMatchObject({ exclusive: false, pricePerMinute: 400 });
    expect(offerOf(actor(), wish('FREECHAT', true))).toMatchObject({ exclusive: false, pricePerMinute: 0 });
  });
});

describe('who may start', () => {
  it('a guest with coins before an open room starts any chat that is offered', () => {
    for (const type of ['FREECHAT', 'LIVECHAT', 'VIDEO_CALL', 'LIVE_PREVIEW'] as const) {
      expect(refusal(type)).toBeNull();
    }
    expect(refusal('VOYEUR_CHAT', { exclusive: alone })).toBeNull();
  });

  it('a visitor watches free chat and previews, and logs in for anything that costs', () => {
    expect(refusal('FREECHAT', { caller: visitor })).toBeNull();
    expect(refusal('LIVE_PREVIEW', { caller: visitor })).toBeNull();
    expect(refusal('LIVECHAT', { caller: visitor })).toEqual(['not_logged_in', null]);
  });

  it('types that are not built, or that the performer does not offer, are refused', () => {
    expect(refusal('STARTMOBILECALLCHAT')).toEqual(['chat_type_unavailable', null]);
    expect(refusal('VIDEO_CALL', { actor: actor({ priceSinglec2c: null }) })).toEqual(['chat_type_unavailable', null]);
  });

  it('a ticket show lets in its ticket holders and nobody else, whatever they ask for', () => {
    expect(refusal('LIVESHOW')).toEqual(['no_show_now', null]);
    const show = { room: room({ showId: 9 }) };
    expect(refusal('LIVESHOW', show)).toEqual(['show_running', 908]);
    expect(refusal('LIVESHOW', { ...show, hasTicket: true })).toBeNull();
    expect(refusal('LIVESHOW', { ...show, hasTicket: true, caller: visitor })?.[0]).toBe('not_logged_in');
    for (const type of ['FREECHAT', 'LIVECHAT', 'VIDEO_CALL', 'LIVE_PREVIEW', 'VOYEUR_CHAT'] as const)
      expect(refusal(type, { ...show, hasTicket: true })).toEqual(['show_running', 908]);
  });

  it('nobody chats with themselves, from a banned country, or after being removed', () => {
    expect(refusal('FREECHAT', { actor: actor({ id: 100_042 }) })?.[0]).toBe('no_chat_with_yourself');
    const banned = { actor: actor({ bannedCountryCodes: ['DE'] }) };
    expect(refusal('LIVECHAT', banned)).toEqual(['country_banned', null]);
    expect(refusal('LIVE_PREVIEW', banned)).toEqual(['country_banned', 406]);
    expect(
      refusal('FREECHAT', {
        barrier: 'blockedByPerformer',
        roomGuest: { kicked: true, muted: false, textStartedAt: null },
      }),
    ).toEqual(['blocked_by_performer', null]);
    expect(refusal('FREECHAT', { roomGuest: { kicked: true, muted: false, textStartedAt: null } })).toEqual([
      'kicked_from_room',
      null,
    ]);
  });

  it('nobody is in a room without a picture yet', () => {
    expect(refusal('FREECHAT', { room: null })).toEqual(['performer_offline', null]);
    expect(refusal('LIVE_PREVIEW', { room: room({ onlineAt: null }) })).toEqual(['performer_offline', 498]);
  });

  it('the age rule refuses with 601, a preview with 405; locked accounts are told so', () => {
    const age = { verdict: { ok: false, restriction: 'needAgeCheck', reason: 'age' } } as const;
    expect(refusal('LIVECHAT', age)).toEqual(['restricted', 601]);
    expect(refusal('LIVE_PREVIEW', age)).toEqual(['restricted', 405]);
    const because = (reason: string) => ({ verdict: { ok: false, restriction: 'needAgeCheck', reason } }) as const;
    expect(refusal('LIVECHAT', because('ageNotProven'))).toEqual(['age_not_proven', 601]);
    expect(refusal('FREECHAT', because('adultAreaClosed'))).toEqual(['adult_area_closed', 601]);
    expect(refusal('LIVE_PREVIEW', because('ageNotProven'))).toEqual(['age_not_proven', 405]);
    const locked = { verdict: { ok: false, restriction: null, reason: 'accountLocked' } } as const;
    expect(refusal('FREECHAT', locked)).toEqual(['account_locked', null]);
    const outside = { verdict: { ok: false, restriction: null, reason: 'accountShutOut' } } as const;
    expect(refusal('FREECHAT', outside)).toEqual(['account_locked', null]);
    const poor = { verdict: { ok: false, restriction: null, reason: 'accountRestricted' } } as const;
    expect(refusal('LIVECHAT', poor)).toEqual(['account_restricted', null]);
  });

  it('an exclusive chat keeps others out, but not the voyeurs it allows', () => {
    const busy = { exclusive: alone };
    expect(refusal('FREECHAT', busy)).toEqual(['performer_in_private', 904]);
    expect(refusal('LIVE_PREVIEW', busy)).toEqual(['performer_in_private', 404]);
    expect(refusal('VOYEUR_CHAT', { exclusive: { ...alone, voyeursAllowed: false } })?.[0]).toBe('voyeur_unavailable');
    expect(refusal('VOYEUR_CHAT')?.[0]).toBe('voyeur_unavailable');
    expect(refusal('VOYEUR_CHAT', { exclusive: { ...alone, guestId: 100_042 } })?.[0]).toBe('voyeur_unavailable');
  });

  it('free chat may be off or used up', () => {
    expect(refusal('FREECHAT', { room: room({ freeChat: false }) })).toEqual(['free_chat_off', null]);
    expect(refusal('FREECHAT', { freeChatLeft: 0 })).toEqual(['free_chat_used_up', 503]);
    expect(refusal('FREECHAT', { freeChatLeft: 1 })).toBeNull();
    expect(refusal('FREECHAT', { freeChatLeft: 0, uncountedUntil: 1 })).toBeNull();
  });

  it('previews have limits per hour and per room, and may be off', () => {
    expect(refusal('LIVE_PREVIEW', { previewsThisHour: 60 })).toEqual(['preview_limit', 402]);
    expect(refusal('LIVE_PREVIEW', { previewsInRoom: 50 })).toEqual(['preview_unavailable', 401]);
    expect(refusal('LIVE_PREVIEW', { room: room({ livePreview: false }) })).toEqual(['preview_unavailable', 407]);
  });

  it('a paid chat needs the first minute’s price, and at least half a coin', () => {
    expect(refusal('LIVECHAT', { balance: 800 })).toBeNull();
    expect(refusal('LIVECHAT', { balance: 799 })).toEqual(['balance_too_low', 501]);
    const cheap = { actor: actor({ priceVideo: 10 }) };
    expect(refusal('LIVECHAT', { ...cheap, balance: 49 })).toEqual(['balance_too_low', 501]);
    expect(refusal('LIVECHAT', { ...cheap, balance: 50 })).toBeNull();
  });
});
