import { connect } from 'node:net';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import fastifyCookie from '@fastify/cookie';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { table } from '#apps/web/domains.ts';
import { Problem } from '#kit/contract/problem.ts';
import { tooManyRequests } from '#kit/contract/problems.ts';
import { languages } from '#kit/i18n/language.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { scaledRuns } from '#kit/testing/run-length.ts';
import type { WebContext } from '#kit/web/page/context.ts';
import type { WebHost } from './mount.ts';
import { PageServer } from './page-server.ts';
import { renderLimits } from './render-gate.ts';
import { takeForms } from './web-request.ts';

let site: FastifyInstance | undefined;
afterEach(() => site?.close());

/** A site whose pages say everything they were given. */
async function open(host: Partial<WebHost> = {}) {
  let rendered = 0;
  let waitFor: Promise<void> = Promise.resolve();
  const render = async (request: Request, { nonce: _n, api: _a, report: _r, look: _l, ...values }: WebContext) => {
    const { url } = request;
    rendered += 1;
    await waitFor;
    if (request.method === 'POST') return new Response(await request.text());
    return new Response(`<p>${url} ${JSON.stringify(values)}</p>`, { headers: { 'content-type': 'text/html' } });
  };
  const readerOfPage = async ({ caller }: WebContext) => ({ caller });
  const failures: unknown[] = [];
  const pages = new PageServer(
    { app: async () => ({ render, table, readerOfPage }), messagesHref: () => [], wordsOf: () => [] },
    {
      mode: 'start',
      publicUrl: 'https://vesper.example',
      limits: createLimits(null),
      sessionCookies: ['session'],
      clientFor: () => ({}) as never,
      callerOf: async () => null,
      report: (error) => failures.push(error),
      cacheMs: 60_000,
      ...host,
    },
  );
  const app = Fastify({ trustProxy: false });
  site = app;
  await app.register(fastifyCookie);
  takeForms(app);
  app.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler: (request, reply) => pages.serve(request, reply) });
  // Async, so that it begins at once and not when somebody waits for it.
  const get = async (url: string, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
    app.inject({ url, headers, remoteAddress });
  return {
    app,
    get,
    failures,
    rendered: () => rendered,
    hold(promise: Promise<void>) {
      waitFor = promise;
    },
  };
}

test('1,500 addresses of one page are rendered once', async () => {
  const { get, rendered } = await open();
  for (let number = 0; number < 1500; number += 1) {
    expect((await get(`/en/?q${number}=${number}`)).statusCode).toBe(200);
  }
  expect(rendered()).toBe(1);
});

test('two requests that share a page would have been given the same one', async () => {
  const address = fc.record({
    path: fc.constantFrom(
      '/en/',
      '/de/cams/',
      '/en/login/',
      '/en/nowhere/',
      '/en/no/where/',
      '/en/cams/_.data',
      '/en/myvisitx/',
    ),
    query: fc.array(
      fc.tuple(fc.constantFrom('page', 'free', 'next', 'bar', 'utm', 'x', '_routes'), fc.constantFrom('1', '2', '%22')),
      { maxLength: 4 },
    ),
    theme: fc.constantFrom('dark', 'light', 'none'),
    consent: fc.constantFrom('1.-.1', '1.q.1', 'none'),
    host: fc.constantFrom('vesper.example', 'evil.example'),
  });
  await fc.assert(
    fc.asyncProperty(address, address, async (one, two) => {
      const urlOf = ({ path, query }: typeof one) => `${path}?${query.map((pair) => pair.join('=')).join('&')}`;
      const ask = async (from: Awaited<ReturnType<typeof open>>, which: typeof one) => {
        const { statusCode, headers, body } = await from.get(urlOf(which), {
          cookie: `theme=${which.theme}; consent=${which.consent}`,
          host: which.host,
        });
        const { date: _d, ...rest } = headers;
        return { statusCode, headers: rest, body };
      };
      const sharing = await open({ limits: createLimits(null, 10_000) });
      await ask(sharing, one);
      const second = await ask(sharing, two);
      await sharing.app.close();
      const alone = await open({ limits: createLimits(null, 10_000) });
      expect(second).toEqual(await ask(alone, two));
      await alone.app.close();
    }),
    { numRuns: scaledRuns(60) },
  );
});

test('whoever asks for too many pages is told in their language when to come back; others are not concerned', async () => {
  const { get, failures } = await open();
  const { points, seconds } = renderLimits.perAddress;
  const member = { cookie: 'session=forged' };
  for (let number = 0; number < points; number += 1) expect((await get('/en/', member)).statusCode).toBe(200);
  const sentences = {
    de: 'Einen Augenblick, bitte',
    en: 'One moment, please',
    nl: 'Een ogenblik geduld',
    es: 'Un momento, por favor',
  };
  for (const language of languages) {
    const { statusCode, headers, body } = await get(`/${language}/`, member);
    expect([statusCode, headers['cache-control']]).toEqual([429, 'no-store']);
    // What is left of the time it is counted over.
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(seconds);
    expect(body).toContain(`<html lang="${language}"`);
    expect(body).toContain(`<h1>${sentences[language]}</h1>`);
  }
  expect((await get('/en/', member, '192.0.2.2')).statusCode).toBe(200);
  expect(failures).toEqual([]);
});

test('pages that are kept cost no share: neither a guest nor a crawler runs out of them', async () => {
  const { get } = await open();
  for (let number = 0; number < 2 * renderLimits.perAddress.points; number += 1) {
    expect((await get('/en/cams/')).statusCode).toBe(200);
  }
});

test('who has had their share still gets pages that are kept, and does not keep others from new ones', async () => {
  const { get } = await open();
  expect((await get('/en/', {}, '192.0.2.2')).statusCode).toBe(200);
  for (let number = 0; number < renderLimits.perAddress.points; number += 1)
    await get('/en/', { cookie: 'session=forged' });
  expect((await get('/en/')).statusCode).toBe(200);
  const [refused, welcome] = await Promise.all([get('/en/cams/'), get('/en/cams/', {}, '192.0.2.2')]);
  expect([refused?.statusCode, welcome?.statusCode]).toEqual([429, 200]);
});

test('a rendered page counts with everything else its visitor has called; a kept one does not', async () => {
  const charged: [session: string | undefined, isShared: boolean][] = [];
  const most = 2;
  const { get, rendered } = await open({
    async charge(request, _reply, { isShared }) {
      charged.push([request.cookies['session'], isShared]);
      if (charged.length > most) throw new Problem(tooManyRequests, { data: { retryAfterSeconds: 7 } });
    },
  });
  for (const cookie of ['', '', '', 'session=ada']) expect((await get('/en/', { cookie })).statusCode).toBe(200);
  expect(charged).toEqual([
    [undefined, true],
    ['ada', false],
  ]);
  const refused = await get('/de/', { cookie: 'session=ada' });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '7']);
  expect(refused.body).toContain('<html lang="de"');
  expect(rendered()).toBe(most);
});

test('whoever comes back from a checkout sees the receipt, whatever they have called before; it has a share of its own', async () => {
  const { get } = await open({
    charge: () => Promise.reject(new Problem(tooManyRequests, { data: { retryAfterSeconds: 7 } })),
  });
  const member = { cookie: 'session=ada' };
  for (let number = 0; number < renderLimits.perAddress.points; number += 1) await get('/en/', member);
  expect((await get('/en/', member)).statusCode).toBe(429);
  const receipt = '/en/top-up/a1b2c3d4e5f6a7b8c9d0/';
  const { share } = table.page('payments.receipt') as { share: { points: number } };
  for (let number = 0; number < share.points; number += 1) expect((await get(receipt, member)).statusCode).toBe(200);
  expect((await get(receipt, member)).statusCode).toBe(429);
  expect((await get(receipt, member, '192.0.2.2')).statusCode).toBe(200);
});

test('in a flood a page that was good a moment ago is shown, others are asked for a moment', async () => {
  let takes = 0;
  const limits = { take: async () => 0 * ++takes };
  const { get, hold } = await open({ cacheMs: 0.001, limits });
  await get('/en/');
  let release = () => {};
  hold(
    new Promise((resolve) => {
      release = resolve;
    }),
  );
  const { atOnce, waiting } = renderLimits;
  const flood = Array.from({ length: atOnce + waiting }, (_, number) =>
    get(`/en/amateur/name${number}/`, { cookie: 'session=forged' }, `198.51.100.${number}`),
  );
  await expect.poll(() => takes).toBe(1 + flood.length);
  const { statusCode: refusal, headers, body } = await get('/de/anmelden/', {}, '192.0.2.9');
  expect([refusal, headers['retry-after']]).toEqual([503, '3']);
  expect(body).toContain('Gerade ist sehr viel los');
  expect((await get('/en/', {}, '192.0.2.9')).body).toContain('https://vesper.example/en/');
  release();
  for (const { statusCode } of await Promise.all(flood)) expect(statusCode).toBe(200);
});

test('forms that come slowly keep no page from being made; one that has come is answered', async () => {
  const { app, get, rendered } = await open({ isDatabaseAway: () => false });
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const slow = Array.from({ length: renderLimits.atOnce }, () => connect(Number(port), '127.0.0.1'));
  for (const socket of slow) {
    socket.write('POST /en/login/ HTTP/1.1\r\nhost: vesper.example\r\ncontent-length: 9\r\n\r\nname=');
  }
  await vi.waitFor(async () => {
    const count = promisify(app.server.getConnections.bind(app.server)) as () => Promise<number>;
    expect(await count()).toBe(slow.length);
  });
  expect((await get('/en/cams/')).statusCode).toBe(200);
  expect(rendered()).toBe(1);
  const answer = new Promise<string>((resolve) => slow[0]?.once('data', (part) => resolve(String(part))));
  slow[0]?.write('Anna');
  expect(await answer).toMatch(/^HTTP\/1\.1 200 .*name=Anna$/s);
  for (const socket of slow) socket.destroy();
});

test('who only asks for the head of a page shares it too', async () => {
  const { app, rendered } = await open();
  for (const method of ['HEAD', 'GET', 'HEAD'] as const) {
    expect((await app.inject({ method, url: '/en/' })).statusCode).toBe(200);
  }
  expect(rendered()).toBe(1);
});

test('a kept page arrives whole, compressed or not', async () => {
  const { get } = await open({ siteName: 'V'.repeat(3000) });
  const plain = await get('/en/');
  const zipped = await get('/en/', { 'accept-encoding': 'br, gzip' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
});
