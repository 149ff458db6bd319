import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { checkedDomain } from '#architecture/checked-domain.ts';
import { declaredIn } from '#architecture/declared-in.ts';
import { nothingWrong } from '#architecture/nothing-wrong.ts';
import { channelSubject } from '#domains/identity/contract/channel.ts';
import { TestClock } from '#kit/clock/test-clock.ts';
import type { Caller } from '#kit/contract/access.ts';
import { documentOf } from '#kit/contract/client.ts';
import { budgets, costOf, isCalled } from '#kit/contract/cost.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { defOf, unwrapSchema } from '#kit/contract/selection.ts';
import { mountGraphql } from '#kit/graphql/mount.ts';
import { installProblems, mountRest } from '#kit/http/rest.ts';
import { createUploads } from '#kit/http/uploads.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { memoryLog } from '#kit/log/log.ts';
import { createLocalBus } from '#kit/realtime/bus.ts';
import { createRealtime } from '#kit/realtime/server.ts';
import type { Dispatcher } from '#kit/server/dispatch.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import { onFileEnd } from '#kit/testing/file-end.ts';
import { describedContract } from './contract-files.ts';
import { chargePathCosts } from './path-costs.ts';

let app: FastifyInstance;
let dispatcher: Dispatcher;
let person = 100;
let roles: readonly string[] = [];

beforeAll(async () => {
  const { handlers } = await describedContract();
  // What is asked here is what comes before anything runs.
  const nothing = async () => {
    throw new Problem(notFound);
  };
  const idle = handlers.map((handler) => ('run' in handler ? ({ ...handler, run: nothing } as Handler) : handler));
  dispatcher = createDispatcher(idle, { limits: createLimits(null), log: memoryLog() });
  app = Fastify();
  const log = memoryLog();
  const callOf = async () => {
    const caller = {
      subjectId: person,
      accountId: roles.length > 0 ? person : null,
      roles,
      language: 'en',
      ip: `192.0.2.${person % 250}`,
    };
    return { caller: caller as unknown as Caller } as Call;
  };
  installProblems(app, log);
  chargePathCosts(app, dispatcher);
  app.get('/sitemap.xml', async () => 'map');
  await mountRest(app, dispatcher, { uploads: createUploads('none is sent'), callOf, log });
  await mountGraphql(app, dispatcher, { callOf, log, introspection: true });
  await app.ready();
  // The first query pays for the compilation of rules and schema.
  await ask('{ __typename }');
  onFileEnd(() => app.close());
}, 60_000);

async function ask(query: string, variables: object = {}) {
  const before = process.cpuUsage();
  const answer = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: 'Bearer x' },
    payload: { query, variables },
  });
  // The time this process worked: how long others kept the machine is not the query's doing.
  const { user, system } = process.cpuUsage(before);
  const took = (user + system) / 1000;
  const body = answer.json() as { errors?: { message: string; extensions?: { code?: string } }[]; code?: string };
  return { took, code: body.code ?? body.errors?.[0]?.extensions?.code ?? body.errors?.[0]?.message, answer };
}
const card = '{ total items { id name headline age viewers categories } }';
const fresh = () => {
  person += 1;
};

/** What hangs on no domain, or is one look over all there is, is left out of a check of one. */
const isWhole = checkedDomain === undefined;

describe.runIf(isWhole)('a document that asks for too much is refused before anything runs', () => {
  const doubling = Array.from({ length: 30 }, (_, at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`);
  const deep = `${'{ a'.repeat(3000)}${'}'.repeat(3000)}`;
  const types = (depth: number): string => (depth === 0 ? 'name' : `fields { type { ${types(depth - 1)} } }`);
  it.each([
    ['400 aliases', `{ ${Array.from({ length: 400 }, (_, at) => `a${at}: models(first: 120) ${card}`).join(' ')} }`],
    [
      'little of 20 long lists',
      `{ ${Array.from({ length: 20 }, (_, at) => `a${at}: models(first: 120) { total }`).join(' ')} }`,
    ],
    ['30 aliases', `{ ${Array.from({ length: 30 }, (_, at) => `a${at}: modelCategories { slug }`).join(' ')} }`],
    ['10,000 times the same field', `{ ${'modelCategories{slug} '.repeat(10_000)} }`],
    ['aliases in fragments', `{ ...f ...f ...f } fragment f on Query { ${'a: modelCategories { slug } '.repeat(20)} }`],
    [
      'fragments that double 30 times',
      `{ ...f0 } ${doubling.join(' ')} fragment f30 on Query { modelCategories { slug } }`,
    ],
    ['3,000 levels', deep],
    ['introspection of introspection', `{ __schema { types { ${types(5)} } } }`],
    ['a list of 10,000 tags', `{ seoTexts(tags: [${'"home" '.repeat(10_000)}]) { tag } }`],
    ['directives instead of fields', `{ modelCategories ${'@include(if: true) '.repeat(3000)} { slug } }`],
    ['a document as a tree', JSON.stringify({ kind: 'Document', definitions: Array(2000).fill({ kind: 'x' }) })],
    ['many operations', Array.from({ length: 40 }, (_, at) => `query q${at} { modelCategories { slug } }`).join(' ')],
  ])('%s', async (_, query) => {
    // The least of a few: what a busy machine and a cold process add is not the document's doing.
    let least = Number.POSITIVE_INFINITY;
    for (let time = 0; time < 3; time += 1) {
      fresh();
      const { code, took, answer } = await ask(query);
      expect(answer.statusCode).toBe(400);
      expect(code).toMatch(/query_too_expensive|malformed|Graphql validation error/i);
      expect(answer.body.length).toBeLessThan(20_000);
      least = Math.min(least, took);
    }
    expect(least).toBeLessThan(50);
  });

  it('whatever stands in a variable, and a batch is no way around', async () => {
    fresh();
    const query = `query($n: Int) { ${Array.from({ length: 20 }, (_, at) => `a${at}: models(first: $n) { items { ${'id name age '.repeat(6)} } }`).join(' ')} }`;
    for (const n of [1, 120, 1e9, null]) expect((await ask(query, { n })).answer.statusCode).toBeLessThan(500);
    const batch = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: 'Bearer x' },
      payload: Array.from({ length: 50 }, () => ({ query: '{ modelCategories { slug } }' })),
    });
    expect(batch.statusCode).toBe(400);
  });
});

describe('ten thousand of anything', () => {
  const many = {
    list: Array(10_000).fill('a'),
    record: Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`k${at}`, 1])),
  };

  it('in the body of any route is refused before anything runs', async () => {
    const routes = dispatcher.handlers
      .map(({ operation }) => operation)
      .filter((operation) => operation.kind === 'route')
      .filter(({ method, body, upload, maxBody }) => method !== 'GET' && body && !upload && !maxBody);
    expect(routes.length).toBeGreaterThan(40);
    // Operators' calls are refused by who calls.
    roles = ['guest', 'performer'];
    const wrong: string[] = [];
    for (const { name, method, path, body } of routes) {
      for (const sent of Object.values(many)) {
        fresh();
        // In each part of the body by its name, and in place of the body.
        const parts = Object.keys((defOf(unwrapSchema(body as never)).shape ?? {}) as object);
        for (const payload of [sent, ...parts.slice(0, 1).map((part) => ({ [part]: sent }))]) {
          const before = process.cpuUsage();
          const { statusCode } = await app.inject({
            method: method as 'POST',
            url: `/rest/v1/${path.replace(/\{\w+\}/g, '1')}`,
            payload: payload as object,
          });
          const { user, system } = process.cpuUsage(before);
          const took = (user + system) / 1000;
          if (statusCode >= 500 || statusCode < 400 || took >= 200)
            wrong.push(
              `${declaredIn(name)} answers ten thousand of anything with ${statusCode} after ${Math.round(took)} ms: give the lists and records of its body a longest length.`,
            );
        }
      }
    }
    roles = [];
    nothingWrong(wrong);
  }, 120_000);

  it('in any message of the channel is refused with a receipt, and the connection continues', async () => {
    const messages = dispatcher.handlers.filter((handler) => handler.kind === 'socket');
    const ran: string[] = [];
    const idle = messages.map((handler) => ({ ...handler, run: async () => void ran.push(handler.operation.name) }));
    const realtime = createRealtime({
      clock: new TestClock(),
      log: memoryLog(),
      bus: createLocalBus(),
      subject: channelSubject,
    });
    const somebody = { subjectId: 7, accountId: 7, roles: ['guest', 'performer', 'operator'] as const, sessionId: 'a' };
    realtime.attachAuthentication(async ({ language, ip }) => ({ ...somebody, language, ip, country: null }) as never);
    realtime.receive(idle as never);
    const server = createServer().listen(0, '127.0.0.1');
    server.on('upgrade', (request, socket, head) => realtime.upgrade(request, socket, head, '127.0.0.1'));
    onFileEnd(async () => {
      await realtime.close();
      server.close();
    });
    await once(server, 'listening');
    const say = (socket: WebSocket, type: string, data: unknown, id: number) =>
      socket.send(JSON.stringify({ type, accessToken: 't', guestId: null, id, data }));
    const requests = messages.flatMap(({ operation }) =>
      [many.list, many.record].map((data) => [operation.name, data] as const),
    );
    expect(requests.length).toBeGreaterThan(20);
    const receipts: { of: string; problem: { code: string } | null }[] = [];
    // A connection may say so much a minute; what is asked for here is more than one says.
    for (let at = 0; at < requests.length; at += 100) {
      const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/realtime`);
      onFileEnd(() => socket.terminate());
      socket.on('message', (text) => {
        const { type, data } = JSON.parse(String(text));
        if (type === 'receipt') receipts.push(data);
      });
      await once(socket, 'open');
      say(socket, 'sessionRequest', { language: 'en' }, 0);
      const part = requests.slice(at, at + 100);
      for (const [id, [name, data]] of part.entries()) say(socket, name, data, id + 1);
      await expect.poll(() => receipts.length, { timeout: 20_000 }).toBe(at + part.length);
      expect(socket.readyState).toBe(WebSocket.OPEN);
    }
    for (const { of, problem } of receipts)
      if (!ran.includes(of)) expect([of, problem?.code]).toEqual([of, 'invalid_input']);
  }, 60_000);
});

describe('everybody has a budget', () => {
  it.runIf(isWhole)(
    'a loop of searches is told to wait, over REST and over GraphQL, and others go on',
    async () => {
      for (const search of [
        () => app.inject({ url: '/rest/v1/searchResult/search/en/ada' }),
        async () => (await ask('{ searchActors(pattern: "ada") { total } }')).answer,
      ]) {
        fresh();
        const answers = await Promise.all(Array.from({ length: 400 }, search));
        const waiting = answers.filter(({ body }) => body.includes('too_many_requests'));
        expect(waiting.length).toBeGreaterThan(90);
        fresh();
        expect((await search()).body).not.toContain('too_many_requests');
      }
    },
    60_000,
  );

  it.runIf(isWhole)(
    'a loop of documents that are no good is told to wait',
    async () => {
      fresh();
      const answers: number[] = [];
      for (let at = 0; at < 400; at += 1) answers.push((await ask(`{ ${'nothing '.repeat(1800)} }`)).answer.statusCode);
      expect(new Set(answers)).toEqual(new Set([400, 429]));
      expect(answers.filter((status) => status === 400)).toHaveLength(Math.floor(budgets.subject.points / 8));
    },
    60_000,
  );

  it.runIf(isWhole)(
    'whoever has spent everything still comes back from a checkout, and sees the order',
    async () => {
      fresh();
      const search = () => app.inject({ url: '/rest/v1/searchResult/search/en/ada' });
      await Promise.all(Array.from({ length: 1500 }, search));
      expect((await search()).statusCode).toBe(429);
      const order = 'a1b2c3d4e5f6a7b8c9d0';
      const back = await app.inject({ url: `/rest/v1/payments/return/${order}?result=success&mark=m` });
      expect(back.json().code, 'asked and answered').toBe('not_found');
      expect((await app.inject({ url: `/rest/v1/payments/order/${order}` })).json().code).toBe('not_logged_in');
    },
    60_000,
  );

  it.runIf(isWhole)('a flood of sitemaps is refused by address', async () => {
    const answers = await Promise.all(Array.from({ length: 220 }, () => app.inject({ url: '/sitemap.xml' })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(200);
    expect(answers.at(-1)?.headers['retry-after']).toMatch(/^\d+$/);
  });

  it('each operation costs something or has a limit of its own, none more than a third of what one has', () => {
    const called = dispatcher.handlers.map(({ operation }) => operation).filter(isCalled);
    const free = called.filter((operation) => !(costOf(operation) >= 1));
    nothingWrong(
      free
        .filter(({ name }) => !['getOrder', 'returnFromCheckout'].includes(name))
        .map(
          ({ name }) =>
            `${declaredIn(name)} costs nothing: whoever calls it in a loop keeps the server. Let it cost something.`,
        ),
    );
    for (const operation of free) expect(operation).toHaveProperty('limit.points');
    nothingWrong(
      called
        .filter((operation) => costOf(operation) > budgets.subject.points / 3)
        .map(
          (operation) =>
            `${declaredIn(operation.name)} costs ${costOf(operation)}, more than a third of what somebody has (${budgets.subject.points}): ask for less at once.`,
        ),
    );
  });

  it('every query of ours is within the bounds of one document', async () => {
    for (const handler of dispatcher.handlers) {
      if (handler.kind !== 'graphql' || handler.operation.kind !== 'query') continue;
      fresh();
      const { code } = await ask(documentOf(handler.operation).replace(/\$\w+: [^,)]+!/g, (all) => all));
      expect(
        code,
        `${declaredIn(handler.operation.name)} asks for more than one document may: a shorter list by default`,
      ).not.toBe('query_too_expensive');
    }
  });
});
