import { describe, expect, it } from 'vitest';
import type { Caller } from '#kit/contract/access.ts';
import { invalidInput } from '#kit/contract/problems.ts';
import { beginOfDay } from '#kit/i18n/days.ts';
import { testCaller } from '#kit/testing/caller.ts';
import { nowOf, previewDayOf } from './preview-day.ts';

const hour = 3600_000;
const now = beginOfDay('2026-11-25') + 18 * hour;
const operator: Caller = testCaller({ roles: ['operator'] });
const seenBy = (caller: Caller, query: Record<string, unknown>) => nowOf({ preview: previewDayOf(query, caller) }, now);

describe('the day an operator looks at', () => {
  it.each([
    [{ qmdate: '2026-12-06' }, '2026-12-06'],
    [{ qmday: '6' }, '2026-11-06'],
    [{ qmdate: '2026-12-24', qmday: '6' }, '2026-12-06'],
  ] as const)('is what %j says, at this time of day', (query, day) => {
    expect(seenBy(operator, query)).toBe(beginOfDay(day) + 18 * hour);
  });

  it('is today without one, and for everybody else whatever they send', () => {
    expect(seenBy(operator, { language: 'de' })).toBe(now);
    for (const roles of [[], ['guest'], ['guest', 'performer']] as const)
      expect(seenBy(testCaller({ roles: [...roles] } as Partial<Caller>), { qmdate: '2026-12-06' })).toBe(now);
  });

  it.each([{ qmdate: '2026-02-30' }, { qmdate: 'soon' }, { qmday: '31' }, { qmday: '0' }, { qmday: '-1' }])(
    'is refused where no calendar has it: %j',
    (query) => {
      expect(() => seenBy(operator, query)).toThrow(expect.objectContaining({ kind: invalidInput }));
    },
  );
});
