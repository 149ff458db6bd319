import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security.ts';
import { tagFrame } from './tag-frame.ts';

const policy = (tagManagerUrl: string | null): string =>
  contentSecurityPolicy({ scripts: ["'sha256-x'"], origin: 'https://vesper.example', tagManagerUrl });

test('pages speak to nobody but the site itself, also where a tag manager is configured: it has a frame of its own', () => {
  const open = policy('https://tags.example.org/container.js?id=1&b=2');
  expect(policy(null)).toContain("script-src 'self' 'sha256-x' 'strict-dynamic'; style-src 'self';");
  expect(open).not.toContain('https://');
  expect(open.replace("frame-src 'self'", "frame-src 'none'")).toBe(policy(null));
});

test.each([
  ['https://vesper.example', "connect-src 'self' wss://vesper.example;"],
  ['http://localhost:3000', "connect-src 'self' ws://localhost:3000;"],
  ['http://[::1]:3000', "connect-src 'self';"],
])('at %s pages may speak to their own socket, in words a policy knows', (origin, expected) => {
  expect(contentSecurityPolicy({ scripts: [], origin })).toContain(expected);
});

test('the tag manager has no origin, no storage and nobody to speak to but its own origin', () => {
  const { html, policy: framed } = tagFrame('https://tags.example.org/container.js?id=1&b="2', 'n0nce');
  expect(framed.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'nonce-n0nce' https://tags.example.org",
      'sandbox allow-scripts',
    ]),
  );
  expect(html).toContain('src="https://tags.example.org/container.js?id=1&amp;b=%222"');
});
