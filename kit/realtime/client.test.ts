import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { loggedIn } from '#kit/contract/access.ts';
import { clientMessage } from '#kit/contract/operations.ts';
import type { ChannelError } from './client.ts';
import { createChannel } from './client.ts';

/** The server's side of a browser socket, played by the test. */
class FakeSocket {
  static all: FakeSocket[] = [];
  readonly sent: { type: string; accessToken: string; guestId: number | null; data: unknown }[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  closedWith: number | undefined;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close(code?: number) {
    this.readyState = 3;
    this.closedWith = code;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  push(type: string, data: unknown = {}) {
    this.onmessage?.({ data: JSON.stringify({ type, data }) });
  }
  drop(code: number) {
    this.readyState = 3;
    this.onclose?.({ code, reason: '' });
  }
}

const command = clientMessage({ name: 'wave', summary: 'Waves.', access: loggedIn, payload: z.object({}) });
const acknowledged = { guestId: 7, isLoggedIn: true };
const errors: ChannelError[] = [];
const again: boolean[] = [];

const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
const settle = () => vi.advanceTimersByTimeAsync(0);

async function connected() {
  const channel = createChannel({
    url: 'ws://vesper.test/realtime',
    language: () => 'nl',
    identity: () => ({ accessToken: 'token', guestId: 7, isLoggedIn: true }),
    onAcknowledged: (was) => again.push(was),
    socket: FakeSocket as unknown as typeof WebSocket,
  });
  channel.onError((error) => errors.push(error));
  channel.open();
  await settle();
  return channel;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  errors.length = 0;
  again.length = 0;
});
afterEach(() => vi.useRealTimers());

it('asks for a session with its language and sends what waited after the acknowledgement', async () => {
  const channel = await connected();
  void channel.command(command, {});
  last().open();
  expect(last().sent).toEqual([{ type: 'sessionRequest', accessToken: 'token', guestId: 7, data: { language: 'nl' } }]);
  last().push('sessionAcknowledged', acknowledged);
  expect(last().sent[1]).toMatchObject({ type: 'wave', accessToken: 'token', guestId: 7, id: 1 });
});

it('pings every 50 s; a missing pong is reported as 4000 and leads to a new connection after 1 s', async () => {
  await connected();
  last().open();
  last().push('sessionAcknowledged', acknowledged);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(last().sent.at(-1)?.type).toBe('ping');
  last().push('pong', { ttl: 120_000 });
  await vi.advanceTimersByTimeAsync(49_999);
  expect(errors).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_001);
  expect(errors).toMatchObject([{ error: 'pong missing', errorCode: 4000, connectionAttempt: 1 }]);
  expect(FakeSocket.all[0]?.closedWith).toBe(4000);
  await vi.advanceTimersByTimeAsync(999);
  expect(FakeSocket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(FakeSocket.all).toHaveLength(2);
});

it('comes back 1 s after a close, joins its topics again and says that it was away', async () => {
  const channel = await connected();
  last().open();
  last().push('sessionAcknowledged', acknowledged);
  channel.subscribe('actors');
  last().drop(1006);
  expect(errors).toMatchObject([{ error: 'connection closed', errorCode: 1006 }]);
  await vi.advanceTimersByTimeAsync(1_000);
  last().open();
  last().push('sessionAcknowledged', acknowledged);
  expect(last().sent.at(-1)).toMatchObject({ type: 'subscribe', data: { topic: 'actors' } });
  expect(again).toEqual([false, true]);
});

it('stays away after a protocol error on the very first connection, and only then', async () => {
  const channel = await connected();
  last().open();
  last().drop(1002);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(channel.state).toBe('closed');

  await connected();
  last().open();
  last().push('sessionAcknowledged', acknowledged);
  last().drop(1002);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSocket.all).toHaveLength(3);
});

it('answers commands under way when the line breaks, so that nobody waits for ever', async () => {
  const channel = await connected();
  last().open();
  last().push('sessionAcknowledged', acknowledged);
  const answer = channel.command(command, {});
  last().drop(1006);
  expect(await answer).toMatchObject({ ok: false, problem: { code: 'offline' } });
});

it('tells of the last failures also who listens late', async () => {
  const channel = await connected();
  last().drop(1006);
  const heard: number[] = [];
  const stop = channel.onError(({ errorCode }) => heard.push(errorCode));
  expect(heard).toEqual([1006]);
  stop();
  await vi.advanceTimersByTimeAsync(1000);
  last().drop(1001);
  expect(heard).toEqual([1006]);
  channel.close();
});
