import { expect, it } from 'vitest';
import { Receipts } from './receipts.ts';

it('acknowledges what was shown, with all that came before it', () => {
  const receipts = new Receipts();
  receipts.received(100);
  const second = receipts.received(50);
  receipts.received(10);
  expect(receipts.settled).toBe(0);
  receipts.seen(second);
  expect(receipts.settled).toBe(150);
});

it('does not acknowledge sound beyond a picture that was not shown', () => {
  const receipts = new Receipts();
  const sound = receipts.received(10);
  const picture = receipts.received(100);
  receipts.done(receipts.received(10));
  receipts.done(sound);
  expect(receipts.settled).toBe(10);
  receipts.seen(picture);
  expect(receipts.settled).toBe(120);
});

it('acknowledges all that a hidden page leaves out, and counts anew on another line', () => {
  const receipts = new Receipts();
  receipts.received(100);
  receipts.received(100);
  receipts.dropAll();
  expect(receipts.settled).toBe(200);
  receipts.restart();
  expect(receipts.settled).toBe(0);
  receipts.seen(receipts.received(7));
  expect(receipts.settled).toBe(7);
});
