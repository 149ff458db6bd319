import { dayOf } from '#kit/i18n/days.ts';
import type { GuestLine } from '../../contract/transfers.ts';

/** The lines of one day of the product's time zone, newest first. */
export interface StatementDayLines {
  /** `2026-11-20`. */
  readonly key: string;
  readonly at: number;
  readonly lines: readonly GuestLine[];
}

/** Puts lines under their days, in the order they come. */
export function linesByDay(lines: readonly GuestLine[]): StatementDayLines[] {
  const groups = Map.groupBy(lines, ({ at }) => dayOf(at));
  return [...groups].map(([key, ofDay]) => ({ key, at: ofDay[0]?.at ?? 0, lines: ofDay }));
}
