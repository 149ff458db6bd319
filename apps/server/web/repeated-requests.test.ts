import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { table } from '#apps/web/domains.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { installSecurityHeaders } from './content-security.ts';
import type { WebHost } from './mount.ts';
import { PageServer } from './page-server.ts';
import { answerRepeated } from './repeated-requests.ts';

let site: FastifyInstance | undefined;
afterEach(() => site?.close());

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A listening site whose pages are long enough to be compressed, and how often the framework was asked. */
async function open(host: Partial<WebHost> = {}) {
  let isNew = false;
  let routed = 0;
  const page = async ({ url }: Request) =>
    new Response(`<p>${url} ${isNew ? 'new' : ''}</p>${'words '.repeat(400)}`, {
      headers: { 'content-type': 'text/html' },
    });
  const clears: (() => void)[] = [];
  const pages = new PageServer(
    {
      app: async () => ({ render: page, table, readerOfPage: async () => ({}) }),
      messagesHref: () => [],
      wordsOf: () => [],
    },
    {
      mode: 'start',
      publicUrl: 'https://vesper.example',
      limits: createLimits(null),
      sessionCookies: ['session'],
      clientFor: () => ({}) as never,
      callerOf: async () => null,
      report: (error) => expect.fail(String(error)),
      cacheMs: 60_000,
      onClear: (_name, clear) => clears.push(clear),
      ...host,
    },
  );
  const app = Fastify();
  site = app;
  installSecurityHeaders(app, { secure: true });
  app.addHook('onRequest', async () => {
    routed += 1;
  });
  await app.register((await import('@fastify/cookie')).default);
  app.route({ method: ['GET', 'HEAD', 'POST'], url: '/*', handler: (request, reply) => pages.serve(request, reply) });
  answerRepeated(app.server, pages.repeated, host.takesConnection);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    routed: () => routed,
    forget: () => {
      for (const clear of clears) clear();
    },
    change: () => {
      isNew = true;
    },
    async get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
      const sent = ask({ host: '127.0.0.1', port, path, headers, method });
      sent.end();
      const [response] = await once(sent, 'response');
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const { date: _date, ...rest } = response.headers as IncomingHttpHeaders;
      return { status: response.statusCode ?? 0, headers: rest, body: Buffer.concat(chunks) };
    },
  };
}

test('the same request gets the very same answer again, without being routed, plain and compressed', async () => {
  const { get, routed } = await open();
  for (const encoding of ['identity', 'gzip']) {
    const headers = { 'accept-encoding': encoding, 'accept-language': 'de', cookie: 'theme=dark' };
    const first = await get('/en/?any=1', headers);
    const before = routed();
    expect(await get('/en/?any=1', headers)).toEqual(first);
    expect(first.headers['x-content-type-options']).toBe('nosniff');
    expect([first.headers['content-encoding'], routed() - before]).toEqual([
      encoding === 'gzip' ? 'gzip' : undefined,
      // The other encoding of a page that was given out needs no routing either.
      0,
    ]);
  }
});

test('whoever differs in what decides the page is looked at: cookies, language, address, country, method', async () => {
  const { get, routed } = await open({
    variantOf: ({ headers }) => String(headers['x-country'] ?? ''),
    variantHeaders: ['x-country'],
  });
  await get('/en/');
  await get('/en/');
  expect(routed()).toBe(1);
  const others: [string, Record<string, string>, string?][] = [
    ['/en/', { cookie: 'theme=light' }],
    ['/en/', { cookie: 'session=7' }],
    ['/en/', { 'accept-language': 'nl' }],
    ['/en/', { 'x-country': 'DE' }],
    ['/en/cams/', {}],
    ['/en/', {}, 'HEAD'],
    ['/en/', { 'content-length': '0' }],
  ];
  for (const [at, [path, headers, method]] of others.entries()) {
    expect((await get(path, headers, method)).status, path).toBe(200);
    expect(routed()).toBe(at + 2);
  }
  await get('/en/', { cookie: 'session=7' });
  expect(routed()).toBe(others.length + 2);
});

test('a page that is no longer kept is not given out again', async () => {
  const { get, forget, change } = await open();
  await get('/en/');
  await get('/en/');
  change();
  forget();
  expect(String((await get('/en/')).body)).toContain('new');
});

test('an address without a connection left is refused by the ordinary way', async () => {
  let left = true;
  const { get, routed } = await open({ takesConnection: () => left });
  await get('/en/');
  await get('/en/');
  expect(routed()).toBe(1);
  left = false;
  await get('/en/');
  expect(routed()).toBe(2);
});
