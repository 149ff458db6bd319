import type { Caller } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { invalidInput } from '#kit/contract/problems.ts';
import { beginOfDay, dayOf } from '#kit/i18n/days.ts';

/**
 * The day an operator wants to see the site on (spec 2 §7, for REST and the query service): `qmdate` is a day as
 * `2026-12-06`, `qmday` a day of its month, or of this month, as `6`. As they were sent: who needs the day reads them.
 */
export interface PreviewDay {
  readonly qmdate?: string;
  readonly qmday?: string;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** What a query string says of the day; undefined without one, and for everybody but operators: nobody else looks ahead. */
export function previewDayOf(query: Readonly<Record<string, unknown>>, caller: Caller): PreviewDay | undefined {
  if (!caller.roles.includes('operator')) return undefined;
  const [qmdate, qmday] = [textOf(query['qmdate']), textOf(query['qmday'])];
  if (qmdate === undefined && qmday === undefined) return undefined;
  return { ...(qmdate !== undefined && { qmdate }), ...(qmday !== undefined && { qmday }) };
}

/**
 * The instant a call is about (epoch ms): now, or for an operator's preview this time of day on the day it names, in the
 * product's zone. @throws Problem `invalid_input` for a day that no calendar has
 */
export function nowOf({ preview }: { readonly preview?: PreviewDay | undefined }, now: number): number {
  if (!preview) return now;
  const today = dayOf(now);
  const { qmdate = today, qmday } = preview;
  const day = qmday === undefined ? qmdate : `${qmdate.slice(0, 'yyyy-mm-'.length)}${qmday.padStart(2, '0')}`;
  if (!isDay(qmdate)) throw wrong('query.qmdate');
  if (!isDay(day)) throw wrong('query.qmday');
  return beginOfDay(day) + (now - beginOfDay(today));
}

const isDay = (day: string): boolean => {
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};

const wrong = (field: string): Problem => new Problem(invalidInput, { errors: [{ field, message: '2026-12-06, 6' }] });
