import { existsSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from './testing/server.ts';
import { startServer } from './testing/server.ts';

if (!existsSync('build/server/index.js')) throw new Error('These tests read the built site: npm run build first.');

/** Whoever asks writes these: our own name is none of their business, also where a proxy passes them on. */
const lies: Record<string, string>[] = [
  { host: 'evil.example' },
  { host: 'evil.example:443' },
  { host: 'vesper.example, evil.example' },
  { host: "evil.example; script-src 'unsafe-inline' evil.example" },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'evil' },
  { host: 'evil.example', 'x-forwarded-host': 'vesper.example, evil.example' },
  { forwarded: 'host=evil.example;proto=https', 'x-host': 'evil.example', 'x-original-host': 'evil.example' },
  { 'x-forwarded-prefix': '//evil.example', 'x-original-url': '//evil.example/', 'x-rewrite-url': '//evil.example/' },
];
const addresses = [
  '/',
  '/en/',
  '/de/amateur/vesna/',
  '/es/acceder/?next=%2Fes%2F',
  '/de/gibtsnicht/',
  '/en/_.data',
  '/de/cams',
  '/en/myvisitx/',
  '/cams/',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-de.xml',
  '/en.webmanifest',
  '/docs',
  '/office/',
];

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** fetch does not let one write a Host header. */
function ask(server: TestServer, path: string, headers: Record<string, string> = {}, body?: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.address);
    const method = body === undefined ? 'GET' : 'POST';
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = request({ hostname, port, path, method, headers: { ...json, ...headers } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }));
    });
    sent.once('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

describe.each([
  ['without a proxy', { TRUST_PROXY: 'off' }],
  ['behind a proxy', { TRUST_PROXY: 'on' }],
])('a name somebody made up, %s', (_, proxy) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({
      ...proxy,
      NODE_ENV: 'development',
      PUBLIC_URL: 'https://vesper.example',
      DEMO: 'seed',
      SECRET: 'x'.repeat(40),
      LIMIT_FACTOR: '10000',
    });
  }, 120_000);
  afterAll(() => server?.stop());

  it('stands in no page, header, sitemap or redirect, neither for them nor for whoever comes next', async () => {
    for (const address of addresses) {
      for (const lie of lies) {
        // The liar asks first, so that anything kept is theirs.
        for (const headers of [lie, {}]) {
          const { status, headers: said, body } = await ask(server, address, headers);
          const where = `${address} ${JSON.stringify(headers)}`;
          expect(status, where).toBeLessThan(500);
          expect(JSON.stringify(said) + body, where).not.toContain('evil');
        }
      }
    }
  }, 60_000);

  it('changes nothing of what a page says of itself', async () => {
    for (const lie of lies) {
      const { status, body, headers } = await ask(server, '/de/amateur/vesna/', lie);
      if (status === 400) continue;
      expect(body).toContain('<link rel="canonical" href="https://vesper.example/de/amateur/vesna/"/>');
      expect(body).toContain('hrefLang="es" href="https://vesper.example/es/amateur/vesna/"');
      expect(body).toContain('<meta property="og:url" content="https://vesper.example/de/amateur/vesna/"/>');
      expect(headers['content-security-policy']).toContain("connect-src 'self' wss://vesper.example;");
      expect((await ask(server, '/sitemap.xml', lie)).body).toContain(
        '<loc>https://vesper.example/sitemap-de.xml</loc>',
      );
    }
  });

  it('stands in no mail', async () => {
    const email = 'guest@vesper.example';
    for (const lie of lies) {
      const { status } = await ask(server, '/rest/v1/identity/password/forgot', lie, { email });
      expect([204, 200, 400, 403]).toContain(status);
    }
    const logIn = { email: 'office@vesper.example', password: 'vesper-demo' };
    const { accessToken } = JSON.parse((await ask(server, '/rest/v1/identity/logIn', {}, logIn)).body);
    const office = { authorization: `Bearer ${accessToken}` };
    const list = async () =>
      (
        JSON.parse((await ask(server, '/rest/v1/office/mail/list', office)).body).rows as {
          id: number;
          recipient: string;
        }[]
      ).filter(({ recipient }) => recipient === email);
    await expect.poll(async () => (await list()).length, { timeout: 15_000 }).toBeGreaterThan(0);
    for (const { id } of await list()) {
      const { body } = await ask(server, `/rest/v1/office/mail/get/${id}`, office);
      expect(body).toContain('https://vesper.example/');
      expect(body).not.toContain('evil');
    }
  });
});
