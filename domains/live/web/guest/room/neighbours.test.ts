import { expect, test } from 'vitest';
import type { ActorCard } from '#domains/performers/contract/index.ts';
import { neighboursOf } from './neighbours.ts';

const card = (id: number, liveState: ActorCard['liveState'] = 'freeChat') =>
  ({
    id,
    name: `P${id}`,
    isOnline: liveState !== 'offline',
    liveState,
    poster: null,
    avatar: null,
  }) as never as ActorCard;
const names = (live: readonly ActorCard[], id: number) => {
  const { next, previous } = neighboursOf(live, id);
  return [previous?.name ?? null, next?.name ?? null];
};

test('a sweep leads round those who can be watched freely, and never to whom one is with', () => {
  const live = [card(1), card(2, 'inPrivate'), card(3), card(4)];
  expect(names(live, 1)).toEqual(['P4', 'P3']);
  expect(names(live, 3)).toEqual(['P1', 'P4']);
  expect(names(live, 4)).toEqual(['P3', 'P1']);
  expect(names([card(1), card(3)], 1)).toEqual(['P3', 'P3']);
});

test('from whoever is in a private chat or gone the list begins; with nobody else there is nowhere to go', () => {
  expect(names([card(1), card(2, 'inPrivate'), card(3)], 2)).toEqual(['P1', 'P3']);
  expect(names([card(1), card(3)], 9)).toEqual(['P3', 'P1']);
  expect(names([card(1)], 1)).toEqual([null, null]);
  expect(names([], 1)).toEqual([null, null]);
});
