import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TestClock } from '#kit/clock/test-clock.ts';
import type { Caller } from '#kit/contract/access.ts';
import { anyone, loggedIn, only } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { file } from '#kit/contract/upload.ts';
import type { Credentials } from '#kit/http/caller.ts';
import { createUploads } from '#kit/http/uploads.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { memoryLog } from '#kit/log/log.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import { handle } from '#kit/server/handler.ts';
import { testConfig } from '#kit/testing/config.ts';
import { createHttp } from './http.ts';

const folder = mkdtempSync(join(tmpdir(), 'vesper-bodies-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const stored = z.object({ bytes: z.int(), files: z.int() });
const more = { method: 'POST', access: loggedIn, response: stored } as const;
const upload = { ...more, upload: ['image/png'], maxBody: 1000, body: file } as const;
const put = route({ ...upload, name: 'put', path: 'put', summary: 'Takes a file.' });
const rare = { points: 1, seconds: 60, per: 'subject' } as const;
const seldom = route({ ...upload, name: 'seldom', path: 'seldom', summary: 'Takes one.', limit: rare });
const staff = route({ ...upload, name: 'staff', path: 'staff', summary: 'For performers.', access: only('performer') });
const words = { ...more, access: anyone, maxBody: 200_000, body: z.object({ text: z.string() }) } as const;
const note = route({ ...words, name: 'note', path: 'note', summary: 'Takes words.' });

let app: FastifyInstance;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** A site with four routes. Whoever brings a token is account 1, or the one whose number it is. */
async function site(env: Record<string, string> = {}) {
  const clock = new TestClock();
  const log = memoryLog();
  const limits = createLimits(null);
  const filesNow = () => readdirSync(folder).length;
  const take = async ({ body }: { body: Blob }) => ({
    bytes: (await body.arrayBuffer()).byteLength,
    files: filesNow(),
  });
  const handlers = [put, seldom, staff].map((operation) => handle(operation, take));
  const kept = handle(note, async ({ body }) => ({ bytes: body.text.length, files: filesNow() }));
  app = await createHttp({
    config: testConfig({ NODE_ENV: 'test', ROLES: 'api', PUBLIC_URL: 'http://vesper.test', ...env }),
    log,
    clock,
    limits,
    dispatcher: createDispatcher([...handlers, kept], { limits, log }),
    uploads: createUploads(folder),
    authenticate: async ({ bearer, language, ip }: Credentials): Promise<Caller> => {
      const id = bearer ? Number(bearer) : null;
      const roles = id === null ? [] : (['guest'] as const);
      return { subjectId: id, accountId: id, sessionId: null, roles: [...roles], language, country: null, ip };
    },
    upgrades: {
      '/realtime': (_request: unknown, socket: Duplex) => {
        socket.resume().once('end', () => socket.destroy());
        socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
      },
    },
    sessionCookies: [],
    nameOf: async () => '',
    testGroupsOf: () => [],
    sitemap: async () => [],
    health: { database: async () => true },
    isDatabaseAway: () => false,
    caches: { onClear: () => undefined },
    extras: [],
  } as never);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const accepted: Socket[] = [];
  app.server.on('connection', (socket) => void accepted.push(socket));
  /** Says `text` on a connection of its own and collects what comes back until it ends. */
  const say = (text: string) => {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    let heard = '';
    socket.setEncoding('utf8');
    socket.on('data', (part) => {
      heard += part;
    });
    socket.on('error', () => undefined);
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.write(text);
    return { socket, closed, heard: () => heard, status: () => Number(/^HTTP\/1.1 (\d+)/.exec(heard)?.[1] ?? 0) };
  };
  return { clock, say, received: () => accepted.reduce((sum, { bytesRead }) => sum + bytesRead, 0) };
}

const head = (path: string, headers: Record<string, string | number>) =>
  [`POST /rest/v1/${path} HTTP/1.1`, 'Host: vesper.test', ...Object.entries(headers).map(([k, v]) => `${k}: ${v}`)]
    .join('\r\n')
    .concat('\r\n\r\n');
const png = { 'Content-Type': 'image/png' };
const mine = { ...png, Authorization: 'Bearer 1' };

describe('a body', () => {
  it.each([
    [401, 'put', { ...png, 'Content-Length': 900 }],
    [403, 'staff', { ...mine, 'Content-Length': 900 }],
    [413, 'put', { ...mine, 'Content-Length': 17_000_000 }],
    [404, 'nowhere', { ...mine, 'Content-Length': 900 }],
    [403, 'put', { ...mine, Origin: 'https://elsewhere.example', 'Content-Length': 900 }],
  ])('that is refused (%i) is not waited for, let alone kept', async (status, path, headers) => {
    const { say, clock } = await site();
    const line = say(head(path, { ...headers, 'Accept-Language': 'de' }));
    await expect.poll(line.status).toBe(status);
    expect(line.heard()).toMatch(/application\/problem\+json[\s\S]*"code":/);
    expect(readdirSync(folder)).toEqual([]);
    await clock.advance(5_000);
    await line.closed;
  });

  it('beyond the rate limit is refused before it is read', async () => {
    const { say } = await site();
    const first = say(`${head('seldom', { ...mine, 'Content-Length': 3 })}abc`);
    await expect.poll(first.status).toBe(200);
    const second = say(head('seldom', { ...mine, 'Content-Length': 900 }));
    await expect.poll(second.status).toBe(429);
    expect(second.heard()).toMatch(/retry-after: \d+/i);
  });

  it('that is a file stands on disk while it is received, and is gone with its answer', async () => {
    const { say } = await site();
    const line = say(`${head('put', { ...mine, 'Content-Length': 6 })}abc`);
    await expect.poll(() => readdirSync(folder).length).toBe(1);
    line.socket.write('def');
    await expect.poll(line.status).toBe(200);
    expect(line.heard()).toContain('{"bytes":6,"files":1}');
    await expect.poll(() => readdirSync(folder)).toEqual([]);
  });

  it.each([
    ['breaks off', (socket: Socket) => socket.destroy(), null],
    ['is larger than it may be', (socket: Socket) => void socket.write(`7d0\r\n${'x'.repeat(2000)}\r\n`), 413],
  ])('leaves no file when it %s', async (_, then, status) => {
    const { say } = await site();
    const line = say(`${head('put', { ...mine, 'Transfer-Encoding': 'chunked' })}3\r\nabc\r\n`);
    await expect.poll(() => readdirSync(folder).length).toBe(1);
    then(line.socket);
    if (status) await expect.poll(line.status).toBe(status);
    await expect.poll(() => readdirSync(folder)).toEqual([]);
  });

  it('of another kind than the route takes is refused', async () => {
    const { say } = await site();
    const line = say(`${head('put', { ...mine, 'Content-Type': 'text/html', 'Content-Length': 3 })}abc`);
    await expect.poll(line.status).toBe(400);
  });

  it('of somebody who has four under way is refused at once, others are not', async () => {
    const { say } = await site();
    const held = [1, 2, 3, 4].map(() => say(`${head('put', { ...mine, 'Content-Length': 6 })}abc`));
    await expect.poll(() => readdirSync(folder).length).toBe(4);
    const fifth = say(head('put', { ...mine, 'Content-Length': 6 }));
    await expect.poll(fifth.status).toBe(429);
    expect(fifth.heard()).toContain('"retryAfterSeconds":5');
    const other = say(`${head('put', { ...png, Authorization: 'Bearer 2', 'Content-Length': 3 })}abc`);
    await expect.poll(other.status).toBe(200);
    for (const { socket } of held) socket.write('def');
    await expect.poll(() => held.map(({ status }) => status())).toEqual([200, 200, 200, 200]);
    const again = say(`${head('put', { ...mine, 'Content-Length': 3 })}abc`);
    await expect.poll(again.status).toBe(200);
  });

  it('a process left behind is swept at the start: all in a folder of our own, else what is old', async () => {
    await site();
    const old = new Date(Date.now() - 3600_000);
    for (const name of ['old', 'young']) writeFileSync(join(folder, name), 'x');
    utimesSync(join(folder, 'old'), old, old);
    await createUploads(folder).sweep(false, Date.now());
    expect(readdirSync(folder)).toEqual(['young']);
    await createUploads(folder).sweep(true, Date.now());
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a slow body', () => {
  it.each([
    ['of a file', 'put', mine],
    ['of words', 'note', { 'Content-Type': 'application/json' }],
    ['of a stranger', 'put', png],
    ['to nowhere', 'nowhere', mine],
  ])('%s is gone in 30 s, a hundred of them', async (_, path, headers) => {
    const { say, clock } = await site();
    const people = Array.from({ length: 100 }, (_each, n) => ({ ...headers, Authorization: `Bearer ${n + 1}` }));
    const given = 'Authorization' in headers ? people : people.map(() => headers);
    const lines = given.map((one) => say(`${head(path, { ...one, 'Content-Length': 900 })}{"`));
    await expect.poll(() => app.server.listening && lines.every(({ socket }) => !socket.connecting)).toBe(true);
    const connections = () => new Promise((done) => app.server.getConnections((_error, count) => done(count)));
    await expect.poll(connections).toBe(100);
    for (let second = 0; second < 30; second += 1) await clock.advance(1_000);
    await Promise.all(lines.map(({ closed }) => closed));
    expect(await connections()).toBe(0);
    await expect.poll(() => readdirSync(folder)).toEqual([]);
  });

  it('is told so, and one that comes steadily may take its time', async () => {
    const { say, clock, received } = await site();
    const slow = say(`${head('put', { ...mine, 'Accept-Language': 'es', 'Content-Length': 900 })}abc`);
    const text = JSON.stringify({ text: 'x'.repeat(150_000) });
    const steady = { 'Content-Type': 'application/json', 'Content-Length': text.length };
    const honest = say(head('note', steady) + text.slice(0, 120_000));
    await expect.poll(received).toBeGreaterThan(120_000);
    await clock.advance(12_000);
    await slow.closed;
    expect([slow.status(), slow.heard()]).toEqual([408, expect.stringContaining('demasiado lenta')]);
    honest.socket.write(text.slice(120_000));
    await expect.poll(honest.status).toBe(200);
  });
});

describe('a head Node cannot read is refused with a problem', () => {
  it.each([
    [
      431,
      'headers_too_large',
      `GET / HTTP/1.1\r\nHost: vesper.test\r\nAccept-Language: de\r\nCookie: ${'x'.repeat(40_000)}\r\n\r\n`,
    ],
    [400, 'malformed', 'NONSENSE\r\n\r\n'],
    [
      413,
      'too_large',
      `POST /rest/v1/note HTTP/1.1\r\nHost: vesper.test\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(40_000)}\r\n{\r\n0\r\n\r\n`,
    ],
  ])('%i %s', async (status, code, text) => {
    const { say } = await site();
    const line = say(text);
    await line.closed;
    expect([line.status(), line.heard()]).toEqual([status, expect.stringContaining(`"code":"${code}"`)]);
    expect(line.heard()).toContain('application/problem+json');
  });
});

it.each([
  ['a request', ''],
  ['an upgrade', 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n'],
])('%s whose head comes byte by byte is refused and gone', async (_, more) => {
  const { say } = await site();
  // Node looks every two seconds of the machine's time.
  app.server.headersTimeout = 200;
  const line = say(`GET /realtime HTTP/1.1\r\nHost: vesper.test\r\nAccept-Language: nl\r\n${more}X-Slow: `);
  await expect
    .poll(
      () => {
        if (!line.socket.destroyed) line.socket.write('x');
        return line.status();
      },
      { interval: 100, timeout: 15_000 },
    )
    .toBe(408);
  expect(line.heard()).toMatch(/application\/problem\+json[\s\S]*"code":"too_slow"/);
  await line.closed;
});

it('a body of words above the limit is refused as too large, whether it says so or not', async () => {
  const { say } = await site();
  const json = { 'Content-Type': 'application/json' };
  const text = JSON.stringify({ text: 'x'.repeat(210_000) });
  for (const isChunked of [false, true]) {
    const how: Record<string, string | number> = isChunked
      ? { 'Transfer-Encoding': 'chunked' }
      : { 'Content-Length': text.length };
    const line = say(
      head('note', { ...json, ...how }) + (isChunked ? `${text.length.toString(16)}\r\n${text}\r\n` : text),
    );
    await expect.poll(line.status).toBe(413);
    expect(line.heard()).toContain('"code":"too_large"');
  }
});

describe('connections of one address', () => {
  it('are limited; a further one is closed, and there is room again when one ends', async () => {
    const { say } = await site({ CONNECTIONS_PER_ADDRESS: '16' });
    const alive = 'GET /healthz HTTP/1.1\r\nHost: vesper.test\r\n\r\n';
    const lines = Array.from({ length: 16 }, () => say(alive));
    await expect.poll(() => lines.every(({ status }) => status() === 200)).toBe(true);
    const over = say(alive);
    await over.closed;
    expect(over.heard()).toBe('');
    lines[0]?.socket.destroy();
    await lines[0]?.closed;
    await expect
      .poll(async () => {
        const next = say(alive);
        await Promise.race([next.closed, expect.poll(next.status).toBe(200)]).catch(() => undefined);
        return next.status();
      })
      .toBe(200);
  });

  it('behind our proxy are counted by who the proxy has seen: the proxy itself has no limit', async () => {
    const { say } = await site({ CONNECTIONS_PER_ADDRESS: '16', TRUST_PROXY: 'on' });
    const from = (ip: string) => ({ ...mine, 'X-Forwarded-For': ip, Authorization: `Bearer ${ip.split('.')[3]}` });
    const open = (ip: string) =>
      say(`${head('note', { ...from(ip), 'Content-Type': 'application/json', 'Content-Length': 9 })}{`);
    const held = Array.from({ length: 16 }, () => open('192.0.2.1'));
    await expect.poll(() => held.every(({ socket }) => socket.bytesWritten > 0)).toBe(true);
    await expect
      .poll(async () => {
        const over = say(head('note', { ...from('192.0.2.1'), 'Content-Length': 9 }));
        await expect.poll(over.status).toBeGreaterThan(0);
        return over.status();
      })
      .toBe(429);
    const upgrade = (ip: string) =>
      say(
        `GET /realtime HTTP/1.1\r\nHost: vesper.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nX-Forwarded-For: ${ip}\r\n\r\n`,
      );
    await expect.poll(upgrade('192.0.2.1').status).toBe(429);
    await expect.poll(upgrade('192.0.2.2').status).toBe(101);
    const other = say(`${head('put', { ...from('192.0.2.2'), ...png, 'Content-Length': 3 })}abc`);
    await expect.poll(other.status).toBe(200);
  });
});
