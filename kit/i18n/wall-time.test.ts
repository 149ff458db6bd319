import { afterEach, expect, it, vi } from 'vitest';
import { offsetAt } from '#kit/entries/zone.ts';
import { dayOf } from './days.ts';
import { formattersOf } from './format.ts';
import { wallTimeAt } from './wall-time.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** An engine that writes every date in a way of its own. */
function engineWrites(text: string): void {
  const prototype = Intl.DateTimeFormat.prototype as unknown as { format: object };
  vi.spyOn(prototype, 'format', 'get').mockReturnValue(() => text);
}

const winter = Date.parse('2026-01-15T23:30:00Z');
const summer = Date.parse('2026-07-15T22:30:00Z');

it('knows day and offset by parts, whatever an engine writes between them', () => {
  // WebKit writes en-CA as 1/16/2026, and no other string is promised either (ECMA-402).
  engineWrites('1/16/2026');
  expect([dayOf(winter), dayOf(summer)]).toEqual(['2026-01-16', '2026-07-16']);
  expect([offsetAt(winter), offsetAt(summer)]).toEqual([3_600_000, 7_200_000]);
});

it('counts whole days for words like yesterday in the same way', () => {
  const { relative } = formattersOf('en');
  engineWrites('nothing to parse');
  expect(relative(winter - 24 * 3_600_000, winter)).toBe('yesterday');
});

it.each([
  ['America/Los_Angeles', winter, '2026-01-15T15:30:00.000Z'],
  ['Asia/Kathmandu', winter, '2026-01-16T05:15:00.000Z'],
  ['Europe/Berlin', Date.parse('1890-01-01T00:00:00Z'), '1890-01-01T00:53:28.000Z'],
  ['Europe/Berlin', Date.parse('0002-01-01T00:00:00Z'), '0002-01-01T00:53:28.000Z'],
  ['UTC', Date.parse('2026-03-01T00:00:00Z'), '2026-03-01T00:00:00.000Z'],
])('the clocks of %s', (zone, instant, shown) => {
  expect(new Date(wallTimeAt(instant, zone)).toISOString()).toBe(shown);
});
