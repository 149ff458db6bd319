import { expect, test } from 'vitest';
import { ReaderLook } from './reader-look.ts';

const guest = (more: object = {}) => ({ guest: { isVip: false, vouchers: [1], name: 'Ann', ...more }, notices: null });

test('a page is right for whoever is the same in all that was read of its reader', () => {
  const look = new ReaderLook(guest(), 'm');
  const seen = look.facts['guest'] as { isVip: boolean; vouchers: number[] };
  expect([seen.isVip, seen.vouchers]).toEqual([false, [1]]);
  expect(look.isFor(guest({ name: 'Bea' }))).toBe(true);
  expect(look.isFor(guest({ isVip: true }))).toBe(false);
  expect(look.isFor(guest({ vouchers: [1, 2] }))).toBe(false);
  expect(look.isFor({ guest: null, notices: null })).toBe(false);
});

test('what is read as a whole has to be the same as a whole', () => {
  const copied = new ReaderLook(guest(), 'm');
  expect({ ...copied.facts['guest'] }).toMatchObject({ name: 'Ann' });
  expect(copied.isFor(guest({ name: 'Bea' }))).toBe(false);
  const asked = new ReaderLook(guest(), 'm');
  expect('balance' in (asked.facts['guest'] ?? {})).toBe(false);
  expect(asked.isFor(guest({ balance: 5 }))).toBe(false);
});

test('a value that was not there is a value that was read', () => {
  const look = new ReaderLook(guest(), 'm');
  expect((look.facts['guest'] as { balance?: number }).balance).toBeUndefined();
  expect(look.isFor(guest())).toBe(true);
  expect(look.isFor(guest({ balance: 5 }))).toBe(false);
});

test('a place is no read: its mark stands in the page, and the words come for each reader', () => {
  const look = new ReaderLook(guest(), 'mark7');
  const page = `Good evening, ${look.place(({ guest: one }) => (one as { name: string }).name)}!`;
  expect(page).not.toContain('Ann');
  expect(look.names).toEqual([]);
  const { texts, places } = look.cut(page);
  expect(texts).toEqual(['Good evening, ', '!']);
  expect(places[0]?.of(guest({ name: 'Bea' }))).toBe('Bea');
});
