import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StampedPage } from './stamped-page.ts';

test('a page gets a new nonce each time, compressed or not', () => {
  const page = new StampedPage(Buffer.from('<a n="@@NONCE@@">ä</a><b n="@@NONCE@@">'), '@@NONCE@@');
  expect(page.plain('one').toString()).toBe('<a n="one">ä</a><b n="one">');
  expect(gunzipSync(page.gzip('two')).toString()).toBe('<a n="two">ä</a><b n="two">');
  expect(gunzipSync(page.gzip('three')).toString()).toBe('<a n="three">ä</a><b n="three">');
});

test('any page survives, with no nonce, many, or one at the edges', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), fc.string({ minLength: 1 }), (texts, nonce) => {
      const page = new StampedPage(Buffer.from(texts.join('\u0001MARK\u0001')), '\u0001MARK\u0001');
      const expected = Buffer.from(texts.join('\u0001MARK\u0001')).toString().split('\u0001MARK\u0001').join(nonce);
      expect(page.plain(nonce).toString()).toBe(expected);
      expect(gunzipSync(page.gzip(nonce)).toString()).toBe(expected);
    }),
  );
});
