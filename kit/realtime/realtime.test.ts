import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { WebSocket as RawSocket } from 'ws';
import { z } from 'zod';
import { wallClock } from '#kit/clock/clock.ts';
import { TestClock } from '#kit/clock/test-clock.ts';
import type { Caller } from '#kit/contract/access.ts';
import { anyone, loggedIn, visitor } from '#kit/contract/access.ts';
import { clientMessage, serverMessage } from '#kit/contract/operations.ts';
import { DatabaseUnavailable } from '#kit/db/failures/failures.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { memoryLog } from '#kit/log/log.ts';
import { receive } from '#kit/server/handler.ts';
import { takeLimitOf } from '#kit/server/take-limit.ts';
import { createLocalBus } from './bus.ts';
import type { ChannelError } from './client.ts';
import { createChannel } from './client.ts';
import { sessionExpired } from './messages.ts';
import type { Bus } from './port.ts';
import { createRealtime } from './server.ts';

const wave = clientMessage({
  name: 'wave',
  summary: 'Waves.',
  access: visitor,
  payload: z.object({ text: z.string().min(1) }),
});
const pay = clientMessage({ name: 'pay', summary: 'Pays.', access: loggedIn, payload: z.object({}) });
const waved = serverMessage({
  name: 'waved',
  summary: 'Waved.',
  access: visitor,
  payload: z.object({ text: z.string() }),
});

const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** Tokens of this test: `guest-7`, `account-7`. */
function callerOf(token: string): Partial<Caller> {
  const [kind, id] = token.split('-');
  if (!id) return { subjectId: null };
  return { subjectId: Number(id), accountId: kind === 'account' ? Number(id) : null, sessionId: token };
}

async function boot(bus: Bus = createLocalBus(), clock: TestClock | ReturnType<typeof wallClock> = wallClock()) {
  const realtime = createRealtime({ clock, log: memoryLog(), bus, subject: { field: 'guestId', topic: 'guest' } });
  realtime.attachAuthentication(async ({ token, language, ip, country }) => ({
    subjectId: null,
    accountId: null,
    roles: [],
    sessionId: null,
    language,
    country,
    ip,
    ...callerOf(token),
  }));
  const heard: string[] = [];
  realtime.receive([
    receive(wave, async ({ text }, from) => {
      heard.push(`${from.caller.subjectId} ${text}`);
      realtime.publish('square:1', waved, { text });
    }),
    receive(pay, async () => void heard.push('paid')),
  ]);
  realtime.defineTopic({ kind: 'square', access: visitor, may: (caller, id) => id === '1' && caller.subjectId !== 13 });
  const server = createServer();
  server.on('upgrade', (request, socket, head) => realtime.upgrade(request, socket, head, '127.0.0.1'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(
    () => new Promise((resolve) => void server.close(() => resolve())),
    () => realtime.close(),
  );
  return { realtime, heard, url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/realtime` };
}

function connect(url: string, token: string, errors: ChannelError[] = []) {
  const { subjectId, accountId } = callerOf(token);
  const channel = createChannel({
    url,
    language: () => 'de',
    identity: () => ({ accessToken: token, subject: { guestId: subjectId ?? null }, isLoggedIn: accountId != null }),
    socket: RawSocket as unknown as typeof WebSocket,
  });
  channel.onError((error) => errors.push(error));
  closers.push(() => channel.close());
  channel.open();
  return channel;
}

const next = <T>(register: (resolve: (value: T) => void) => void): Promise<T> => new Promise(register);

it('sends what was said before the session was acknowledged, after it', async () => {
  const { url, heard } = await boot();
  const channel = connect(url, 'guest-7');
  expect(await channel.command(wave, { text: 'early' })).toEqual({ ok: true });
  expect(heard).toEqual(['7 early']);
});

it('a session that cannot be opened just now is asked for again by a new connection, and opens as soon as it can', async () => {
  const { url, realtime, heard } = await boot();
  let isAway = true;
  realtime.attachAuthentication(async ({ token, language, ip, country }) => {
    if (isAway) throw new DatabaseUnavailable();
    return { accountId: null, roles: [], sessionId: null, language, country, ip, subjectId: null, ...callerOf(token) };
  });
  const errors: ChannelError[] = [];
  const channel = connect(url, 'guest-7', errors);
  const refused = next<ChannelError>((resolve) => channel.onError(resolve));
  expect((await refused).errorCode).toBe(1013);
  isAway = false;
  expect(await channel.command(wave, { text: 'back' })).toEqual({ ok: true });
  expect(heard).toEqual(['7 back']);
});

it('takes each message from the rate limit it declares, for each guest alone', async () => {
  const { url, realtime, heard } = await boot();
  const knock = clientMessage({
    name: 'knock',
    summary: 'Knocks.',
    access: visitor,
    payload: z.object({}),
    limit: { points: 2, seconds: 60, per: 'subject' },
  });
  realtime.receive([receive(knock, async (_, from) => void heard.push(`${from.caller.subjectId} knocked`))]);
  realtime.attachBudgets(async () => undefined, takeLimitOf(createLimits(null)));
  const eager = connect(url, 'guest-7');
  for (let nth = 0; nth < 2; nth += 1) expect(await eager.command(knock, {})).toEqual({ ok: true });
  const refused = await eager.command(knock, {});
  expect(refused.ok ? null : refused.problem).toMatchObject({ code: 'too_many_requests', status: 429 });
  expect(await connect(url, 'guest-8').command(knock, {})).toEqual({ ok: true });
  expect(await eager.command(wave, { text: 'still here' })).toEqual({ ok: true });
  expect(heard).toEqual(['7 knocked', '7 knocked', '8 knocked', '7 still here']);
});

it('delivers to a topic, to those alone who may be there', async () => {
  const { url } = await boot();
  const inside = connect(url, 'guest-7');
  const outside = connect(url, 'guest-13');
  const got: string[] = [];
  inside.subscribe('square:1');
  outside.subscribe('square:1');
  outside.on(waved, ({ text }) => got.push(`outside ${text}`));
  const arrived = next<{ text: string }>((resolve) => inside.on(waved, resolve));
  await outside.command(wave, { text: 'hello' });
  expect(await arrived).toEqual({ text: 'hello' });
  expect(got).toEqual([]);
});

it('lets nobody join without the access a subscription asks for, whatever the topic’s own rule says', async () => {
  const { url, realtime } = await boot();
  realtime.defineTopic({ kind: 'open', access: anyone, may: () => true });
  realtime.defineTopic({ kind: 'members', access: loggedIn, may: () => true });
  for (const [token, codes] of [
    ['stranger', ['not_logged_in', 'not_logged_in', 'not_logged_in']],
    ['guest-7', [undefined, 'not_logged_in', 'not_permitted']],
    ['account-7', [undefined, undefined, 'not_permitted']],
  ] as const) {
    const raw = new RawSocket(url);
    closers.push(() => raw.terminate());
    const answers: { type: string; data: { problem?: { code: string } | null } }[] = [];
    raw.on('message', (data) => answers.push(JSON.parse(String(data))));
    await next((resolve) => raw.on('open', () => resolve(null)));
    const say = (type: string, data: unknown) =>
      raw.send(JSON.stringify({ type, accessToken: token, guestId: null, id: 1, data }));
    say('sessionRequest', { language: 'en' });
    for (const topic of ['open', 'members', 'nowhere']) say('subscribe', { topic });
    await expect.poll(() => answers.length).toBe(4);
    expect(
      answers.slice(1).map(({ data }) => data.problem?.code),
      token,
    ).toEqual(codes);
  }
});

it('refuses a command that needs a login before it leaves, and again on the server', async () => {
  const { url, heard } = await boot();
  const channel = connect(url, 'guest-7');
  const local = await channel.command(pay, {});
  expect(local).toMatchObject({ ok: false, problem: { code: 'not_logged_in' } });

  const raw = new RawSocket(url);
  closers.push(() => raw.terminate());
  const answers: { type: string; data: { problem?: { code: string } } }[] = [];
  raw.on('message', (data) => answers.push(JSON.parse(String(data))));
  await next((resolve) => raw.on('open', () => resolve(null)));
  const say = (type: string, data: unknown, guestId = 7) =>
    raw.send(JSON.stringify({ type, accessToken: 'guest-7', guestId, id: 1, data }));
  say('sessionRequest', { language: 'en' });
  say('pay', {});
  say('wave', { text: '' });
  say('wave', { text: 'I am somebody else' }, 8);
  say('nonsense', {});
  await expect.poll(() => answers.length).toBe(5);
  expect(answers.slice(1).map((answer) => answer.data.problem?.code)).toEqual([
    'not_logged_in',
    'invalid_input',
    'not_permitted',
    'not_found',
  ]);
  expect(heard).toEqual([]);
});

it.each([
  ['no JSON', 'hello'],
  ['no token', JSON.stringify({ type: 'ping' })],
  [
    'a command before the session',
    JSON.stringify({ type: 'wave', accessToken: '', guestId: null, data: { text: 'x' } }),
  ],
])('closes with 1002 on %s', async (_, frame) => {
  const { url } = await boot();
  const raw = new RawSocket(url);
  closers.push(() => raw.terminate());
  const closed = next<number>((resolve) => raw.on('close', resolve));
  raw.on('open', () => raw.send(frame));
  expect(await closed).toBe(1002);
});

it('ends the connections of a revoked session and tells them first', async () => {
  const { realtime, url } = await boot();
  const errors: ChannelError[] = [];
  const channel = connect(url, 'account-7', errors);
  await channel.command(wave, { text: 'here' });
  const told = next((resolve) => channel.on(sessionExpired, resolve));
  realtime.dropSession('account-7', 4001, 'logged out');
  await told;
  await expect.poll(() => errors).toMatchObject([{ error: 'connection closed', errorCode: 4001 }]);
});

it('drops a connection that does not read, and the others go on', async () => {
  const { realtime, url } = await boot();
  const reader = connect(url, 'guest-7');
  reader.subscribe('square:1');
  await reader.command(wave, { text: 'ready' });
  const deaf = new RawSocket(url);
  closers.push(() => deaf.terminate());
  let answers = 0;
  deaf.on('message', () => {
    answers += 1;
  });
  await next((resolve) => deaf.on('open', () => resolve(null)));
  deaf.send(JSON.stringify({ type: 'sessionRequest', accessToken: 'guest-8', guestId: 8, data: { language: 'en' } }));
  deaf.send(
    JSON.stringify({ type: 'subscribe', accessToken: 'guest-8', guestId: 8, id: 1, data: { topic: 'square:1' } }),
  );
  await expect.poll(() => answers).toBe(2);
  deaf.pause();
  const before = realtime.connections;
  const text = 'x'.repeat(60_000);
  let received = 0;
  reader.on(waved, () => {
    received += 1;
  });
  for (let round = 0; round < 400 && realtime.connections === before; round += 1) {
    realtime.publish('square:1', waved, { text });
    await next((resolve) => setImmediate(() => resolve(null)));
  }
  await expect.poll(() => realtime.connections).toBe(before - 1);
  realtime.publish('square:1', waved, { text: 'after' });
  await expect.poll(() => received).toBeGreaterThan(1);
});

it('forgets who says nothing for two pings', async () => {
  const clock = new TestClock();
  const { realtime, url } = await boot(createLocalBus(), clock);
  const channel = connect(url, 'guest-7');
  await channel.command(wave, { text: 'once' });
  await clock.advance(60_000);
  expect(realtime.connections).toBe(1);
  channel.close();
  const silent = connect(url, 'guest-9');
  await silent.command(wave, { text: 'once' });
  await clock.advance(140_000);
  await expect.poll(() => realtime.connections).toBe(0);
});

it('believes the proxy about the country, never a header of the client', async () => {
  const realtime = createRealtime({
    clock: wallClock(),
    log: memoryLog(),
    bus: createLocalBus(),
    subject: { field: 'guestId', topic: 'guest' },
  });
  const seen: (string | null)[] = [];
  realtime.attachAuthentication(async ({ language, ip, country }) => {
    seen.push(country);
    return { subjectId: 7, accountId: null, roles: [], sessionId: null, language, country, ip };
  });
  const server = createServer();
  const told = [null, 'CH'];
  server.on('upgrade', (request, socket, head) => realtime.upgrade(request, socket, head, '127.0.0.1', told.shift()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(
    () => new Promise((resolve) => void server.close(() => resolve())),
    () => realtime.close(),
  );
  for (const count of [1, 2]) {
    const headers = { 'x-country': 'AT', 'x-vesper-country': 'AT' };
    const raw = new RawSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/realtime`, { headers });
    closers.push(() => raw.terminate());
    raw.on('open', () =>
      raw.send(JSON.stringify({ type: 'sessionRequest', accessToken: 'x', guestId: null, data: { language: 'en' } })),
    );
    await expect.poll(() => seen.length).toBe(count);
  }
  expect(seen).toEqual([null, 'CH']);
});
