import { expect, test } from 'vitest';
import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { spreadQuery } from './rest.ts';

const find = route({
  name: 'test.find',
  summary: 'Finds.',
  access: anyone,
  method: 'GET',
  path: 'test/find',
  query: z.object({ search: z.string().max(20).optional(), ids: z.array(z.int()).optional() }),
  response: z.object({}),
});

test.each(['[1]', '{}', '{"a":1}', '[', '{b', '[[]]', '{]'])('a search for %s is a search for that text', (search) => {
  expect(spreadQuery(find, { search })).toEqual({ search });
});

test('what is structured arrives as JSON text, and what every call may carry is taken off', () => {
  const query = { ids: '[1,2]', search: 'a', language: 'de', ver: '3', access_token: 'x' };
  expect(spreadQuery(find, query)).toEqual({ ids: [1, 2], search: 'a' });
});
