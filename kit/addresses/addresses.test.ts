import { expect, test } from 'vitest';
import { addressList, isNetwork } from './addresses.ts';

test('an address stands on a list by itself or by its network, in both families', () => {
  const list = addressList(['192.0.2.7', '198.51.100.0/24', '2001:db8::/32', '::1']);
  const on = ['192.0.2.7', '198.51.100.200', '2001:db8:1::5', '::1', '::ffff:192.0.2.7', '::ffff:198.51.100.1'];
  const off = ['192.0.2.8', '198.51.101.1', '2001:db9::1', '127.0.0.1', '', 'localhost', '198.51.100.1, 10.0.0.1'];
  expect(on.filter((address) => !list.has(address))).toEqual([]);
  expect(off.filter((address) => list.has(address))).toEqual([]);
});

test('nobody stands on an empty list', () => {
  expect(['127.0.0.1', '::1', '0.0.0.0', ''].filter((address) => addressList([]).has(address))).toEqual([]);
});

test('what is no network is told from what is one', () => {
  expect(['10.0.0.1', '10.0.0.0/8', '::/0', 'fe80::1'].every(isNetwork)).toBe(true);
  expect(['', 'office', '10.0.0', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', '10.0.0.0/'].some(isNetwork)).toBe(false);
});
