import type { EarningsOfDayAndKind } from '#domains/ledger/contract/index.ts';
import { daysBefore } from '#kit/i18n/days.ts';

/** What each day of a month brought up to today, days without anything among them: hundredths of a coin. */
export function byDay(days: readonly EarningsOfDayAndKind[], month: string, today: string) {
  const sums = new Map<string, number>();
  for (const { day, amount } of days) sums.set(day, (sums.get(day) ?? 0) + amount);
  const all: { day: string; amount: number }[] = [];
  for (let day = `${month}-01`; day.startsWith(month) && day <= today; day = daysBefore(day, -1))
    all.push({ day, amount: sums.get(day) ?? 0 });
  return all;
}

/** What each kind of income brought, the most first. */
export function byKind(days: readonly EarningsOfDayAndKind[]) {
  const sums = new Map<string, { kind: string; count: number; amount: number }>();
  for (const { kind, count, amount } of days) {
    const sum = sums.get(kind) ?? { kind, count: 0, amount: 0 };
    sums.set(kind, { kind, count: sum.count + count, amount: sum.amount + amount });
  }
  return [...sums.values()].sort((a, b) => b.amount - a.amount);
}

/** The month some months later (before, with a minus): `2026-11`. */
export function monthAfter(month: string, count: number): string {
  const at = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + count, 1));
  return at.toISOString().slice(0, 'yyyy-mm'.length);
}
