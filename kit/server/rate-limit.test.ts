import { expect, it } from 'vitest';
import { z } from 'zod';
import { anyone } from '#kit/contract/access.ts';
import { route } from '#kit/contract/operations.ts';
import { createLimits } from '#kit/limits/limits.ts';
import { memoryLog } from '#kit/log/log.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { createDispatcher } from './dispatch.ts';
import type { Call } from './handler.ts';
import { handle } from './handler.ts';

const pass = route({
  name: 'gate.pass',
  method: 'POST',
  path: 'gate/pass',
  summary: 'Three times a minute.',
  access: anyone,
  limit: { points: 3, seconds: 60, per: 'address' },
  response: z.object({ success: z.boolean() }),
});
const dispatcher = createDispatcher([handle(pass, async () => ({ success: true }))], {
  log: memoryLog(),
  limits: createLimits(null),
});
const from = (ip: string) =>
  dispatcher
    .invoke(pass, {}, {
      caller: testCaller({ ip }),
    } as Call)
    .then(
      () => 'in',
      (problem: { kind?: { code?: string } }) => problem.kind?.code ?? String(problem),
    );

it('a network of one person counts as one address, however many it holds', async () => {
  const answers: string[] = [];
  for (let host = 1; host <= 5; host += 1) answers.push(await from(`2001:db8:5:6:${host}::${host}`));
  expect(answers.slice(0, 3)).toEqual(['in', 'in', 'in']);
  expect(answers.slice(3)).not.toContain('in');
  expect(await from('2001:db8:5:7::1')).toBe('in');
});

it('one IPv4 address counts as itself, in both ways of writing it', async () => {
  for (const ip of ['192.0.2.1', '::ffff:192.0.2.1', '::ffff:c000:201']) expect(await from(ip)).toBe('in');
  expect(await from('192.0.2.1')).not.toBe('in');
  expect(await from('192.0.2.2')).toBe('in');
  expect(await from('not an address')).toBe('in');
});
