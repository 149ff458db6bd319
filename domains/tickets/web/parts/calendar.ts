import type { ChatTicket } from '../../contract/index.ts';

const stamp = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
/** What separates values has a backslash before it (RFC 5545 §3.3.11). */
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** A show as an entry of a calendar (RFC 5545). The words are neutral: a calendar is often seen by others. */
export function calendarEntry(
  { id, start, end }: Pick<ChatTicket, 'id' | 'start' | 'end'>,
  title: string,
  now: number,
): string {
  return [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Vesper//Shows//EN', 'BEGIN:VEVENT'],
    ...[
      `UID:show-${id}@vesper`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(start ?? now)}`,
      `DTEND:${stamp(end ?? now)}`,
    ],
    ...[`SUMMARY:${escaped(title)}`, 'CLASS:PRIVATE', 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');
}

/** Hands a show to the device's calendar as a file. */
export function saveToCalendar(show: ChatTicket, title: string): void {
  const file = new Blob([calendarEntry(show, title, Date.now())], { type: 'text/calendar' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `show-${show.id}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
