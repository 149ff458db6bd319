import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { query, route } from '#kit/contract/operations.ts';
import { mountRest } from '#kit/http/rest.ts';
import { createUploads } from '#kit/http/uploads.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { memoryLog } from '#kit/log/log.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import type { Call } from '#kit/server/handler.ts';
import { handle, resolve } from '#kit/server/handler.ts';
import { heavyLimits } from '#kit/server/heavy-queue.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { mountGraphql } from './mount.ts';

const result = z.object({ done: z.boolean() }).meta({ id: 'HeavyTestResult' });
const costly = query({ name: 'costly', summary: 'Costs much.', access: anyone, cost: 60, result });
const cheap = query({ name: 'cheap', summary: 'Costs little.', access: anyone, result });
const report = route({
  name: 'report',
  method: 'GET',
  path: 'report',
  summary: 'Costs much as well.',
  access: anyone,
  cost: 60,
  response: z.object({ done: z.boolean() }),
});

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** A server whose work is counted, and takes as long as `work` does. */
async function open(work: () => Promise<void>) {
  const counted = { begun: 0, now: 0, most: 0 };
  let atHealth = 0;
  const run = async () => {
    counted.begun += 1;
    counted.now += 1;
    counted.most = Math.max(counted.most, counted.now);
    await work();
    counted.now -= 1;
    return { done: true };
  };
  const log = memoryLog();
  const handlers = [resolve(costly, run), handle(report, run), resolve(cheap, async () => ({ done: true }))];
  const dispatcher = createDispatcher(handlers, { limits: createLimits(null, 1000), log });
  // A connection that is kept must outlast a slow machine's pauses between two requests.
  const app = Fastify({ trustProxy: true, forceCloseConnections: true, keepAliveTimeout: 60_000 });
  const callOf = async ({ ip }: { ip: string }) => {
    const caller = testCaller({ ip, subjectId: 1 });
    return { caller } as Call;
  };
  app.get('/healthz', async () => {
    atHealth = counted.begun;
    return 'ok';
  });
  await mountRest(app as never, dispatcher, { callOf, log, uploads: createUploads('none is sent') });
  await mountGraphql(app as never, dispatcher, { callOf, log, introspection: true });
  await app.listen({ host: '127.0.0.1', port: 0 });
  closers.push(() => app.close());
  const agent = new Agent({ keepAlive: true });
  closers.push(() => agent.destroy());
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    base,
    counted,
    /** How much had begun when the process was last asked how it is. */
    atHealth: () => atHealth,
    ask(text: string, ip: string, signal: AbortSignal | null = null) {
      const headers = {
        authorization: 'Bearer x',
        'content-type': 'application/json',
        'x-forwarded-for': ip,
      };
      return fetch(`${base}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: text }), signal });
    },
    report: (ip: string) => fetch(`${base}/rest/v1/report`, { headers: { 'x-forwarded-for': ip } }),
    healthy: () =>
      new Promise<void>((done, failed) => {
        get(`${base}/healthz`, { agent }, (answer) => answer.resume().once('end', done)).once('error', failed);
      }),
  };
}
const statusesOf = (answers: readonly Response[]) => answers.map(({ status }) => status).sort();

it('of 40 costly documents at once from one address two never run together, and what finds no room is told when to come back', async () => {
  const gate = Promise.withResolvers<void>();
  const { ask, counted } = await open(() => gate.promise);
  const refused: Response[] = [];
  const asked = Array.from({ length: 40 }, async () => {
    const answer = await ask('{ costly { done } }', '192.0.2.1');
    if (answer.status === 429) refused.push(answer);
    return answer;
  });
  await expect.poll(() => refused.length).toBe(40 - heavyLimits.perKey);
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  gate.resolve();
  await Promise.all(asked);
  expect(counted).toEqual({ begun: heavyLimits.perKey, now: 0, most: 1 });
  expect((await ask('{ costly { done } }', '192.0.2.1')).status, 'free again').toBe(200);
});

it('of 40 people two at a time have their turn, by documents and by routes, and cheap calls wait for none', async () => {
  const gate = Promise.withResolvers<void>();
  const { ask, report, counted } = await open(() => gate.promise);
  let refused = 0;
  const asked = Array.from({ length: 40 }, async (_, at) => {
    const answer = await (at % 2 ? ask('{ costly { done } }', `192.0.2.${at}`) : report(`192.0.2.${at}`));
    if (answer.status === 429) refused += 1;
    return answer;
  });
  await expect.poll(() => counted.begun).toBe(heavyLimits.atOnce);
  // All have come: who has no room by now has been told.
  await expect.poll(() => refused).toBe(40 - heavyLimits.inAll);
  expect((await ask('{ cheap { done } }', '192.0.2.1')).status).toBe(200);
  expect(counted.begun).toBe(heavyLimits.atOnce);
  gate.resolve();
  const answers = await Promise.all(asked);
  expect(counted.most).toBe(heavyLimits.atOnce);
  expect(statusesOf(answers)).toEqual([...Array(heavyLimits.inAll).fill(200), ...Array(8).fill(429)]);
});

it('whether the process is well is answered between two of them', async () => {
  let asked: Promise<void> | undefined;
  const { ask, healthy, counted, atHealth } = await open(async () => {
    asked ??= healthy();
  });
  await healthy();
  await Promise.all(Array.from({ length: 30 }, (_, at) => ask('{ costly { done } }', `192.0.2.${at}`)));
  await asked;
  expect(counted.begun).toBe(30);
  // A question on an open connection takes few turns of the process, with a document or two in each.
  expect(atHealth()).toBeLessThan(20);
});

it('long documents are read in turns too', async () => {
  const gate = Promise.withResolvers<void>();
  const { ask, counted } = await open(() => gate.promise);
  const held = ask('{ costly { done } }', '192.0.2.1');
  await expect.poll(() => counted.begun).toBe(1);
  const long = `{ ${'nothing '.repeat(390)} }`;
  let refused = 0;
  const asked = Array.from({ length: 40 }, async () => {
    const { status } = await ask(long, '192.0.2.1');
    if (status === 429) refused += 1;
    return status;
  });
  await expect.poll(() => refused).toBe(40 - (heavyLimits.perKey - 1));
  gate.resolve();
  expect(new Set(await Promise.all(asked))).toEqual(new Set([400, 429]));
  expect((await held).status).toBe(200);
});

it('who hangs up keeps the turn until the work is done, and no longer', async () => {
  const gate = Promise.withResolvers<void>();
  const { ask, counted } = await open(() => gate.promise);
  const gone = new AbortController();
  const left = Array.from({ length: 6 }, (_, at) =>
    ask('{ costly { done } }', `192.0.2.${at}`, gone.signal).catch((error: Error) => error.name),
  );
  await expect.poll(() => counted.begun).toBe(heavyLimits.atOnce);
  gone.abort();
  expect(new Set(await Promise.all(left))).toEqual(new Set(['AbortError']));
  const stayed = ask('{ costly { done } }', '198.51.100.1');
  expect((await ask('{ cheap { done } }', '198.51.100.2')).status).toBe(200);
  expect(counted.most).toBe(heavyLimits.atOnce);
  gate.resolve();
  expect((await stayed).status).toBe(200);
  expect(counted.most).toBe(heavyLimits.atOnce);
});
