import { expect, test } from 'vitest';
import { findingsOf, isMinor, isSameName } from './compare.ts';

test.each([
  ['Jörg', 'Müller', 'JOERG', 'MUELLER', true],
  ['Anna', 'García López', 'ANNA MARIA', 'GARCIA LOPEZ', true],
  ['Anna Maria', 'Weiß', 'Anna-Maria', 'WEISS', true],
  ['Zoë', 'Łukasik', 'ZOE', 'LUKASIK', true],
  ['Anna', 'Weber', 'Anne', 'Weber', false],
  ['Anna', 'Weber', 'Anna', 'Weber-Klein', false],
  ['Anna Maria', 'Weber', 'Anna', 'Weber', false],
])('%s %s on a document of %s %s: %s', (firstName, lastName, readFirst, readLast, same) => {
  expect(isSameName({ firstName, lastName }, { firstName: readFirst, lastName: readLast })).toBe(same);
});

const read = {
  ...{ firstName: 'ANNA', lastName: 'WEBER', birthDate: '1994-05-17', kind: 'ID_CARD' },
  ...{ country: 'DE', number: 'L01X00T47', validUntil: '2031-01-01' },
};
const form = { firstName: 'Anna', lastName: 'Weber', birthDate: '1994-05-17' };

test('an accepted document is enough only where name, birth date, its end and its owner fit', () => {
  const today = '2026-11-29';
  expect(findingsOf(form, read, { today, isElsewhere: false })).toEqual([]);
  expect(findingsOf({ ...form, lastName: 'Klein' }, read, { today, isElsewhere: false })).toEqual(['nameDiffers']);
  expect(findingsOf({ ...form, birthDate: '1994-05-18' }, read, { today, isElsewhere: false })).toEqual([
    'birthDateDiffers',
  ]);
  expect(findingsOf(form, { ...read, birthDate: null }, { today, isElsewhere: false })).toEqual(['birthDateDiffers']);
  expect(findingsOf(form, read, { today, isElsewhere: true })).toEqual(['documentElsewhere']);
  expect(findingsOf(form, { ...read, validUntil: '2026-11-28' }, { today, isElsewhere: false })).toEqual([
    'documentOver',
  ]);
  expect(findingsOf(form, { ...read, validUntil: today }, { today, isElsewhere: false })).toEqual([]);
});

test('who turns 18 today is an adult, who does tomorrow is not', () => {
  expect(isMinor('2008-11-29', '2026-11-29')).toBe(false);
  expect(isMinor('2008-11-30', '2026-11-29')).toBe(true);
});
