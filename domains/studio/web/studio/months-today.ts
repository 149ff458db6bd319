import type { EarningsOfMonth } from '#domains/ledger/contract/index.ts';
import { dayOf } from '#kit/i18n/days.ts';

/** Months as they were read, with what of them was today then. */
interface Loaded {
  readonly months: readonly EarningsOfMonth[];
  readonly today: { readonly since: number; readonly total: number };
  readonly isFirst: boolean;
}

/**
 * The months with today as it is known now, so that both figures of a page are of the same moment: what came in since the months
 * were read is in today's alone. A page of earlier months, and one read on another day, stays as it was read.
 */
export function withToday(
  { months, today: read, isFirst }: Loaded,
  now: { readonly today: number; readonly since: number },
): readonly EarningsOfMonth[] {
  const more = now.today - read.total;
  if (!isFirst || more === 0 || now.since !== read.since) return months;
  const month = dayOf(now.since).slice(0, 'yyyy-mm'.length);
  const others = months.filter((one) => one.month !== month);
  const amount = (months.find((one) => one.month === month)?.amount ?? 0) + more;
  return [{ month, amount }, ...others];
}
