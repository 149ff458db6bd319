import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { anyone, loggedIn } from '#kit/contract/access.ts';
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
    // The browser throws before it is open, and complains on its console once it is going.
    if (this.readyState === 0) throw new Error('WebSocket is still in CONNECTING state.');
    if (this.readyState > 1) throw new Error('WebSocket is already in CLOSING or CLOSED state.');
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
  /** The other side has begun to close: the end is heard of a moment later. */
  closing() {
    this.readyState = 2;
  }
  drop(code: number) {
    this.readyState = 3;
    this.onclose?.({ code, reason: '' });
  }
}

const command = clientMessage({ name: 'wave', summary: 'Waves.', access: loggedIn, payload: z.object({}) });
const look = clientMessage({ name: 'look', summary: 'Looks.', access: anyone, payload: z.object({}) });
const acknowledged = { guestId: 7, isLoggedIn: true };
let isLoggedIn = true;
const errors: ChannelError[] = [];
const again: boolean[] = [];

const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
const settle = () => vi.advanceTimersByTimeAsync(0);

async function connected() {
  const channel = createChannel({
    url: 'ws://vesper.test/realtime',
    language: () => 'nl',
    identity: () => ({ accessToken: 'token', subject: { guestId: 7 }, isLoggedIn }),
    onAcknowledged: (was) => again.push(was),
    socket: FakeSocket as unknown as typeof WebSocket,
  });
  channel.onError((error) => errors.push(error));
  channel.open();
  await settle();
  return channel;
}

function greet() {
  last().open();
  last().push('sessionAcknowledged', acknowledged);
}

async function opened() {
  const channel = await connected();
  greet();
  return channel;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  errors.length = 0;
  again.length = 0;
  isLoggedIn = true;
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
  await opened();
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

it('pings in time for a server that keeps silent connections less long', async () => {
  await opened();
  await vi.advanceTimersByTimeAsync(50_000);
  last().push('pong', { ttl: 20_000 });
  const before = last().sent.length;
  await vi.advanceTimersByTimeAsync(9_999);
  expect(last().sent).toHaveLength(before);
  await vi.advanceTimersByTimeAsync(1);
  expect(last().sent.at(-1)?.type).toBe('ping');
  last().push('pong', { ttl: 120_000 });
  await vi.advanceTimersByTimeAsync(49_999);
  expect(last().sent).toHaveLength(before + 1);
});

it('comes back 1 s after a close, joins its topics again and says that it was away', async () => {
  const channel = await opened();
  channel.subscribe('actors');
  last().drop(1006);
  expect(errors).toMatchObject([{ error: 'connection closed', errorCode: 1006 }]);
  await vi.advanceTimersByTimeAsync(1_000);
  greet();
  expect(last().sent.at(-1)).toMatchObject({ type: 'subscribe', data: { topic: 'actors' } });
  expect(again).toEqual([false, true]);
});

describe('a topic', () => {
  const joins = () => last().sent.filter(({ type }) => type === 'subscribe');
  const answerJoin = async (problem: object | null) => {
    last().push('receipt', { id: (joins().at(-1) as { id?: number }).id, of: 'subscribe', problem });
    await settle();
  };
  const refused = (code: string, status: number) => ({ type: 'about:blank', code, status, title: `No: ${code}` });

  it('tells all who are in it when the server has let them in, at once who comes later, and again after a reconnect', async () => {
    const channel = await opened();
    const heard: string[] = [];
    channel.subscribe('actors', () => heard.push('first'));
    const leave = channel.subscribe('actors', () => heard.push('second'));
    expect(joins()).toHaveLength(1);
    expect(heard).toEqual([]);
    await answerJoin(null);
    channel.subscribe('actors', () => heard.push('late'));
    expect(heard).toEqual(['first', 'second', 'late']);
    leave();
    last().drop(1006);
    await vi.advanceTimersByTimeAsync(1_000);
    greet();
    await answerJoin(null);
    expect(heard.slice(3)).toEqual(['first', 'late']);
  });

  it('that is refused is heard of, until it is left', async () => {
    const channel = await opened();
    const heard = vi.fn();
    channel.refusals.subscribe(heard);
    const leave = channel.subscribe('studio:7', () => expect.unreachable());
    await answerJoin(refused('not_permitted', 403));
    expect(channel.refusals.state).toMatchObject({ 'studio:7': { title: 'No: not_permitted' } });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(joins()).toHaveLength(1);
    leave();
    expect(channel.refusals.state).toEqual({});
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('that is refused for a while is asked for again', async () => {
    const channel = await opened();
    let joined = 0;
    channel.subscribe('actors', () => {
      joined += 1;
    });
    await answerJoin(refused('unavailable', 503));
    expect(Object.keys(channel.refusals.state)).toEqual(['actors']);
    await vi.advanceTimersByTimeAsync(5_000);
    await answerJoin(null);
    expect(channel.refusals.state).toEqual({});
    expect(joined).toBe(1);
  });

  it('that was left before the answer came says nothing', async () => {
    const channel = await opened();
    channel.subscribe('actors', () => expect.unreachable())();
    await answerJoin(refused('not_permitted', 403));
    expect(channel.refusals.state).toEqual({});
  });
});

it('stays away after a protocol error on the very first connection, and only then', async () => {
  const channel = await connected();
  last().open();
  last().drop(1002);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(channel.state).toBe('closed');

  await opened();
  last().drop(1002);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(FakeSocket.all).toHaveLength(3);
});

it('answers commands under way when the line breaks, so that nobody waits for ever', async () => {
  const channel = await opened();
  const answer = channel.command(command, {});
  last().drop(1006);
  expect(await answer).toMatchObject({ ok: false, problem: { code: 'offline' } });
});

describe('a socket that is going', () => {
  const types = () => last().sent.map(({ type }) => type);

  it('is given nothing; what is said meanwhile goes out after the reconnect, once and in its order', async () => {
    const channel = await opened();
    last().closing();
    const answers = [channel.command(command, {}), channel.command(look, {})];
    channel.subscribe('actors');
    channel.subscribe('never')();
    expect(types()).toEqual(['sessionRequest']);
    last().drop(1006);
    await vi.advanceTimersByTimeAsync(1_000);
    greet();
    expect(types()).toEqual(['sessionRequest', 'subscribe', 'wave', 'look']);
    for (const [at, answer] of answers.entries()) {
      last().push('receipt', { id: at + 1, of: '', problem: null });
      expect(await answer).toEqual({ ok: true });
    }
    last().drop(1006);
    await vi.advanceTimersByTimeAsync(1_000);
    greet();
    expect(types()).toEqual(['sessionRequest', 'subscribe']);
  });

  it('takes what waited into the next connection, also when it goes in the middle of it', async () => {
    const channel = await connected();
    const answers = [channel.command(command, {}), channel.command(look, {})];
    const { send } = FakeSocket.prototype;
    last().send = function once(this: FakeSocket, text: string) {
      send.call(this, text);
      if (this.sent.at(-1)?.type === 'wave') this.closing();
    };
    greet();
    expect(types()).toEqual(['sessionRequest', 'wave']);
    last().drop(1006);
    expect(await answers[0]).toMatchObject({ ok: false, problem: { code: 'offline' } });
    await vi.advanceTimersByTimeAsync(1_000);
    greet();
    expect(types()).toEqual(['sessionRequest', 'look']);
  });

  it('is not pinged, and is given up when its end does not come', async () => {
    await opened();
    last().closing();
    await vi.advanceTimersByTimeAsync(50_000);
    expect(types()).toEqual(['sessionRequest']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(errors).toMatchObject([{ error: 'pong missing' }]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('which goes before its session was asked for leads to another connection', async () => {
    await connected();
    const first = last();
    first.closing();
    first.onopen?.();
    first.drop(1006);
    await vi.advanceTimersByTimeAsync(1_000);
    greet();
    expect(types()).toEqual(['sessionRequest']);
  });
});

describe('what waits for a connection', () => {
  it('is refused after half a minute, and is then not said any more', async () => {
    const channel = await opened();
    last().drop(1006);
    const answer = channel.command(command, {});
    for (let second = 0; second < 30; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      last().drop(1006);
    }
    expect(await answer).toMatchObject({ ok: false, problem: { code: 'offline' } });
    await vi.advanceTimersByTimeAsync(1_000);
    greet();
    expect(last().sent.map(({ type }) => type)).toEqual(['sessionRequest']);
  });

  it('is refused when the guest has logged out meanwhile', async () => {
    const channel = await connected();
    const answer = channel.command(command, {});
    isLoggedIn = false;
    greet();
    expect(await answer).toMatchObject({ ok: false, problem: { code: 'not_logged_in' } });
    expect(last().sent.map(({ type }) => type)).toEqual(['sessionRequest']);
  });

  it('is refused at once when too much waits, and when the channel is closed', async () => {
    const channel = await connected();
    const answers = Array.from({ length: 61 }, () => channel.command(command, {}));
    expect(await answers[60]).toMatchObject({ ok: false, problem: { code: 'offline' } });
    channel.close();
    expect(await answers[0]).toMatchObject({ ok: false, problem: { code: 'offline' } });
    channel.open();
    await settle();
    greet();
    expect(last().sent.map(({ type }) => type)).toEqual(['sessionRequest']);
  });
});

it('has one connection, also when it is closed and opened again before the first one stands', async () => {
  const channel = await connected();
  const first = last();
  channel.close();
  channel.open();
  channel.close();
  channel.open();
  await settle();
  expect(FakeSocket.all).toHaveLength(2);
  first.drop(1006);
  greet();
  expect(channel.state).toBe('open');
  expect(errors).toEqual([]);
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
