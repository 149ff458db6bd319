import { expect, test } from 'vitest';
import type { OwnLimit } from '../../contract/limits.ts';
import { nearlyUsed } from './nearly-used.ts';

const limit = (period: OwnLimit['period'], euroCents: number | null, usedCents: number, endsAt = 1): OwnLimit => ({
  period,
  euroCents,
  usedCents,
  endsAt,
  pending: null,
});

test('a limit with room for the smallest purchase, or none at all, is not told', () => {
  expect(nearlyUsed([limit('day', null, 99_999), limit('week', 1_000, 500)])).toBeNull();
});

test('the one that leaves least is told, of several the one that lasts longest; more than all of it leaves nothing', () => {
  const day = limit('day', 500, 350);
  expect(nearlyUsed([day, limit('week', 5_000, 0)])).toMatchObject({ period: 'day', leftCents: 150 });
  expect(nearlyUsed([limit('day', 500, 500, 1), limit('week', 700, 900, 2)])).toMatchObject({
    period: 'week',
    leftCents: 0,
  });
});
