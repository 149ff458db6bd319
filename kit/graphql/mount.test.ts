import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Caller } from '#kit/contract/access.ts';
import { anyone } from '#kit/contract/access.ts';
import { query, queryService } from '#kit/contract/operations.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { memoryLog } from '#kit/log/log.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import type { Call } from '#kit/server/handler.ts';
import { resolve } from '#kit/server/handler.ts';
import { mountGraphql } from './mount.ts';

const stars = query({ name: 'stars', summary: 'Stars.', access: anyone, result: z.array(z.string()) });
const planets = query({
  name: 'planets',
  service: queryService('outer-space'),
  summary: 'Planets.',
  access: anyone,
  result: z.array(z.string()),
});

const caller: Caller = {
  subjectId: 7,
  accountId: null,
  roles: [],
  sessionId: null,
  language: 'en',
  country: null,
  ip: '127.0.0.1',
};
const log = memoryLog();
const app = Fastify();
let failure: unknown;

beforeAll(async () => {
  const fails = resolve(stars, async () => {
    throw failure;
  });
  const dispatcher = createDispatcher([fails, resolve(planets, async () => ['Vesta'])], {
    limits: createLimits(null),
    log,
  });
  await mountGraphql(app, dispatcher, { callOf: async () => ({ caller }) as Call, log, introspection: true });
});
afterAll(() => app.close());

const ask = (text: string) =>
  app.inject({ method: 'POST', url: '/graphql', headers: { authorization: 'Bearer x' }, payload: { query: text } });

it.each([
  ['the database refused', { code: '42P10', message: 'select "name_skeleton" from "actors"' }],
  ['a host did not answer', { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 10.1.2.3:5432' }],
  ['a file is away', { code: 'ENOENT', message: "open '/srv/data/secret'" }],
  ['a mistake of ours', { message: 'stars is not a function' }],
])('tells nothing of a failure but that there was one, and logs it: %s', async (_name, parts) => {
  failure = Object.assign(new Error(parts.message), parts);
  const answer = await ask('{ stars }');
  expect(answer.statusCode).toBe(200);
  expect(answer.json().errors).toMatchObject([{ path: ['stars'], extensions: { code: 'internal_error' } }]);
  expect(answer.body).not.toContain(parts.message);
  expect(log.lines.at(-1)?.text).toBe('unexpected failure');
});

it('answers what is no document of ours as a malformed one', async () => {
  const answer = await ask('{ planets }');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ data: null, errors: [{ message: 'Graphql validation error' }] });
});

it('runs documents of one operation, whatever that is called', async () => {
  const headers = { authorization: 'Bearer x' };
  const named = (query: string, operationName?: string) =>
    [
      { method: 'POST', url: '/graphql/outer-space', headers, payload: { query, operationName } },
      {
        method: 'GET',
        url: '/graphql/outer-space',
        headers,
        query: { query, ...(operationName && { operationName }) },
      },
    ] as const;
  for (const request of named('query A { planets }', 'nobody')) {
    expect((await app.inject(request)).json()).toEqual({ data: { planets: ['Vesta'] } });
  }
  const both = 'query A($n: Int = 120) { planets } query B($n: Int = 1) { planets }';
  for (const request of [...named(both), ...named(both, 'A'), ...named(both, 'nobody')]) {
    const answer = await app.inject(request);
    expect([answer.statusCode, answer.json().errors[0].extensions]).toMatchObject([
      400,
      { code: 'query_too_expensive', problem: { detail: '2 operations, at most 1' } },
    ]);
  }
});

it('a field of a service of its own is found at the address of that service, and nowhere else', async () => {
  const asked = { method: 'POST', headers: { authorization: 'Bearer x' }, payload: { query: '{ planets }' } } as const;
  expect((await app.inject({ ...asked, url: '/graphql/outer-space' })).json()).toEqual({
    data: { planets: ['Vesta'] },
  });
  expect((await app.inject({ ...asked, url: '/graphql/feed' })).statusCode).toBe(404);
  // @ts-expect-error a service that nobody declares
  query({ ...planets, service: 'outerspace' });
});
