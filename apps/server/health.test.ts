import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Figure } from './health.ts';
import { mountHealth, roomFigures } from './health.ts';

const token = 'a token of the monitoring, long enough';
const bearer = token.replaceAll(' ', '-');

type Answer = boolean | Promise<boolean>;

async function site(
  NODE_ENV: 'production' | 'development',
  isReady: Answer = true,
  redis?: Answer,
  figures: readonly Figure[] = [],
) {
  const app = Fastify() as never as Parameters<typeof mountHealth>[0];
  const config = {
    NODE_ENV,
    OFFICE_ADDRESSES: ['198.51.100.0/24'],
    SECURE_ADDRESSES: ['192.0.2.7'],
    METRICS_TOKEN: bearer,
    ROLES: ['web' as const],
  };
  const parts = { database: async () => isReady, redis: redis === undefined ? null : async () => redis };
  await mountHealth(app, { config, parts, figures });
  return async (url: string, remoteAddress: string, headers: Record<string, string> = {}) => {
    const { statusCode, body } = await app.inject({ url, remoteAddress, headers });
    return { status: statusCode, body };
  };
}

test('figures and parts are for listed machines and whoever has the token; everybody else hears one word', async () => {
  const ask = await site('production');
  const withToken = { authorization: `Bearer ${bearer}` };
  for (const [address, headers] of [
    ['192.0.2.7', {}],
    ['203.0.113.9', withToken],
  ] as const) {
    expect((await ask('/metrics', address, headers)).body).toContain('vesper_process_cpu');
    expect(JSON.parse((await ask('/readyz', address, headers)).body)).toMatchObject({ database: { status: 'ready' } });
  }
  const strangers: [string, Record<string, string>][] = [
    ['203.0.113.9', {}],
    ['198.51.100.9', {}],
    ['127.0.0.1', {}],
    ['::1', {}],
    ['203.0.113.9', { authorization: `Bearer ${bearer}x` }],
    ['203.0.113.9', { authorization: `Bearer ${bearer.slice(1)}` }],
    ['203.0.113.9', { authorization: 'Bearer ' }],
    ['203.0.113.9', { authorization: bearer }],
    ['203.0.113.9', { 'x-forwarded-for': '192.0.2.7' }],
  ];
  for (const [address, headers] of strangers) {
    expect((await ask('/metrics', address, headers)).status, JSON.stringify(headers)).toBe(404);
    expect(await ask('/readyz', address, headers)).toEqual({ status: 200, body: '{"status":"ready"}' });
    expect((await ask('/healthz', address, headers)).body).toBe('{"status":"ok"}');
  }
});

test('outside production this machine may look, but nobody whom a proxy on it forwards', async () => {
  const ask = await site('development', false);
  expect((await ask('/metrics', '127.0.0.1')).status).toBe(200);
  expect(JSON.parse((await ask('/readyz', '::1')).body)).toMatchObject({ database: { status: 'not ready' } });
  expect((await ask('/metrics', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404);
  expect(await ask('/readyz', '203.0.113.9')).toEqual({ status: 503, body: '{"status":"not ready"}' });
});

test('a database that hangs instead of failing is told within a second', async () => {
  const ask = await site('development', new Promise(() => undefined));
  expect(await ask('/readyz', '203.0.113.9')).toEqual({ status: 503, body: '{"status":"not ready"}' });
});

test.each([
  ['answers', true, 'ready'],
  ['hangs', new Promise<boolean>(() => undefined), 'not ready'],
])(
  'a Redis that %s is told to those who may see parts, and never makes the process not ready',
  async (_, redis, status) => {
    const ask = await site('production', true, redis);
    expect(await ask('/readyz', '203.0.113.9')).toEqual({ status: 200, body: '{"status":"ready"}' });
    const told = JSON.parse((await ask('/readyz', '192.0.2.7')).body);
    expect(told).toMatchObject({
      status: 'ready',
      database: { status: 'ready', tookMs: expect.any(Number) },
      redis: { status },
    });
  },
);

test('monitoring reads the figures of domains; one that fails, hangs or has no value is left out, and none is there twice', async () => {
  const figure = (name: string, read: Figure['read']): Figure => ({ name, help: `How it stands with ${name}.`, read });
  const chats = figure('live_paid_chats', async () => 3);
  const figures = [
    chats,
    figure('broken', () => Promise.reject(new Error('on purpose'))),
    figure('hanging', () => new Promise(() => undefined)),
    figure('unknown', async () => null),
  ];
  const ask = await site('development', true, undefined, figures);
  const { status, body } = await ask('/metrics', '127.0.0.1');
  expect(status).toBe(200);
  expect(body).toContain('# HELP vesper_live_paid_chats How it stands with live_paid_chats.');
  expect(body).toMatch(/^vesper_live_paid_chats 3$/m);
  expect(body).toContain('vesper_process_cpu');
  expect(body).not.toMatch(/vesper_(broken|hanging|unknown)/);
  await expect(site('development', true, undefined, [chats, chats])).rejects.toThrow('live_paid_chats');
});

test('who can keep nothing is not ready, and says how much room is left to those who may know', async () => {
  const app = Fastify() as never as Parameters<typeof mountHealth>[0];
  const room = { state: 'enough' as 'enough' | 'little' | 'none', freeBytes: 5_000_000_000 };
  const config = {
    NODE_ENV: 'development' as const,
    OFFICE_ADDRESSES: [],
    SECURE_ADDRESSES: [],
    METRICS_TOKEN: bearer,
    ROLES: ['web' as const],
  };
  await mountHealth(app, {
    config,
    parts: { database: async () => true, room: () => room },
    figures: roomFigures(room),
  });
  const ask = async (url: string, remoteAddress = '127.0.0.1') => app.inject({ url, remoteAddress });
  expect((await ask('/readyz')).statusCode).toBe(200);
  room.state = 'little';
  expect((await ask('/readyz')).statusCode).toBe(200);
  expect((await ask('/metrics')).body).toContain('vesper_room_left 1');
  Object.assign(room, { state: 'none', freeBytes: 0 });
  expect(await ask('/readyz', '203.0.113.9')).toMatchObject({ statusCode: 503, body: '{"status":"not ready"}' });
  expect((await ask('/readyz')).json()).toMatchObject({ status: 'not ready', room: { state: 'none', freeBytes: 0 } });
  const metrics = (await ask('/metrics')).body;
  expect(metrics).toContain('vesper_room_left 0');
  expect(metrics).toContain('vesper_disk_free_bytes 0');
});
