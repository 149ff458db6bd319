import { expect, test } from 'vitest';
import { visiblePattern } from './visible.ts';

test.each([
  ['\u3164\u3164\u3164', false],
  ['\u115f\uffa0', false],
  ['\u2800 \u2800', false],
  ['\u00ad\u200b\u200d\u2060\ufeff', false],
  ['\u{e0041}\u{e0042}', false],
  ['\u034f\u180e\u17b4', false],
  ['\u00a0\u3000', false],
  ['ㅏ', true],
  ['a\u3164', true],
  ['🎉', true],
  ['.', true],
  ['👩\u200d👩', true],
])('%j is seen: %s', (text, expected) => {
  expect(visiblePattern.test(text)).toBe(expected);
});
