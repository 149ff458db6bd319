import { describe, expect, it } from 'vitest';
import { bodyOf, readAddress, toggled, withoutFilter, writeAddress } from './address.ts';

describe('the address of a search', () => {
  it('is read and written alike, whatever the order', () => {
    const text = '?hair=dark&languages=de,en&online=1&near=50667&in=DE&radius=50&sort=distance&mood=70&page=2';
    expect(writeAddress(readAddress(text))).toBe(text);
    expect(writeAddress(readAddress('?online=1&languages=en&languages=de,de&page=1'))).toBe(
      '?languages=de,en&online=1',
    );
    expect(readAddress('?near=50.9,7&radius=25')).toMatchObject({ point: { lat: 50.9, long: 7 }, radius: 25, zip: '' });
  });

  it('passes over what is none of it', () => {
    const odd =
      '?__proto__=1&hair=%3Cb%3E&page=0&mood=101&radius=-1&sort=odd&near=95,200&in=US&unknown=1&online=' +
      'x'.repeat(10_000);
    expect(writeAddress(readAddress(odd))).toBe('?');
  });

  it('turns options on and off, from the first page', () => {
    const on = toggled(readAddress('?page=3&online=1'), 'languages', 'de');
    expect(writeAddress(on)).toBe('?languages=de&online=1');
    expect(writeAddress(toggled(on, 'languages', 'de'))).toBe('?online=1');
    expect(writeAddress(withoutFilter(on, 'online'))).toBe('?languages=de');
    expect(bodyOf(on, 'r1')).toMatchObject({ searchType: 'default', page: 1, requestId: 'r1' });
  });
});
