import { expect, it } from 'vitest';
import { createTestGroupCache } from './test-group-cache.ts';

const words = (value: string) => [{ name: 'words', value, isActive: true }];

it('what somebody sees stays as it is while the document lives, whatever is told later', () => {
  const memory = createTestGroupCache();
  expect(memory.groupOf('words', [])).toEqual({ value: null, isActive: false });
  expect(memory.groupOf('words', words('short'))).toEqual({ value: null, isActive: false });
  const other = createTestGroupCache();
  expect(other.groupOf('words', words('short'))).toEqual({ value: 'short', isActive: true });
  expect(other.groupOf('words', words('long'))).toEqual({ value: 'short', isActive: true });
});

it('what was shown is reported once', () => {
  const memory = createTestGroupCache();
  expect([memory.isFirst('words'), memory.isFirst('words'), memory.isFirst('colours')]).toEqual([true, false, true]);
});
