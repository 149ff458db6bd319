import { expect, it } from 'vitest';
import { z } from 'zod';
import { only } from '#kit/contract/access.ts';
import { defineList } from '#kit/contract/list.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { testClient, testDispatcher } from '#kit/testing/clients.ts';
import { testKit } from '#kit/testing/kit.ts';
import { handleList } from './list.ts';

const kit = await testKit([]);
const at = Date.parse('2026-11-27T07:00:00Z');
const loaves = defineList({
  name: 'bakery.loaves',
  summary: 'Loaves.',
  access: only('operator'),
  path: 'office/loaves',
  row: z.object({
    id: z.int(),
    bakedAt: z.number(),
    sold: z.object({ until: z.number().nullable() }),
    eaten: z.number(),
    grams: z.int(),
    left: z.number(),
  }),
  columns: { bakedAt: { kind: 'instant', sortable: true }, eaten: { kind: 'instant' }, grams: { kind: 'number' } },
  filters: {},
  key: 'id',
  sort: 'bakedAt',
});
const row = { id: 1, bakedAt: at, sold: { until: at + 1_000 }, eaten: at, grams: 1_795_000_000_000, left: -0.5 };
const dispatcher = testDispatcher(
  kit,
  handleList(loaves, {
    find: async () => [{ ...row, cursor: ['1', '1'] as const }],
    present: () => [row, { ...row, id: 2, sold: { until: null } }],
  }),
);
const fileOf = async (format: 'csv' | 'json', language: 'en' | 'de' = 'en'): Promise<string> => {
  const operator = testClient(dispatcher, { accountId: 9, roles: ['operator'], isProven: true, language });
  const answer = await operator.call(loaves.export, { query: { format } });
  if (!answer.ok) throw new Error(answer.problem.code);
  return String((answer.data as FileReply).body);
};

it('a file says when in ISO 8601, also below other fields, and leaves other numbers as they are', async () => {
  const [head, first, second] = (await fileOf('csv')).split('\r\n');
  expect(head).toBe('\uFEFFid,bakedAt,sold.until,eaten,grams,left');
  expect(first).toBe('1,2026-11-27T07:00:00.000Z,2026-11-27T07:00:01.000Z,2026-11-27T07:00:00.000Z,1795000000000,-0.5');
  expect(second).toBe('2,2026-11-27T07:00:00.000Z,,2026-11-27T07:00:00.000Z,1795000000000,-0.5');
  expect(JSON.parse(await fileOf('json'))[0]).toMatchObject({
    bakedAt: '2026-11-27T07:00:00.000Z',
    sold: { until: '2026-11-27T07:00:01.000Z' },
    grams: 1_795_000_000_000,
  });
});

it('who reads a language with decimal commas gets a file that their spreadsheet splits, with numbers in it', async () => {
  const [head, first] = (await fileOf('csv', 'de')).split('\r\n');
  expect(head).toBe('\uFEFFid;bakedAt;sold.until;eaten;grams;left');
  expect(first?.endsWith(';1795000000000;-0,5')).toBe(true);
});
