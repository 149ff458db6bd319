import { expect, it } from 'vitest';
import { chatEnd } from '../../contract/pushes.ts';
import { chatPurchase } from './chat-purchase.ts';

const end = { price: 1600, isVoyeur: false, isToyControl: false };
const told = (payload: typeof end) => chatPurchase.purchaseOf(payload as never);

it('a chat that has cost something is told as a purchase, by its category', () => {
  expect(chatPurchase.message).toBe(chatEnd);
  expect(told(end)).toEqual({ category: 'live_chat', coins: 1600 });
  expect(told({ ...end, isVoyeur: true })).toMatchObject({ category: 'voyeur_cam' });
  expect(told({ ...end, isToyControl: true })).toMatchObject({ category: 'toy_control' });
  expect(told({ ...end, price: 0 })).toBeNull();
});
