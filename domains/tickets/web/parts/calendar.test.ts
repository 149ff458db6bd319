import { expect, it } from 'vitest';
import { calendarEntry } from './calendar.ts';

it('a show is an entry of a calendar in universal time, with its words escaped', () => {
  const entry = calendarEntry(
    { id: 7, start: Date.UTC(2026, 10, 30, 20), end: Date.UTC(2026, 10, 30, 21) },
    'Piano, candles; more',
    0,
  );
  expect(entry.split('\r\n')).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Vesper//Shows//EN', 'BEGIN:VEVENT', 'UID:show-7@vesper'],
    ...['DTSTAMP:19700101T000000Z', 'DTSTART:20261130T200000Z', 'DTEND:20261130T210000Z'],
    ...['SUMMARY:Piano\\, candles\\; more', 'CLASS:PRIVATE', 'END:VEVENT', 'END:VCALENDAR', ''],
  ]);
});
