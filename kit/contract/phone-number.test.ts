import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneNumber } from './phone-number.ts';

const kept = (text: string) => phoneNumber.safeParse(text).data ?? null;

test('spellings of one number are one number', () => {
  const spellings = [
    '+491701234567',
    '+49 170 1234567',
    ' 0049 170 1234567 ',
    '+49 (0) 170 / 123-45-67',
    '+49.170.1234567',
    '+49 170–1234567',
  ];
  expect(new Set(spellings.map(kept))).toEqual(new Set(['+491701234567']));
});

test('takes every number of 7 to 15 digits with a country code, and nothing else', () => {
  fc.assert(fc.property(fc.stringMatching(/^[1-9]\d{6,14}$/), (digits) => kept(`+${digits}`) === `+${digits}`));
  const bad = [
    '',
    '0170 1234567',
    '170 1234567',
    '+0491701234567',
    '+49170',
    `+${'1'.repeat(16)}`,
    '+49 170 CALLME',
    '++491701234567',
    '+491701234567\r\nto: +1',
  ];
  expect(bad.filter((text) => kept(text) !== null)).toEqual([]);
});
