import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ReaderLook } from '#kit/web/page/reader-look.ts';
import { gzipFor, pageBytes, plainFor } from './page-bytes.ts';

const word = fc.string({ unit: 'binary', maxLength: 2000 });

test('a kept page says the same compressed and not, whatever stands in its places', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), word, (texts, name) => {
      const look = new ReaderLook({ caller: { name: 'nobody' } }, 'q0w9e8');
      const clean = texts.map((text) => text.replaceAll('q0w9e8', ''));
      const facts = { caller: { name } };
      const nameIn = ({ caller }: typeof look.facts) => (caller as { name: string }).name;
      const page = clean.reduce((all, text, at) => `${all}${look.place(nameIn, at % 2 === 0)}${text}`);
      const bytes = pageBytes(look.cut(page));
      const plain = plainFor(bytes, facts);
      expect(gunzipSync(gzipFor(bytes, facts)).equals(plain)).toBe(true);
      expect(bytes.stretches.length).toBe(clean.length);
    }),
    { numRuns: 40 },
  );
});

test('what a reader is called is written as words', () => {
  const look = new ReaderLook({ caller: { name: 'nobody' } }, 'q0w9e8');
  const mark = look.place(({ caller }) => (caller as { name: string }).name);
  const bytes = pageBytes(look.cut(`<b>${mark}</b>`));
  const facts = { caller: { name: `<script>alert("1")&'` } };
  expect(String(plainFor(bytes, facts))).toBe('<b>&lt;script&gt;alert(&quot;1&quot;)&amp;&#x27;</b>');
});
