import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Caller } from '#kit/contract/access.ts';
import { anyone, entering, loggedIn, only } from '#kit/contract/access.ts';
import { unaudited } from '#kit/contract/audit.ts';
import { createClient, fetchTransport } from '#kit/contract/client.ts';
import { route } from '#kit/contract/operations.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { memoryLog } from '#kit/log/log.ts';
import { createDispatcher } from './dispatch.ts';
import { handle } from './handler.ts';

const done = z.object({ done: z.literal(true) });
const common = { method: 'POST', response: done, summary: 'Works.' } as const;
const refund = route({ ...common, name: 'refund', path: 'refund', access: loggedIn, stepUp: 'always' });
const save = route({
  ...common,
  name: 'save',
  path: 'save',
  access: loggedIn,
  stepUp: { whenChanging: ['price'] },
  body: z.object({ words: z.string().optional(), price: z.int().optional() }),
});
const operate = route({
  ...common,
  name: 'operate',
  path: 'operate',
  access: only('operator'),
  audit: unaudited('a test'),
});
const setUp = route({ ...common, name: 'setUp', path: 'setUp', access: entering });
const look = route({ ...common, name: 'look', path: 'look', access: anyone });

const member = { subjectId: 7, accountId: 7, roles: ['operator'], sessionId: 's', language: 'en', ip: '' };
const { transportFor } = createDispatcher(
  [refund, save, operate, setUp, look].map((operation) => handle(operation, async () => ({ done: true as const }))),
  { limits: createLimits(null), log: memoryLog() },
);
const as = (given: object) =>
  createClient(transportFor({ caller: { ...member, ...given } as unknown as Caller } as never));
const codeOf = async (answer: Promise<{ ok: boolean }>): Promise<string> => {
  const result = (await answer) as { ok: true } | { ok: false; problem: { code: string } };
  return result.ok ? 'done' : result.problem.code;
};

test('what asks for a fresh proof is refused without one, before it is carried out', async () => {
  expect(await codeOf(as({}).call(refund, {}))).toBe('step_up_required');
  expect(await codeOf(as({ isProven: true }).call(refund, {}))).toBe('done');
  expect(await codeOf(as({ accountId: null, isProven: true }).call(refund, {}))).toBe('not_logged_in');
});

test('an operation may ask for it only when certain parts change', async () => {
  expect(await codeOf(as({}).call(save, { body: { words: 'x' } }))).toBe('done');
  expect(await codeOf(as({}).call(save, { body: { words: 'x', price: 3 } }))).toBe('step_up_required');
  expect(await codeOf(as({ isProven: true }).call(save, { body: { price: 3 } }))).toBe('done');
});

test('who still lacks the second factor sets it up and does nothing else', async () => {
  const half = as({ subjectId: null, accountId: null, roles: [], entering: { accountId: 7, sessionId: 's' } });
  expect(await codeOf(half.call(refund, {}))).toBe('second_factor_required');
  expect(await codeOf(half.call(operate, {}))).toBe('second_factor_required');
  expect(await codeOf(half.call(setUp, {}))).toBe('done');
  expect(await codeOf(half.call(look, {}))).toBe('done');
  expect(await codeOf(as({ accountId: null }).call(setUp, {}))).toBe('not_logged_in');
});

test('the client asks the person once and repeats the call', async () => {
  let fresh = false;
  const asked: boolean[] = [];
  const answer = (): Response =>
    fresh
      ? Response.json({ done: true })
      : Response.json({ type: '', code: 'step_up_required', status: 403, title: '' }, { status: 403 });
  const clientOf = (agrees: boolean) =>
    createClient(
      fetchTransport({
        base: 'http://vesper.test',
        language: () => 'en',
        token: () => null,
        fetch: async () => answer(),
        stepUp: async () => {
          asked.push(agrees);
          fresh = agrees;
          return agrees;
        },
      }),
    );
  expect(await codeOf(clientOf(false).call(refund, {}))).toBe('step_up_required');
  expect(await codeOf(clientOf(true).call(refund, {}))).toBe('done');
  expect(asked).toEqual([false, true]);
});
