import { afterAll, expect, test } from 'vitest';
import { dayOf } from '#kit/i18n/days.ts';
import { day, moment } from './entry.ts';
import { readEntry } from './read-entry.ts';
import { writeEntry } from './write-entry.ts';

const before = process.env.TZ;
afterAll(() => {
  if (before === undefined) delete process.env.TZ;
  else process.env.TZ = before;
});

test.each([
  'Asia/Tokyo',
  'America/Los_Angeles',
  'Europe/Berlin',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
])('a day and a time typed on a machine in %s are those of the platform, and stand there again as typed', (zone) => {
  process.env.TZ = zone;
  const begin = Date.parse('2026-11-30T23:00:00Z');
  expect(readEntry('2026-12-01', day)).toEqual({ value: begin });
  expect(writeEntry(begin, day, 'de')).toBe('2026-12-01');
  expect(dayOf(begin)).toBe('2026-12-01');
  expect(readEntry('2026-07-01T00:30', moment)).toEqual({ value: Date.parse('2026-06-30T22:30:00Z') });
  expect(writeEntry(Date.parse('2026-06-30T22:30:00Z'), moment, 'de')).toBe('2026-07-01T00:30');
});
