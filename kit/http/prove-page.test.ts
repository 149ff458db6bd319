import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { ProblemType } from '#kit/contract/problem.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notPermitted, stepUpRequired } from '#kit/contract/problems.ts';
import { memoryLog } from '#kit/log/log.ts';
import { installProblems } from './rest.ts';

const file = '/rest/v1/audit/export?from=1';
const page = 'http://site.test/office/audit/?q=a';
const navigation = { host: 'site.test', 'sec-fetch-mode': 'navigate', referer: page };

async function answer(
  headers: Record<string, string>,
  kind: ProblemType = stepUpRequired,
  method: 'GET' | 'POST' = 'GET',
) {
  const app = Fastify() as never as Parameters<typeof installProblems>[0];
  installProblems(app, memoryLog());
  app.route({
    method,
    url: '/rest/v1/audit/export',
    handler: async () => {
      throw new Problem(kind);
    },
  });
  const { statusCode, headers: given } = await app.inject({ method, url: file, headers });
  return [statusCode, given.location];
}

test('a link to a file that needs a proof, followed before the page listened, leads back to the page, which asks', async () => {
  expect(await answer(navigation)).toEqual([303, `/office/audit/?q=a#prove=${encodeURIComponent(file)}`]);
});

test('scripts, other sites, other refusals and forms get the refusal itself', async () => {
  const refused = [403, undefined];
  expect(await answer({ ...navigation, 'sec-fetch-mode': 'cors' })).toEqual(refused);
  expect(await answer({ host: 'site.test', 'sec-fetch-mode': 'navigate' })).toEqual(refused);
  expect(await answer({ ...navigation, referer: 'http://other.test/office/' })).toEqual(refused);
  expect(await answer({ ...navigation, referer: 'nonsense' })).toEqual(refused);
  // A page of ours that does not exist, whose path alone would be read as another site.
  expect(await answer({ ...navigation, referer: 'http://site.test//other.test/' })).toEqual(refused);
  expect(await answer(navigation, notPermitted)).toEqual(refused);
  expect(await answer(navigation, stepUpRequired, 'POST')).toEqual(refused);
});
