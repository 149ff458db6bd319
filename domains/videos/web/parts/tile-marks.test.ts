import { expect, test } from 'vitest';
import { costMarkOf, percentOff } from './tile-marks.ts';

const coins = (value: number) => ({ value, currency: 'VXC' as const });
const nothing = { bought: false, gifted: false, flatrate: false, liked: false };
const video = { guestInfo: nothing, free: false, vip: false, isOpen: false, price: coins(1200) };

test('a tile says what a video costs, and first of all that it is mine', () => {
  expect(costMarkOf(video)).toBe('price');
  expect(costMarkOf({ ...video, free: true, price: coins(0), isOpen: true })).toBe('free');
  expect(costMarkOf({ ...video, guestInfo: { ...nothing, bought: true }, free: true })).toBe('yours');
  expect(costMarkOf({ ...video, guestInfo: { ...nothing, gifted: true } })).toBe('yours');
});

test('a video for VIP members shows its price to others, and the membership where it has none', () => {
  expect(costMarkOf({ ...video, vip: true })).toBe('price');
  expect(costMarkOf({ ...video, vip: true, price: coins(0) })).toBe('vip');
  expect(costMarkOf({ ...video, vip: true, guestInfo: { ...nothing, flatrate: true }, isOpen: true })).toBe('vipOpen');
});

test('a sale says how much it saves, never more than it does', () => {
  expect(percentOff({ price: coins(800), basePrice: coins(1200), saleUntil: 1 })).toBe(33);
  expect(percentOff({ price: coins(1199), basePrice: coins(1200), saleUntil: 1 })).toBe(1);
  expect(percentOff({ price: coins(800), basePrice: coins(1200), saleUntil: null })).toBe(0);
});
