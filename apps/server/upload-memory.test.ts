import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '#kit/testing/test-database.ts';
import type { TestServer } from './testing/server.ts';
import { startServer } from './testing/server.ts';

const { url } = await testDatabase();
const megabytes = 1024 * 1024;
let server: TestServer;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await startServer({ DATABASE_URL: url, ROLES: 'api', LIMIT_FACTOR: '100', INTERNAL_ENDPOINTS: 'off' });
}, 60_000);
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server?.stop();
});

/** What the process holds, bytes: its heap, and the buffers beside it. */
async function held(): Promise<number> {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^vesper_nodejs_${name} (\\S+)`, 'm').exec(text)?.[1]);
  return read('heap_size_used_bytes') + read('external_memory_bytes');
}

async function cookieOfNew(n: number): Promise<string> {
  const answer = await fetch(`${server.address}/rest/v1/identity/signUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `upload${n}@example.com`,
      password: 'seven green umbrellas',
      isAdult: true,
      acceptTerms: true,
    }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

it('thirty uploads of 12 MB, all but their last byte here, take under 30 MB in all', async () => {
  const cookies = await Promise.all(Array.from({ length: 8 }, (_, n) => cookieOfNew(n)));
  const before = await held();
  const size = 12 * megabytes;
  const body = Buffer.alloc(size - 1, 7);
  const answers: string[] = [];
  const lines = Array.from({ length: 30 }, (_, n) => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
    sockets.push(socket);
    const answered = new Promise<void>((resolve) => {
      socket.on('data', (part) => {
        answers.push(/^HTTP\/1.1 (\d+)/.exec(String(part))?.[1] ?? '');
        resolve();
      });
    });
    socket.on('error', () => undefined);
    const host = new URL(server.address).host;
    socket.write(
      `POST /rest/v1/guest/profile/preview/update HTTP/1.1\r\nHost: ${host}\r\nContent-Type: image/png\r\nContent-Length: ${size}\r\nCookie: ${cookies[n % 8]}\r\n\r\n`,
    );
    const sent = new Promise<void>((resolve) => void socket.write(body, () => resolve()));
    return { socket, sent, answered };
  });
  await Promise.all(lines.map(({ sent }) => sent));
  await expect.poll(async () => (await held()) - before, { timeout: 10_000 }).toBeLessThan(30 * megabytes);
  expect(answers).toEqual([]);
  for (const { socket } of lines) socket.write('x');
  await Promise.all(lines.map(({ answered }) => answered));
  expect(answers).toEqual(Array(30).fill('422'));
}, 60_000);
