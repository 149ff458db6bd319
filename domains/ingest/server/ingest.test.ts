import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import fc from 'fast-check';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notAdmitted } from '#domains/performers/contract/index.ts';
import { wallClock } from '#kit/clock/clock.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { PublishOptions, TestPublisher } from '#kit/live-media/feed/testing/publish.ts';
import { publishAs } from '#kit/live-media/feed/testing/publish.ts';
import { until, WireClient } from '#kit/live-media/testing/clients.ts';
import { startMediaServer } from '#kit/live-media/testing/media-server.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import { proveResource } from '#kit/testing/prove-resource.ts';
import * as contract from '../contract/index.ts';
import { createIngest, ingestTables } from './index.ts';
import { keys } from './tables.ts';

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const [port, media] = await Promise.all([freePort(), startMediaServer({ clock: wallClock() })]);
const kit = {
  ...(await testKit([ingestTables], {
    RTMP_PORT: String(port),
    WHIP_PORTS: '50400-50440',
    WHIP_ADDRESS: '127.0.0.1',
  })),
  liveMedia: media.frames,
};
/** Performers who may go live, rooms that are open for own software, and with what code they were closed. */
const admitted = new Set([1, 2, 3, 4, 5, 6]);
const rooms = new Set<number>();
const closed: [number, number][] = [];
const ingest = createIngest(kit, {
  performers: {
    actor: async (_, id) => ({ id: Number(id), name: `Mira${id}`, isLocked: false }) as never,
    actorsOf: async (_, ids) => ids.map((id) => ({ id, name: `Mira${id}` })) as never,
    assertAdmitted: async (_, id) => {
      if (!admitted.has(id)) throw new Problem(notAdmitted);
    },
  },
  live: {
    isSoftwareRoom: async (_, id) => rooms.has(id),
    softwareTicket: async (id) => {
      if (!rooms.has(id)) return null;
      await media.frames.open(`actor:${id}`, { publisher: `performer:${id}` });
      return media.frames.publish(`actor:${id}`, `performer:${id}`);
    },
    closeRoomOf: async (id, exit) => {
      rooms.delete(id);
      closed.push([id, exit.code]);
      await media.frames.close(`actor:${id}`);
    },
  },
});
const dispatcher = testDispatcher(kit, ingest.handlers);
const as = (accountId: number, role: 'performer' | 'operator' = 'performer') =>
  testClient(dispatcher, { accountId, subjectId: accountId, roles: [role], isProven: true } as never);
const publishers: TestPublisher[] = [];

const app = fastify();
let whipUrl = '';
beforeAll(async () => {
  // Signals go into the relay, which has a server of its own here.
  const mounted = Object.create(app, { server: { value: media.server } });
  await ingest.mount?.(mounted, {} as never);
  whipUrl = `${await app.listen({ port: 0, host: '127.0.0.1' })}/whip`;
  await ingest.start?.();
});
afterAll(async () => {
  for (const publisher of publishers) await publisher.stop();
  await ingest.stop?.();
  await app.close();
  await media.stop();
});

async function keyOf(actorId: number): Promise<string> {
  const made = await as(actorId).call(contract.makeIngestKey, {});
  if (!made.ok) throw new Error(made.problem.code);
  return made.data.key;
}

function send(key: string, options: Omit<PublishOptions, 'url'> = {}): TestPublisher {
  const publisher = publishAs({ url: `rtmp://127.0.0.1:${port}/live/${key}`, ...options });
  publishers.push(publisher);
  return publisher;
}

const signalOf = (actorId: number) => ingest.sessions.signalOf(actorId);

describe('a stream key', () => {
  it('is shown once, kept as what tells it again, and void when another is made or it is taken back', async () => {
    const first = await keyOf(1);
    const { data } = (await as(1).call(contract.getIngest, {})) as { data: contract.StudioIngest };
    expect(data).toMatchObject({ key: { ending: first.slice(-4), usedAt: null }, signal: null });
    expect(data.rtmp).toBe(`rtmp://vesper.test:${port}/live`);
    expect(JSON.stringify(await kit.db.orm.select().from(keys))).not.toContain(first);
    expect(await ingest.sessions.admit(first, 'a')).toMatchObject({ ok: true, actorId: 1 });
    const second = await keyOf(1);
    expect(await ingest.sessions.admit(first, 'a')).toEqual({ ok: false, why: 'wrong' });
    expect(await ingest.sessions.admit(second, 'a')).toMatchObject({ ok: true, actorId: 1 });
    expect((await as(1).call(contract.revokeIngestKey, {})).ok).toBe(true);
    expect(await ingest.sessions.admit(second, 'a')).toEqual({ ok: false, why: 'wrong' });
    expect(await as(1).call(contract.revokeIngestKey, {})).toMatchObject({ problem: { code: 'no_ingest_key' } });
  });

  it('lets nobody in who may not go live, and nobody guess', async () => {
    const key = await keyOf(2);
    admitted.delete(2);
    expect(await ingest.sessions.admit(key, 'b')).toEqual({ ok: false, why: 'notAllowed' });
    admitted.add(2);
    for (let tries = 0; tries < 20; tries += 1) await ingest.sessions.admit(`live_${'x'.repeat(32)}`, 'c');
    expect(await ingest.sessions.admit(key, 'c')).toEqual({ ok: false, why: 'tooMany' });
    expect(await ingest.sessions.admit(key, 'b')).toMatchObject({ ok: true });
  });
});

it('a program that was admitted begins only while its key is good and no other sends', async () => {
  const key = await keyOf(6);
  const admission = await ingest.sessions.admit(key, 'e');
  const by = { actorId: 6, keyHash: (admission as { keyHash: string }).keyHash };
  await keyOf(6);
  const begun = ingest.sessions.begin(by, { protocol: 'whip', program: 'late', close: () => undefined });
  await expect(begun).rejects.toThrow('no right');
  expect(ingest.sessions.sending).not.toContain(6);
});

describe('a program that sends', () => {
  it('with a wrong key is refused, and nobody hears of it', { timeout: 60_000 }, async () => {
    const before = kit.published.length;
    expect(await send('live_wrong').ended).not.toBeNull();
    expect(kit.published.length).toBe(before);
    expect(ingest.sessions.sending).toEqual([]);
  });

  it('is seen by its performer first, by guests when the room is open, and by nobody once the key is taken back', {
    timeout: 120_000,
  }, async () => {
    const key = await keyOf(3);
    send(key, { width: 1280, height: 720, keyframeSeconds: 1 });
    await until(() => ingest.sessions.isReady(3), 'a signal that is ready', 60_000);
    expect(signalOf(3)).toMatchObject({ protocol: 'rtmp', isOnAir: false });
    const ticket = await ingest.sessions.watch(3, null);
    const own = await new WireClient(media.url, ticket).opened();
    await until(() => own.videos.length > 0, 'the picture before the show');
    // A second program with the same key is refused while the first one sends.
    expect(await ingest.sessions.admit(key, 'd')).toEqual({ ok: false, why: 'busy' });
    rooms.add(3);
    ingest.sessions.carry(3);
    await until(() => media.heard('live').some(({ room }) => room === 'actor:3'), 'the show');
    const seen = await media.frames.subscribe('actor:3', 'guest', { session: 's' });
    const guest = await new WireClient(media.url, seen).opened();
    await until(() => guest.videos.length > 0 && guest.objects.some(({ kind }) => kind === 'audio'), 'what guests get');
    expect(signalOf(3)?.isOnAir).toBe(true);
    const revoked = await as(900, 'operator').call(contract.revokeIngestKeyOf, {
      params: { actorId: 3 },
      body: { reason: 'Somebody else had it' },
    });
    expect(revoked).toMatchObject({ ok: true, data: { rows: expect.not.arrayContaining([{ actorId: 3 }]) } });
    expect(signalOf(3)).toBeNull();
    expect(closed).toContainEqual([3, 301]);
    own.close();
    guest.close();
  });

  it('with B-frames is told what to change, and gives way to another when it is dead', {
    timeout: 120_000,
  }, async () => {
    const key = await keyOf(4);
    const first = send(key, { bframes: 2, sound: false });
    await until(() => signalOf(4)?.verdict === 'refuse', 'a refusal', 60_000);
    expect(signalOf(4)?.checks).toContainEqual({ name: 'order', verdict: 'refuse', found: null });
    first.freeze();
    await until(() => (signalOf(4)?.stillMs ?? 10_000) > 3_000, 'silence');
    rooms.add(4);
    send(key, { sound: false, keyframeSeconds: 1 });
    await until(() => signalOf(4)?.isOnAir === true, 'the other program on air, without a sound', 60_000);
  });
});

describe('a program that speaks WHIP', () => {
  const offer = (key: string | null, body: string, type = 'application/sdp') =>
    fetch(whipUrl, {
      method: 'POST',
      body,
      headers: { 'content-type': type, ...(key !== null && { authorization: `Bearer ${key}` }) },
    });

  it('is shown as any other, its sound as it came, and ends with its session', { timeout: 120_000 }, async () => {
    const key = await keyOf(5);
    const publisher = publishAs({ url: whipUrl, key, width: 1280, height: 720, keyframeSeconds: 1 });
    publishers.push(publisher);
    await until(() => ingest.sessions.isReady(5), 'a signal that is ready', 60_000);
    expect(signalOf(5)).toMatchObject({ protocol: 'whip' });
    const checks = signalOf(5)?.checks.filter(({ name }) => ['codec', 'order', 'sound'].includes(name));
    expect(checks).toEqual([
      { name: 'codec', verdict: 'ok', found: expect.stringMatching(/^H\.264 /) },
      { name: 'order', verdict: 'ok', found: null },
      { name: 'sound', verdict: 'ok', found: 'OPUS' },
    ]);
    rooms.add(5);
    ingest.sessions.carry(5);
    await until(() => signalOf(5)?.isOnAir === true, 'the show');
    const seen = await media.frames.subscribe('actor:5', 'guest', { session: 's5' });
    const guest = await new WireClient(media.url, seen).opened();
    await until(() => guest.videos.length > 0 && guest.objects.some(({ kind }) => kind === 'audio'), 'what guests get');
    guest.close();
    expect((await offer(key, 'v=0')).status).toBe(409);
    await publisher.stop();
    await until(() => signalOf(5) === null, 'the end', 30_000);
  });

  it('is refused without a key, with a wrong one, with what is no offer, and hears why', async () => {
    const key = await keyOf(6);
    const answers = [
      await offer(null, 'v=0'),
      await offer(`live_${'y'.repeat(32)}`, 'v=0'),
      await offer(key, '{}', 'application/json'),
      await offer(key, 'nothing of the kind'),
      await offer(key, 'v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n'),
      await fetch(`${whipUrl}/3c0ffee0-0000-4000-8000-000000000000`, { method: 'DELETE' }),
      await fetch(`${whipUrl}/3c0ffee0-0000-4000-8000-000000000000`, { method: 'PATCH' }),
      await offer(key, 'x'.repeat(100_000)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 415, 422, 422, 404, 405, 413]);
    expect(answers[0]?.headers.get('www-authenticate')).toBe('Bearer');
    expect(ingest.sessions.sending).not.toContain(6);
  }, 60_000);
});

it('the studio shows key and signal as a new page would, whatever is made and taken back', () =>
  proveResource(contract.studioIngest, {
    commands: fc.constantFrom('make', 'drop', 'revoke'),
    open: async () => ({
      key: 1,
      published: () => kit.published,
      async fetch() {
        const answer = await as(1).call(contract.getIngest, {});
        return answer.ok ? answer.data : null;
      },
      run(command) {
        if (command === 'make') return as(1).call(contract.makeIngestKey, {});
        if (command === 'drop') return as(1).call(contract.revokeIngestKey, {});
        const body = { reason: 'Somebody else had it' };
        return as(900, 'operator').call(contract.revokeIngestKeyOf, { params: { actorId: 1 }, body });
      },
    }),
  }));
