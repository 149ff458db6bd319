import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sealPage } from './sealed-page.ts';

const page = (text: string) => ({ text, parts: [] });

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the page’s own scripts are named by what they say, and the mark is gone', () => {
  const { text, scripts } = sealPage(
    page(
      '<meta nonce="m4rk"/><script nonce="m4rk">one()</script><script type="module" nonce="m4rk" async="">two()</script>',
    ),
    'm4rk',
    ['three()'],
  );
  expect(text).toBe('<meta/><script>one()</script><script type="module" async="">two()</script>');
  expect(scripts).toEqual([sha('one()'), sha('two()'), sha('three()')]);
});

test('a script with a part of the page in it is named by what it says when it is sent', () => {
  const { scripts } = sealPage(
    { text: '<script nonce="m4rk">say(<kept-part at="0"></kept-part>)</script>', parts: [Buffer.from('"Grüße"')] },
    'm4rk',
    [],
  );
  expect(scripts).toEqual([sha('say("Grüße")')]);
});

test('data for search engines are no script, and a script file has its own name', () => {
  const { scripts } = sealPage(
    page('<script type="application/ld+json" nonce="m4rk">{}</script><script src="/a.js" nonce="m4rk"></script>'),
    'm4rk',
    [],
  );
  expect(scripts).toEqual([]);
});

test('a script that was smuggled into the page may not run, whatever it claims', () => {
  const smuggled = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<script>bad()</script>',
      '<script nonce="">bad()</script>',
      '<script nonce="m4rk2">bad()</script>',
    ),
    fc.string().map((nonce) => `<script nonce="${nonce.replaceAll('m4rk', '')}">bad()</script>`),
  );
  fc.assert(
    fc.property(smuggled, smuggled, (before, after) => {
      const { scripts } = sealPage(page(`${before}<script nonce="m4rk">good()</script>${after}`), 'm4rk', []);
      expect(scripts).not.toContain(sha('bad()'));
    }),
  );
});
