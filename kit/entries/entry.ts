import type { Unit } from '#kit/money/amounts.ts';

/** A number as somebody types it. Bounds are for the sentence that refuses; the contract holds them as well. */
export interface NumberEntry {
  readonly kind: 'number' | 'percent';
  /** How many decimals it may have; none where nothing is said. Its value is the number itself: 62.5 per cent are 62.5. */
  readonly decimals?: 0 | 1 | 2;
  readonly least?: number;
  readonly most?: number;
}

/** An amount as somebody types it; its value is whole hundredths of the unit, and so are its bounds. */
export interface AmountEntry {
  readonly kind: 'amount';
  readonly unit: Unit;
  readonly least?: number;
  readonly most?: number;
}

/** A day, or a day and a time, of the platform's zone; its value is the instant in epoch ms (of a day: its beginning). */
export type TimeEntry = { readonly kind: 'day' } | { readonly kind: 'moment' };

/** What is typed into a field that is no text. */
export type Entry = NumberEntry | AmountEntry | TimeEntry;

/** Why something typed is no value. `skipped`: the hour that is left out when the clocks go forward. */
export type EntryRefusal = 'unreadable' | 'decimals' | 'least' | 'most' | 'skipped';

/** What was read. An empty field is neither a value nor refused: whether it may be empty is for the form to say. */
export type Reading = { readonly value: number } | { readonly empty: true } | { readonly refused: EntryRefusal };

export const number = (more: Omit<NumberEntry, 'kind'> = {}): NumberEntry => ({ kind: 'number', ...more });
export const percent = (more: Omit<NumberEntry, 'kind'> = {}): NumberEntry => ({ kind: 'percent', ...more });
export const amount = (unit: Unit, more: Omit<AmountEntry, 'kind' | 'unit'> = {}): AmountEntry => ({
  kind: 'amount',
  unit,
  ...more,
});
export const day: TimeEntry = { kind: 'day' };
export const moment: TimeEntry = { kind: 'moment' };

export const decimalsOf = (entry: NumberEntry | AmountEntry): number =>
  entry.kind === 'amount' ? 2 : (entry.decimals ?? 0);
