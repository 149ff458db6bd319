import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { declaredAnswer, fieldPickerOf } from './answer-schema.ts';

const Account = z.object({
  id: z.int(),
  name: z.string().trim(),
  mail: z.string().nullable(),
  nickname: z.string().optional(),
  level: z.int().default(3),
  gifts: z.record(z.string(), z.int()),
  friends: z.array(z.object({ id: z.int(), best: z.object({ id: z.int() }).nullable() })),
  seen: z.union([z.object({ kind: z.literal('page'), page: z.int() }), z.object({ kind: z.literal('never') })]),
});
const account = {
  id: 1,
  name: ' Ann ',
  mail: null,
  passwordHash: 'secret',
  gifts: { rose: 2 },
  friends: [{ id: 2, best: { id: 3, passwordHash: 'secret' }, passwordHash: 'secret' }],
  seen: { kind: 'page', page: 4, passwordHash: 'secret' },
};

afterEach(() => vi.unstubAllEnvs());

describe('an answer', () => {
  it('is taken in production as its schema would: what is not declared never leaves, and what changes is changed', () => {
    expect(fieldPickerOf(Account)(account)).toEqual(Account.parse(account));
    expect(JSON.stringify(fieldPickerOf(Account)(account))).not.toContain('secret');
    expect(fieldPickerOf(z.array(Account).nullable())(null)).toBeNull();
  });

  it('is checked in tests and development alone', () => {
    const wrong = { id: 'one' };
    expect(() => declaredAnswer(z.object({ id: z.int() }), wrong)).toThrow('expected number');
    vi.stubEnv('NODE_ENV', 'production');
    expect(declaredAnswer(z.object({ id: z.int() }), wrong)).toEqual(wrong);
  });
});
