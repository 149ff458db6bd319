import { afterEach, expect, it } from 'vitest';
import { productionSettings } from '#domains/payments/testing/production.ts';
import type { TestServer } from './testing/server.ts';
import { startServer } from './testing/server.ts';

let server: TestServer;
afterEach(() => server.stop());

const ask = async (path: string, forwarded?: string, method = 'GET') => {
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const response = await fetch(`${server.address}${path}`, { method, headers });
  return { status: response.status, text: await response.text() };
};
const isOffice = async (forwarded?: string) =>
  JSON.parse((await ask('/rest/v1/test/request/isOfficeIp', forwarded)).text) as unknown;
const clear = async (forwarded?: string) => (await ask('/rest/v1/internal/clear_di_cache', forwarded, 'POST')).status;
const lists = { OFFICE_ADDRESSES: '198.51.100.0/24', SECURE_ADDRESSES: '192.0.2.7', ROLES: 'api,worker' };

it('without a trusted proxy nobody becomes another address by saying so', async () => {
  server = await startServer(lists);
  expect(await isOffice('198.51.100.9')).toEqual({ data: { isOfficeIp: false } });
  expect([await clear(), await clear('192.0.2.7'), await clear('127.0.0.1')]).toEqual([401, 401, 401]);
  const { text: figures } = await ask('/metrics');
  expect(figures).toContain('vesper_process_cpu');
  expect(figures).toMatch(/^vesper_live_rooms_open 0$/m);
  expect(figures).toMatch(/^vesper_live_paid_chats_open 0$/m);
  // A proxy on this machine that was not declared would make everybody look local.
  expect((await ask('/metrics', '203.0.113.9')).status).toBe(404);
}, 60_000);

it('behind a trusted proxy its word counts, and not what the visitor said before', async () => {
  server = await startServer({ ...lists, NODE_ENV: 'development', TRUST_PROXY: 'on' });
  expect(await isOffice('198.51.100.9')).toEqual({ data: { isOfficeIp: true } });
  expect(await isOffice('198.51.100.9, 203.0.113.9')).toEqual({ data: { isOfficeIp: false } });
  expect([await clear('192.0.2.7'), await clear('192.0.2.7, 203.0.113.9'), await clear('::ffff:192.0.2.7')]).toEqual([
    200, 401, 200,
  ]);
  expect((await ask('/metrics', '192.0.2.7')).status).toBe(200);
  expect((await ask('/metrics', '127.0.0.1, 203.0.113.9')).status).toBe(404);
}, 60_000);

it('in production the endpoints are not there, nor in what the server says about itself', async () => {
  server = await startServer({
    ...lists,
    ...productionSettings,
    TRUST_PROXY: 'on',
  });
  expect(await clear('192.0.2.7')).toBe(404);
  expect((await ask('/rest/v1/test/request/isOfficeIp')).status).toBe(404);
  for (const path of ['/sandbox/flexpay/startorder', '/en/sandbox/flexpay/startorder']) {
    expect((await ask(path)).status).toBe(404);
  }
  const described = (await ask('/rest/v1/openapi.json')).text;
  expect(described).toContain('/rest/v1/alive');
  expect(described).not.toMatch(/clear_di_cache|leapwork|testPLA|isOfficeIp/);
}, 60_000);
