import { createConnection } from 'node:net';
import pg from 'pg';
import { expect } from 'vitest';
import { proxyTo } from '#kit/testing/proxy.ts';
import type { Tab } from '#kit/testing/tab.ts';
import { openTab } from '#kit/testing/tab.ts';
import type { TestServer } from './server.ts';
import { startServer } from './server.ts';

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** Whether PostgreSQL and Redis answer where tests of several processes look for them. */
export const services = (await answers(5432)) && (await answers(6379));
const once = async (connectionString: string, sql: string, values?: unknown[]): Promise<void> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(sql, values).finally(() => client.end());
};
const admin = (sql: string) => once('postgres://root@127.0.0.1:5432/postgres', sql);

/** Two servers on one database and one Redis, whose connection to Redis may be cut. */
export interface TwoServers {
  readonly first: TestServer;
  readonly second: TestServer;
  /** From now on no word comes through Redis; its connections stay open. */
  readonly swallow: () => void;
  /** A statement on their database. */
  query(sql: string, values?: unknown[]): Promise<void>;
  stop(): Promise<void>;
}

/** Starts both at once: they wait for each other's migrations. `demo`: the first one fills the demo world before. `more`: settings of both. */
export async function startTwo(
  name: string,
  demo = false,
  more: Readonly<Record<string, string>> = {},
): Promise<TwoServers> {
  const database = `${name}_${process.pid}`;
  await admin(`create database ${database}`);
  const proxy = await proxyTo(6379);
  const url = `postgres://root@127.0.0.1:5432/${database}`;
  const env = {
    DATABASE_URL: url,
    REDIS_URL: `redis://127.0.0.1:${proxy.port}/9`,
    SECRET: 'the same secret in both processes, long enough',
    ROLES: 'api,realtime,media,worker',
    ...more,
  };
  const seeded = demo ? await startServer({ ...env, DEMO: 'seed' }) : null;
  const [first, second] = await Promise.all([seeded ?? startServer(env), startServer(env)]);
  return {
    first,
    second,
    swallow: proxy.swallow,
    query: (sql, values) => once(url, sql, values),
    async stop() {
      await Promise.all([first, second].map((server) => server.stop()));
      await admin(`drop database if exists ${database} with (force)`);
    },
  };
}

/** A guest's page at one of the servers. */
export const join = (server: TestServer, token: string, guestId: number): Promise<Tab> =>
  openTab({ url: server.address, token, subject: { guestId } });

/** Posts to a REST route of a server. */
export const post = async (server: TestServer, path: string, body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.address}/rest/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { response, data: (await response.json().catch(() => null)) as Record<string, never> };
};

/** A guest who has just signed up: their number, their access token and what their browser sends as cookies. */
export async function signedUp(server: TestServer, who: string) {
  const email = `${who}-${process.pid}@vesper.example`;
  const form = { email, password: 'correct horse battery', isAdult: true, acceptTerms: true };
  const { response, data } = await post(server, 'identity/signUp', form);
  expect(response.status).toBe(200);
  const lines = response.headers.getSetCookie();
  const cookie = lines.map((line) => line.split(';')[0]).join('; ');
  return { ...(data as unknown as { accessToken: string; guestId: number }), cookie };
}
