import { describe, expect, it } from 'vitest';
import { chatOffersOf, factsOf, minutesFor } from './chat-offers.ts';

const prices = { video: 800, single: 1200, singlec2c: 1500, voyeur: 400, multi: null };
const live = { isOnline: true, busy: false, freeChat: true, voyeur: false, voyeursAllowed: false };
const kinds = (offers: ReturnType<typeof chatOffersOf>) => offers.map(({ kind, price, open }) => [kind, price, open]);

describe('the ways to chat with a performer', () => {
  it('are free chat, private and call while she is free', () => {
    expect(kinds(chatOffersOf(prices, live))).toEqual([
      ['free', 0, true],
      ['private', 800, true],
      ['call', 1500, true],
    ]);
  });

  it('with a price for shared chats, alone costs the single price', () => {
    expect(chatOffersOf({ ...prices, multi: 500 }, live)).toMatchObject([
      { kind: 'free' },
      { kind: 'chat', price: 500, single: false },
      { kind: 'private', price: 1200, single: true },
      { kind: 'call' },
    ]);
    expect(chatOffersOf({ ...prices, multi: 500, single: null }, live)[2]).toMatchObject({
      kind: 'private',
      price: 800,
    });
  });

  it('are shut but for voyeurs while she is in private, and all shut when she is offline', () => {
    const busy = factsOf({ isOnline: true, freeChat: false, isVoyeurChatAvailable: true, state: 'inPrivate' });
    expect(kinds(chatOffersOf(prices, busy))).toEqual([
      ['voyeur', 400, true],
      ['private', 800, false],
      ['call', 1500, false],
    ]);
    const gone = factsOf({ isOnline: false, freeChat: false, isVoyeurChatAvailable: false, liveState: 'offline' });
    expect(chatOffersOf(prices, gone).some(({ open }) => open)).toBe(false);
  });

  it('where voyeurs may watch, private chat says so, and the single price is the one without them', () => {
    const watched = chatOffersOf(prices, { ...live, voyeursAllowed: true });
    expect(watched.slice(1)).toMatchObject([
      { kind: 'private', price: 800, single: false, voyeursAllowed: true },
      { kind: 'alone', price: 1200, single: false, voyeursAllowed: false },
      { kind: 'call', voyeursAllowed: false },
    ]);
    expect(chatOffersOf({ ...prices, single: null }, { ...live, voyeursAllowed: true })[2]?.kind).toBe('call');
    const shared = chatOffersOf({ ...prices, multi: 500 }, { ...live, voyeursAllowed: true });
    expect(shared.slice(1, 4)).toMatchObject([
      { kind: 'chat', price: 500, voyeursAllowed: false },
      { kind: 'private', price: 800, single: true, voyeursAllowed: true },
      { kind: 'alone', price: 1200, single: true, voyeursAllowed: false },
    ]);
  });

  it('leave out what has no price', () => {
    const none = { video: null, single: null, singlec2c: null, voyeur: null, multi: null };
    expect(chatOffersOf(none, { ...live, freeChat: false, voyeur: true })).toEqual([]);
  });
});

it('a balance pays whole minutes', () => {
  expect(minutesFor(2500, 800)).toBe(3);
  expect(minutesFor(700, 800)).toBe(0);
});
