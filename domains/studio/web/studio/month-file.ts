import { euroCentsForCoins } from '#domains/ledger/contract/coins.ts';
import type { EarningsOfDayAndKind } from '#domains/ledger/contract/index.ts';
import { csv, csvLookOf } from '#kit/csv/csv.ts';
import type { Language } from '#kit/i18n/language.ts';

const columns = ['day', 'kind', 'count', 'coins', 'euro'] as const;

/** Coins as euro. What was given back is below zero, as the coins are. */
const eurosOf = (amount: number): number => (Math.sign(amount) * euroCentsForCoins(Math.abs(amount))) / 100;

/**
 * A month's days as a file that spreadsheets open: amounts are numbers in it, so that they can be summed up.
 * `word` says the name of a column, `nameOf` that of a kind of transfer.
 */
export function monthFile(
  days: readonly EarningsOfDayAndKind[],
  reader: {
    readonly language: Language;
    readonly word: (key: `studio.studio.months.${(typeof columns)[number]}`) => string;
    readonly nameOf: (kind: string) => string;
  },
): string {
  return csv(
    columns.map((key) => reader.word(`studio.studio.months.${key}`)),
    days.map(({ day, kind, count, amount }) => [day, reader.nameOf(kind), count, amount / 100, eurosOf(amount)]),
    csvLookOf(reader.language),
  );
}
