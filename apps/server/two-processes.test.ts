import { createConnection } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { TestProxy } from '#kit/testing/proxy.ts';
import { proxyTo } from '#kit/testing/proxy.ts';
import type { TestServer } from './testing/server.ts';
import { startServer } from './testing/server.ts';

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

const services = (await answers(5432)) && (await answers(6379));
const name = `vesper_two_${process.pid}`;

const admin = async (sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: 'postgres://root@127.0.0.1:5432/postgres' });
  await client.connect();
  await client.query(sql).finally(() => client.end());
};

let way: TestProxy;
let first: TestServer;
let second: TestServer;

beforeAll(async () => {
  if (!services) return;
  await admin(`create database ${name}`);
  way = await proxyTo(6379);
  const env = {
    DATABASE_URL: `postgres://root@127.0.0.1:5432/${name}`,
    REDIS_URL: `redis://127.0.0.1:${way.port}/9`,
    SECRET: 'the same secret in both processes, long enough',
    ROLES: 'api,realtime,media,worker',
  };
  // Both at once: they wait for each other's migrations.
  [first, second] = await Promise.all([startServer(env), startServer(env)]);
}, 90_000);

afterAll(async () => {
  if (!services) return;
  await Promise.all([first, second].map((server) => server?.stop()));
  await admin(`drop database if exists ${name} with (force)`);
});

interface Heard {
  type: string;
  data: Record<string, unknown>;
}

/** A guest's socket to one of the servers, acknowledged. */
async function join(
  server: TestServer,
  token: string,
  guestId: number,
): Promise<{ socket: WebSocket; heard: Heard[] }> {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}/realtime`);
  const heard: Heard[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data)) as Heard));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ type: 'sessionRequest', accessToken: token, guestId, data: { language: 'en' } }));
  await expect.poll(() => heard.some(({ type }) => type === 'sessionAcknowledged')).toBe(true);
  return { socket, heard };
}

const post = async (server: TestServer, path: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.address}/rest/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { response, data: (await response.json().catch(() => null)) as Record<string, never> };
};

if (!services)
  process.stderr.write(
    'two processes: PostgreSQL at 5432 or Redis at 6379 does not answer, so embedded parts alone are tested\n',
  );

it.runIf(services)(
  'two processes on one PostgreSQL and one Redis act as one',
  async () => {
    const body = {
      email: `two-${process.pid}@vesper.example`,
      password: 'correct horse battery',
      isAdult: true,
      acceptTerms: true,
    };
    const { response, data } = await post(first, 'identity/signUp', body);
    expect(response.status).toBe(200);
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const { accessToken, guestId } = data as unknown as { accessToken: string; guestId: number };
    const there = await join(second, accessToken, guestId);

    const known = await fetch(`${second.address}/rest/v1/identity/account`, { headers: { cookie } });
    expect(await known.json()).toMatchObject({ id: guestId });

    await post(first, 'identity/session/revokeAll', {}, { cookie });
    await expect.poll(() => there.heard.some(({ type }) => type === 'sessionExpired')).toBe(true);
    await expect.poll(() => there.socket.readyState).toBe(WebSocket.CLOSED);
    expect((await fetch(`${second.address}/rest/v1/identity/account`, { headers: { cookie } })).status).toBe(401);
  },
  90_000,
);

it.runIf(services)(
  'a session that is revoked in one process acts no more in the other, with Redis swallowing every word',
  async () => {
    const email = `hung-${process.pid}@vesper.example`;
    const form = { email, password: 'correct horse battery', isAdult: true, acceptTerms: true };
    const { response, data } = await post(first, 'identity/signUp', form);
    const cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const { accessToken, guestId } = data as unknown as { accessToken: string; guestId: number };
    const [acting, silent] = [await join(second, accessToken, guestId), await join(second, accessToken, guestId)];
    let closed = 0;
    silent.socket.on('close', (code) => {
      closed = code;
    });

    way.swallow();
    const revoked = performance.now();
    expect((await post(first, 'identity/session/revokeAll', {}, { cookie })).response.status).toBe(200);
    const command = { type: 'refreshEmailProperties', accessToken, guestId, id: 1, data: {} };
    let answered = 0;
    await expect
      .poll(
        () => {
          answered = acting.heard.filter(({ type }) => type === 'emailProperties').length;
          if (acting.socket.readyState === WebSocket.OPEN) acting.socket.send(JSON.stringify(command));
          return acting.heard.some(({ type }) => type === 'sessionExpired');
        },
        { timeout: 10_000, interval: 100 },
      )
      .toBe(true);
    const seconds = (performance.now() - revoked) / 1000;
    const still = acting.heard.filter(({ type }) => type === 'emailProperties').length;
    expect(still - answered).toBeLessThanOrEqual(1);
    // One second is what a process may believe; the rest is what a busy machine takes.
    expect(seconds).toBeLessThan(5);
    await expect.poll(() => closed, { timeout: 15_000 }).toBe(4001);
  },
  90_000,
);
