import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clip } from './clip.ts';

test.each([
  [`a${'🎉'.repeat(40)}`, 60, `a${'🎉'.repeat(29)}`],
  ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 15, '👩‍👩‍👧‍👦'],
  ['👩‍👩‍👧‍👦', 5, ''],
  ['🇩🇪🇳🇱', 6, '🇩🇪'],
  ['ne\u0301', 2, 'n'],
  ['short', 60, 'short'],
  ['\ud800', 5, '\ufffd'],
])('%s is cut to %i between characters', (text, length, expected) => {
  expect(clip(text, length)).toBe(expected);
});

test('whatever is cut stays within its length and can stand in an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.integer({ min: 0, max: 120 }), (text, length) => {
      const cut = clip(text, length);
      expect(cut.length).toBeLessThanOrEqual(length);
      expect(() => encodeURIComponent(cut)).not.toThrow();
    }),
  );
});
