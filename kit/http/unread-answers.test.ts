import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { TestClock } from '#kit/clock/test-clock.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { boundUnread, unreadLimits } from './unread-answers.ts';

const megabyte = 1024 ** 2;

/** A site that answers `/N` with N bytes, and `/held` when it is told to. */
async function site() {
  const clock = new TestClock();
  const begun: string[] = [];
  const held: ServerResponse[] = [];
  const accepted: Socket[] = [];
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    begun.push(request.url ?? '');
    if (request.url === '/held') held.push(response);
    else response.end(Buffer.alloc(Number(request.url?.slice(1))));
  });
  server.on('connection', (socket) => void accepted.push(socket));
  const unread = boundUnread(server, { clock, addressOf: (request) => request.socket.remoteAddress ?? '' });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  onFileEnd(async () => {
    unread.stop();
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  /** A connection that asks for these at once, and reads only when it is told to. */
  const client = (paths: readonly string[], localAddress = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    sockets.push(socket);
    const state = { bytes: 0, text: '', isClosed: false };
    socket.on('error', () => undefined);
    socket.once('close', () => {
      state.isClosed = true;
    });
    socket.pause();
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`).join(''));
    const read = () => {
      socket.on('data', (part) => {
        state.bytes += part.length;
        state.text += part.subarray(0, 2_000).toString('latin1');
      });
      socket.resume();
    };
    return { state, read, socket };
  };
  return { clock, begun, held, accepted, unread, client };
}

test('requests of one connection are begun one after the other, and all are answered', async () => {
  const { client, begun, held } = await site();
  const { read, state } = client(['/held', '/10', '/20', '/30']);
  read();
  await vi.waitFor(() => expect(held).toHaveLength(1));
  expect(begun).toEqual(['/held']);
  held[0]!.end('first');
  await vi.waitFor(() => expect(state.text.match(/HTTP\/1.1 200/g)).toHaveLength(4));
  expect(begun).toEqual(['/held', '/10', '/20', '/30']);
  expect(state.isClosed).toBe(false);
});

test('who asks for more than four answers at once loses the connection, and costs one of them', async () => {
  const { client, begun } = await site();
  const greedy = client(['/held', ...Array.from({ length: 1_500 }, () => '/1000')]);
  greedy.read();
  await vi.waitFor(() => expect(greedy.state.isClosed).toBe(true));
  expect(begun.length).toBeLessThanOrEqual(1);
});

test('who reads nothing holds one answer, and is given up after a while; who reads is not', async () => {
  const { client, begun, unread, clock } = await site();
  const size = 6 * megabyte;
  const mute = client(Array.from({ length: 4 }, () => `/${size}`));
  await vi.waitFor(() => expect(unread.bytes).toBeGreaterThan(0));
  expect(begun).toHaveLength(1);
  const reader = client([`/${size}`], '127.0.0.2');
  await clock.advance(unreadLimits.silent - 2_000);
  reader.read();
  await vi.waitFor(() => expect(reader.state.bytes).toBeGreaterThan(size));
  expect([mute.state.isClosed, reader.state.isClosed]).toEqual([false, false]);
  await clock.advance(4_000);
  mute.socket.resume();
  await vi.waitFor(() => expect(mute.state.isClosed).toBe(true));
  await vi.waitFor(() => expect(unread.bytes).toBe(0));
  expect(reader.state.isClosed).toBe(false);
});

test('who reads slowly, and one large piece, keeps the connection', async () => {
  const { client, unread, clock, accepted } = await site();
  const slow = client([`/${30 * megabyte}`]);
  await vi.waitFor(() => expect(unread.bytes).toBeGreaterThan(0));
  const waits = () => (accepted[0] as unknown as { _handle: { writeQueueSize: number } })._handle.writeQueueSize;
  for (let round = 0; round < 4; round += 1) {
    await clock.advance(unreadLimits.silent - 5_000);
    expect(slow.state.isClosed).toBe(false);
    const before = waits();
    // Both systems hold megabytes between: it is read until the server was rid of some.
    slow.socket.on('data', () => undefined).resume();
    await vi.waitFor(() => expect(waits()).toBeLessThan(before), { interval: 1 });
    slow.socket.pause();
  }
  expect(unread.bytes).toBeGreaterThan(0);
});

test('one address holds so many bytes of answers; others are served meanwhile', async () => {
  const { client, unread } = await site();
  const size = 6 * megabyte;
  const mute = [client([`/${size}`]), client([`/${size}`]), client([`/${size}`]), client([`/${size}`])];
  await vi.waitFor(() => expect(unread.bytes).toBeGreaterThan(unreadLimits.bytesOfAddress));
  const more = client(['/10']);
  more.read();
  await vi.waitFor(() => expect(more.state.isClosed).toBe(true));
  expect(more.state.bytes).toBe(0);
  const other = client(['/10'], '127.0.0.2');
  other.read();
  await vi.waitFor(() => expect(other.state.text).toContain('200 OK'));
  for (const { read } of mute) read();
  await vi.waitFor(() => expect(unread.bytes).toBe(0));
  const again = client(['/10']);
  again.read();
  await vi.waitFor(() => expect(again.state.text).toContain('200 OK'));
});

test('while too much of everybody’s waits, who takes nothing is given up sooner', async () => {
  const { client, unread, clock, begun } = await site();
  const mute = Array.from({ length: 16 }, (_, at) => client([`/${5 * megabyte}`], `127.0.1.${1 + (at >> 1)}`));
  await vi.waitFor(() => expect(begun).toHaveLength(16));
  expect(unread.bytes).toBeGreaterThan(unreadLimits.bytesOfAll);
  await clock.advance(unreadLimits.pressed + 2_000);
  await vi.waitFor(() => expect(unread.bytes).toBe(0));
  for (const { socket } of mute) socket.resume();
  await vi.waitFor(() => expect(mute.every(({ state }) => state.isClosed)).toBe(true));
});
