import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asTyped, typedKinds } from './typed.ts';

test.each([
  ['phone', '\u202a+49 170 1234567\u202c', '+49 170 1234567'],
  ['phone', 'tel:+49-170-1234567;ext=2', '+49-170-1234567'],
  ['phone', '+49\u202f170\u2009123\u00a04567', '+49 170 123 4567'],
  ['phone', '＋４９ １７０ １２３４５６７', '+49 170 1234567'],
  ['phone', '0170–1234567', '0170-1234567'],
  ['code', '\u200bK7QX\u00ad-2MHD-93WT\ufeff', 'K7QX-2MHD-93WT'],
  ['code', '„K7QX 2MHD“.', 'K7QX 2MHD'],
  ['code', 'k7qx‐2mhd', 'k7qx-2mhd'],
  ['email', ' mailto:Anna@example.org?subject=hello', 'Anna@example.org'],
  ['email', '<anna@example.org>\u200f', 'anna@example.org'],
  ['email', 'a?subject=b@example.org', 'a?subject=b@example.org'],
  ['reference', '\u200e12345-678 ', '12345-678'],
  ['search', '\u2068Vesna\u2069  Blue', 'Vesna Blue'],
  ['search', 'e\u0301', 'é'],
] as const)('%s: %j is %j', (kind, text, is) => expect(asTyped(kind, text)).toBe(is));

test('what was read once is read as itself, and letters and figures are kept', () => {
  fc.assert(
    fc.property(fc.constantFrom(...typedKinds), fc.string({ unit: 'grapheme', maxLength: 40 }), (kind, text) => {
      const once = asTyped(kind, text);
      return asTyped(kind, once) === once;
    }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...typedKinds), fc.stringMatching(/^[A-Za-z0-9]{1,20}$/), (kind, text) => {
      return asTyped(kind, `\u200e\u202f${text}\u2069 `) === text;
    }),
  );
});
