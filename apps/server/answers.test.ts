import { readdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from './testing/server.ts';
import { startServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({});
}, 60_000);
afterAll(() => server?.stop());

const ask = (path: string, init: RequestInit = {}) => fetch(server.address + path, { redirect: 'manual', ...init });
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

test('every answer says what may run in it: nothing, where it is no page', async () => {
  const style = readdirSync('build/client/assets').find((name) => name.endsWith('.css'));
  const requests: [number, string, RequestInit?][] = [
    [200, '/rest/v1/alive'],
    [404, '/rest/v1/nowhere'],
    [422, '/rest/v1/identity/logIn', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }],
    [401, '/graphql', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }],
    [200, '/docs/reference.json'],
    [200, '/docs/access.md'],
    [200, '/docs/settings.md'],
    [200, '/docs/personal-data.md'],
    [200, '/healthz'],
    [302, '/login/'],
    [301, '/de/login/'],
    [200, '/robots.txt'],
    [200, '/sitemap.xml'],
    [200, '/sitemap-de.xml'],
    [200, '/de.webmanifest'],
    [200, '/icon.svg'],
    [200, `/assets/${style}`],
    [404, '/assets/gone-123.js'],
    [404, '/missing.png'],
    [200, '/og/de/site/home.jpg'],
    [404, '/nowhere', { method: 'DELETE' }],
  ];
  for (const [status, path, init] of requests) {
    const response = await ask(path, init);
    expect([response.status, policyOf(response)], path).toEqual([status, nothing]);
    await response.body?.cancel();
  }
  for (const path of ['/de/', '/de/nowhere-at-all/', '/offline/de.html', '/sw.js']) {
    expect(policyOf(await ask(path)), path).toMatch(/^default-src '(?:self|none)'; .*script-src 'self'/);
  }
});

test('a search of any signs is a page, also where it is cut, and what cannot be compressed is not', async () => {
  const signs = [
    `a${'🎉'.repeat(40)}`,
    `${'👩‍👩‍👧‍👦'.repeat(12)}`,
    'e\u0301'.repeat(50),
    '\u3164'.repeat(70),
    '[1]',
    '{}',
    '%00',
    '"<>',
  ];
  for (const sign of signs) {
    for (const path of [`/en/search/${encodeURIComponent(sign)}/`, `/de/suche/?q=${encodeURIComponent(sign)}`]) {
      const response = await ask(path);
      expect(response.status, path).toBeLessThan(500);
      await response.body?.cancel();
    }
  }
  for (const [given, coding] of [
    ['gzip;q=0', null],
    ['gzip; q=0.0, *', null],
    ['identity', null],
    ['gzip;q=0.5', 'gzip'],
    ['*', 'gzip'],
  ] as const) {
    const answer = await new Promise<IncomingMessage>((resolve) =>
      get(`${server.address}/en/`, { headers: { 'accept-encoding': given } }, resolve),
    );
    answer.destroy();
    expect(answer.headers['content-encoding'] ?? null, given).toBe(coding);
  }
});

test('no page of guests or the office may reach a program on the visitor’s own machine; the studio’s journey with a toy shows that hers may', async () => {
  const local = /ws:\/\/127\.0\.0\.1:\*/;
  for (const path of ['/de/', '/en/cam-shows/', '/office/', '/en/messenger/', '/en/login/', '/offline/de.html'])
    expect(policyOf(await ask(path)), path).not.toMatch(local);
});

test('workers of pages speak to this site alone, and only the sound’s decoder in WebAssembly may compile', async () => {
  const workers = readdirSync('build/client/assets').filter((name) => /\.worker-[\w-]+\.js$/.test(name));
  expect(workers.map((name) => name.split('.')[0]).sort()).toEqual(['opus-fallback', 'proof', 'publisher', 'viewer']);
  for (const name of workers) {
    for (const encoding of ['br', 'identity']) {
      const response = await ask(`/assets/${name}`, { headers: { 'accept-encoding': encoding } });
      const policy = policyOf(response);
      expect(policy, name).toContain(`connect-src 'self' ${server.address.replace('http', 'ws')};`);
      expect(policy, name).toContain("default-src 'none'; script-src 'self'");
      expect(policy.includes("'wasm-unsafe-eval'"), name).toBe(name.startsWith('opus-fallback'));
    }
  }
});

test('an address that cannot be read is refused in the language of who asks, under the same headers', async () => {
  const german = { 'accept-language': 'de' };
  for (const path of ['/%zz', '/de/%E0%A4%A', '/rest/v1/%zz', '/assets/%zz', '/graphql/%zz?x=%zz']) {
    const response = await ask(path, { headers: german });
    expect(response.status, path).toBe(400);
    expect(response.headers.get('content-type'), path).toMatch(/^application\/problem\+json/);
    expect(await response.json(), path).toMatchObject({ title: expect.stringMatching(/nicht/) });
    expect(policyOf(response), path).toBe(nothing);
    expect(response.headers.get('x-content-type-options'), path).toBe('nosniff');
  }
  const page = await ask('/es/%zz', { headers: { ...german, accept: 'text/html' } });
  const html = await page.text();
  expect([page.status, page.headers.get('referrer-policy')]).toEqual([400, 'strict-origin-when-cross-origin']);
  expect(html).toContain('<html lang="es">');
  expect(html).toContain('href="/es/"');
  expect(policyOf(page)).toMatch(/^default-src 'none'; style-src 'sha256-/);
});

/** Asks for an address as it is: fetch normalizes it before it is sent. */
const askRaw = (path: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.address);
    get({ hostname, port, path, headers: { accept: 'text/html', 'accept-language': 'de' } }, (response) => {
      response.resume();
      resolve(response);
    }).on('error', reject);
  });

test('hostile addresses lead nowhere, and not off the site', async () => {
  const hostile = [
    '/de/%00/',
    '//evil.example/',
    '/de/../../etc/passwd',
    '/de/..%2f..%2fetc%2fpasswd',
    '/%5cevil.example/',
  ];
  for (const path of [...hostile, `/de/${'a'.repeat(5000)}/`, `/${'a'.repeat(5000)}`, '/de/%E0%A4%A/']) {
    const { statusCode = 0, headers } = await askRaw(path);
    if (statusCode < 400) expect(headers.location, path).toMatch(/^\/de\//);
    else expect([400, 404, 414], path).toContain(statusCode);
    expect(headers['content-security-policy'], path).toContain('default-src');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
  }
});

test('a redirect has no bytes, and says of no kind that they are', async () => {
  for (const path of ['/de/studio/', '/en/categories/gone/', '/de/login/', '/login/']) {
    const { status, headers } = await ask(path);
    expect([status > 300 && status < 303, headers.get('content-type'), headers.get('content-length')], path).toEqual([
      true,
      null,
      '0',
    ]);
  }
});

test('what nothing answers is refused with a problem in the caller’s language', async () => {
  const response = await ask('/nowhere', { method: 'DELETE', headers: { 'accept-language': 'nl' } });
  expect([response.status, await response.json()]).toMatchObject([404, { code: 'not_found', title: /./ }]);
});
