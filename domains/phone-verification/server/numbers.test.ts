import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asTyped } from '#kit/text/typed.ts';
import { maskedNumber } from '../contract/index.ts';
import { hasCountry, partsOf, rangeOf, readPhone } from './numbers.ts';

it.each([
  '(+49) 170 1234567',
  '(0049) 170 1234567',
  '+ 49 170 1234567',
  'Tel. +49 170 1234567',
  'Handy: 0170 1234567',
  '*+49 170 1234567*',
])('%s, as the wire reads it, is one number', (text) => {
  expect(readPhone(asTyped('phone', text), 'DE')).toEqual({ number: '+491701234567', country: 'DE', line: 'mobile' });
  if (text.includes('49')) expect(hasCountry(asTyped('phone', text))).toBe(true);
});

it.each(['0170 1234567', '+49 170 1234567', '0049 (0)170-1234567', '+49 (0) 170 / 12 34 567', '+491701234567'])(
  '%s is one number, however it is written',
  (text) => {
    expect(readPhone(text, 'DE')).toEqual({ number: '+491701234567', country: 'DE', line: 'mobile' });
  },
);

it('a number without a country code is one of where the guest is', () => {
  expect(readPhone('612 34 56 78', 'ES')?.number).toBe('+34612345678');
  expect(readPhone('06 12345678', 'NL')?.number).toBe('+31612345678');
  expect(readPhone('0170 1234567', null)).toBeNull();
  // The sign was lost, and it is no landline in Leer.
  expect(readPhone('491701234567', 'DE')).toMatchObject({ number: '+491701234567', line: 'mobile' });
  expect(readPhone('0491 701234567', 'DE')?.line).not.toBe('mobile');
});

it.each([
  ['+491701234567', { countryCode: '49', preCode: '170', number: '1234567', e123: '+49 170 1234567' }],
  ['+4930901820', { countryCode: '49', preCode: '30', number: '901820', e123: '+49 30 901820' }],
  ['+31612345678', { countryCode: '31', preCode: '6', number: '12345678', e123: '+31 6 12345678' }],
])('%s has its parts', (number, parts) => {
  expect(partsOf(number)).toEqual(parts);
});

it('whatever is typed is read or refused, never thrown, and what is read is read the same again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 40 }), fc.stringMatching(/^\+?[0-9 ()/-]{3,20}$/)), (text) => {
      const phone = readPhone(text, 'DE');
      if (!phone) return;
      expect(readPhone(phone.number, 'NL')).toEqual(phone);
      expect(readPhone(partsOf(phone.number).e123, null)).toEqual(phone);
      expect(phone.number.startsWith(rangeOf(phone.number))).toBe(true);
      expect(maskedNumber(phone.number, partsOf(phone.number).countryCode)).not.toContain(phone.number.slice(4, 8));
    }),
    { numRuns: 500 },
  );
});
