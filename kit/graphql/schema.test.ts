import { graphql, printSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Caller } from '#kit/contract/access.ts';
import { anyone, loggedIn } from '#kit/contract/access.ts';
import { documentOf } from '#kit/contract/client.ts';
import { mainService, query } from '#kit/contract/operations.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { memoryLog } from '#kit/log/log.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import type { Call } from '#kit/server/handler.ts';
import { resolve } from '#kit/server/handler.ts';
import { buildSchema } from './schema.ts';

const Mood = z.enum(['calm', 'lively']).meta({ id: 'TestMood' });
const Prices = z.object({ video: z.int(), voyeur: z.int().nullable() }).meta({ id: 'TestPrices' });
const Star = z.object({ id: z.int(), name: z.string(), prices: Prices, moods: z.array(Mood) }).meta({ id: 'TestStar' });
const Filter = z.object({ mood: Mood.optional() }).meta({ id: 'TestFilter' });

const stars = query({
  name: 'stars',
  summary: 'Stars of the evening.',
  access: anyone,
  args: z.object({ first: z.int().min(1).max(50).default(4), filter: Filter.optional() }),
  result: z.array(Star),
});
const mine = query({ name: 'mine', summary: 'Mine.', access: loggedIn, result: z.string().nullable() });

const caller: Caller = {
  subjectId: null,
  accountId: null,
  roles: [],
  sessionId: null,
  language: 'de',
  country: null,
  ip: '127.0.0.1',
};
const call = { caller } as Call;

const dispatcher = createDispatcher(
  [
    resolve(stars, async ({ first }) => [
      { id: first, name: 'Vega', prices: { video: 400, voyeur: null }, moods: ['calm' as const] },
    ]),
    resolve(mine, async () => 'yes'),
  ],
  { limits: createLimits(null), log: memoryLog() },
);
const schema = buildSchema(mainService, dispatcher);
if (!schema) throw new Error('no schema');
const ask = (source: string, variableValues: Record<string, unknown> = {}) =>
  graphql({ schema, source, variableValues, contextValue: { call } });

describe('a query service derived from the contract', () => {
  it('names its types as the contract does', () => {
    const sdl = printSchema(schema);
    expect(sdl).toContain('type TestStar');
    expect(sdl).toContain('id: Int!');
    expect(sdl).toContain('prices: TestPrices!');
    expect(sdl).toContain('enum TestMood');
    expect(sdl).toMatch(/filter: TestFilter\w*/);
  });

  it('answers the document the typed client writes', async () => {
    const answer = await ask(documentOf(stars), { filter: { mood: 'lively' } });
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.stars).toEqual([
      { id: 4, name: 'Vega', prices: { video: 400, voyeur: null }, moods: ['calm'] },
    ]);
  });

  it('refuses a wrong argument by name, in the language of the caller', async () => {
    const answer = await ask(documentOf(stars), { first: 400 });
    const failure = answer.errors?.[0]?.originalError as { errors?: unknown; kind?: { code: string } };
    expect(failure.kind?.code).toBe('invalid_input');
    expect(failure.errors).toEqual([{ field: 'first', message: expect.stringContaining('Höchstens') }]);
  });

  it('refuses who is not logged in', async () => {
    const answer = await ask(documentOf(mine));
    expect(answer.errors?.[0]?.originalError).toMatchObject({ kind: { code: 'not_logged_in' } });
  });
});

it('makes the fields of a type once, since documents are priced and checked by them', () => {
  const schema = buildSchema(mainService, dispatcher);
  const type = schema?.getQueryType();
  expect(type?.getFields()).toBe(type?.getFields());
});
