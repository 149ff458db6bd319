import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asTyped, typedKinds } from './typed.ts';

test.each([
  ['phone', '\u202a+49 170 1234567\u202c', '+49 170 1234567'],
  ['phone', 'tel:+49-170-1234567;ext=2', '+49-170-1234567'],
  ['phone', '+49\u202f170\u2009123\u00a04567', '+49 170 123 4567'],
  ['phone', '＋４９ １７０ １２３４５６７', '+49 170 1234567'],
  ['phone', '0170–1234567', '0170-1234567'],
  ['phone', '(+49) 170 1234567', '+49 170 1234567'],
  ['phone', '(0049)170 1234567', '0049 170 1234567'],
  ['phone', '+49 (0)170 1234567', '+49 (0)170 1234567'],
  ['phone', '(030) 901820', '(030) 901820'],
  ['phone', 'Tel. +49 170 1234567', '+49 170 1234567'],
  ['phone', 'Tel.: (+49) 170 1234567', '+49 170 1234567'],
  ['phone', 'Tel +49 170 1234567', '+49 170 1234567'],
  ['phone', 'Handy: 0170 1234567.', '0170 1234567'],
  ['phone', 'Telefonnummer: 0170 1234567', '0170 1234567'],
  ['phone', 'Phone number: +44 7700 900123', '+44 7700 900123'],
  ['phone', 'Móvil: +34 612 34 56 78', '+34 612 34 56 78'],
  ['phone', 'Mobiel: +31 6 12345678', '+31 6 12345678'],
  ['phone', 'WhatsApp: +31 6 12345678', '+31 6 12345678'],
  ['phone', '📞 +49 170 1234567', '+49 170 1234567'],
  ['phone', '*+49 170 1234567*', '+49 170 1234567'],
  ['phone', '`tel:+491701234567`', '+491701234567'],
  ['phone', '"tel:"+491701234567""', '+491701234567'],
  ['phone', 'Anna +49 170 1234567', 'Anna +49 170 1234567'],
  ['phone', '+49 170 CALLME', '+49 170 CALLME'],
  ['code', '*SUMMER27*', 'SUMMER27'],
  ['code', '`SUMMER27`', 'SUMMER27'],
  ['code', '```SUMMER27```', 'SUMMER27'],
  ['code', '_SUMMER27_', 'SUMMER27'],
  ['code', '~*_SUMMER27_*~.', 'SUMMER27'],
  ['code', 'SUMMER_27', 'SUMMER_27'],
  ['code', '<SUMMER27>', 'SUMMER27'],
  ['code', '\u200bK7QX\u00ad-2MHD-93WT\ufeff', 'K7QX-2MHD-93WT'],
  ['code', '„K7QX 2MHD“.', 'K7QX 2MHD'],
  ['code', 'k7qx‐2mhd', 'k7qx-2mhd'],
  ['email', ' mailto:Anna@example.org?subject=hello', 'Anna@example.org'],
  ['email', '<anna@example.org>\u200f', 'anna@example.org'],
  ['email', 'a?subject=b@example.org', 'a?subject=b@example.org'],
  ['email', '"Anna B." <anna@example.org>', 'anna@example.org'],
  ['email', 'Anna <mailto:anna@example.org>,', 'anna@example.org'],
  ['email', '*anna@example.org*', 'anna@example.org'],
  ['email', '`anna@example.org`', 'anna@example.org'],
  ['email', '_anna@example.org_', 'anna@example.org'],
  ['email', '_anna_@example.org', '_anna_@example.org'],
  ['email', 'anna@example.org.', 'anna@example.org'],
  ['email', '"anna b"@example.org', '"anna b"@example.org'],
  ['email', '"a<b>"@example.org', '"a<b>"@example.org'],
  ['email', 'an\u200bna@example.org', 'an\u200bna@example.org'],
  ['reference', '`ord_12345-678`.', 'ord_12345-678'],
  ['reference', '"actor:12"', 'actor:12'],
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
