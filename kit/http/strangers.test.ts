import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { askStrangers, isStrangersAddress } from './strangers.ts';

describe('addresses that strangers give', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fe80::1',
    'fd00::1',
    'not one',
  ])('%s is inside', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['1.1.1.1', '142.250.1.1', '2606:4700:4700::1111'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    'http://push.example.com/1',
    'https://localhost/1',
    'https://127.0.0.1/1',
    'https://2130706433/1',
    'https://0x7f.1/1',
    'https://[::1]/1',
    'https://[::ffff:10.0.0.1]/1',
    'https://user:secret@push.example.com/1',
    'file:///etc/passwd',
    'push.example.com',
  ])('%s is not kept', (address) => {
    expect(isStrangersAddress(address)).toBe(false);
  });

  it('a name that leads inside is refused when it is connected to', async () => {
    const ask = askStrangers({ timeoutMs: 2_000 });
    // Resolves to this machine on every system.
    await expect(ask({ url: 'https://a.localhost/1', method: 'POST', headers: {} })).rejects.toThrow();
    expect(isStrangersAddress('https://push.example.com/send/1')).toBe(true);
  });
});
