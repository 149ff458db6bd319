import { expect, test } from 'vitest';
import { isReservedName } from './reserved-words.ts';

test.each([
  'admin',
  'Admin',
  '_a.d.m.i.n_',
  'V3sper',
  'Vesper Team',
  'sup-port',
  '0ffice',
  'Modérator',
  'Guest100042',
  'gast 7',
])('%s would pass for the house', (name) => {
  expect(isReservedName(name)).toBe(true);
});

test.each(['Lena', 'Officer Kim', 'Hosta', 'Administra', 'Bert 77', 'Ösi'])('%s is somebody', (name) => {
  expect(isReservedName(name)).toBe(false);
});
