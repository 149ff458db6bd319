import { describe, expect, it, test } from 'vitest';
import { assertSameOrigin, createOrigins } from './origins.ts';

const lines: object[] = [];
const log = { warn: (line: object) => void lines.push(line) } as never;
const site = 'https://www.example.org';
const behindProxy = createOrigins({ publicUrl: site, trustProxy: true, log });
const direct = createOrigins({ log });

describe('a page of ours is known by', () => {
  test.each([
    ['PUBLIC_URL, whatever Host the proxy makes up (nginx by default)', site, { host: '127.0.0.1:3000' }],
    ['PUBLIC_URL without any Host', site, {}],
    ['PUBLIC_URL with the port of its scheme', 'https://www.example.org:443', { host: 'app' }],
    ['the Host', 'https://example.org', { host: 'example.org' }],
    ['the Host with the port of the scheme', 'https://example.org', { host: 'example.org:443' }],
    ['the Host in other letters', 'https://example.org', { host: 'Example.ORG' }],
    ['an IPv6 Host', 'http://[::1]:3000', { host: '[::1]:3000' }],
    ['X-Forwarded-Host', 'https://a.example', { host: 'app', 'x-forwarded-host': 'a.example' }],
    ['a list, ours first', 'https://a.example', { host: 'app', 'x-forwarded-host': 'a.example, inner:80' }],
    ['a list, ours last', 'https://a.example', { host: 'app', 'x-forwarded-host': 'outer,a.example' }],
    [
      'X-Forwarded-Port',
      'https://a.example:8443',
      { host: 'app', 'x-forwarded-host': 'a.example', 'x-forwarded-port': '8443' },
    ],
    ['the Host and X-Forwarded-Port', 'https://a.example:8443', { host: 'a.example', 'x-forwarded-port': '8443' }],
    ['Forwarded', 'https://a.example', { host: 'app', forwarded: 'for=192.0.2.1;host=a.example;proto=https' }],
    [
      'Forwarded, quoted, in a list',
      'https://a.example:8443',
      { forwarded: 'for="[2001:db8::1]:4711", for=10.0.0.1; Host="a.example:8443"' },
    ],
  ])('%s', (_, origin, headers) => {
    expect(behindProxy.accepts({ origin, ...headers })).toBe(true);
  });

  it('nothing at all where no browser says where it comes from', () => {
    expect(behindProxy.accepts({ host: 'anything' })).toBe(true);
  });
});

describe('another site is refused', () => {
  test.each([
    ['https://evil.example', { host: '127.0.0.1:3000' }],
    ['https://www.example.org.evil.example', { host: '127.0.0.1:3000' }],
    ['https://www.example.org:8443', { host: 'app' }],
    ['http://www.example.org', { host: 'app' }],
    ['null', { host: 'null' }],
    ['', { host: '' }],
    ['file://', { host: '' }],
    ['evil.example', { host: 'evil.example' }],
    ['https://evil.example', { host: 'user@evil.example' }],
    ['https://evil.example', { host: 'evil.example/x' }],
    ['https://evil.example', { host: 'app', forwarded: 'for=evil.example;by=host=evil.example' }],
  ])('%s for %j', (origin, headers) => {
    expect(behindProxy.accepts({ origin, ...headers })).toBe(false);
  });

  it('whatever headers say that nobody vouches for', () => {
    const headers = { host: 'app', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
    expect(direct.accepts({ origin: 'https://evil.example', ...headers })).toBe(false);
  });

  it('and the log says once what was expected, and not how often a stranger likes', () => {
    lines.length = 0;
    const origins = createOrigins({ publicUrl: site, log });
    for (const _ of [1, 2]) origins.accepts({ origin: 'https://a.example', host: '127.0.0.1:3000' });
    expect(lines).toEqual([{ origin: 'https://a.example', expected: site, addressedTo: ['127.0.0.1:3000'] }]);
    for (let n = 0; n < 100; n += 1) origins.accepts({ origin: `https://${n}.example`, host: 'app' });
    expect(lines).toHaveLength(20);
  });

  it('in what writes, not in what reads', () => {
    const headers = { origin: 'https://evil.example', host: 'app' };
    expect(() => assertSameOrigin({ method: 'POST', headers }, direct)).toThrow();
    expect(() => assertSameOrigin({ method: 'GET', headers }, direct)).not.toThrow();
  });
});
