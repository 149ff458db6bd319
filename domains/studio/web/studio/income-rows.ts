import type { IncomeLine } from '#domains/ledger/contract/index.ts';

/** What is shown as one: lines of the same kind, guest and chat that follow each other, such as the minutes of a chat. */
export interface IncomeRow {
  /** The latest of them. */
  readonly line: IncomeLine;
  readonly count: number;
  /** Of all of them, hundredths of a coin. */
  readonly amount: number;
}

const isSame = (a: IncomeLine, b: IncomeLine): boolean =>
  a.kind === b.kind &&
  a.memo.chatId !== undefined &&
  a.memo.chatId === b.memo.chatId &&
  a.memo.guestId === b.memo.guestId;

/** Lines, the latest first, as rows: thirty minutes of one chat are one row and not thirty. */
export function incomeRows(lines: readonly IncomeLine[]): IncomeRow[] {
  const rows: IncomeRow[] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    if (last && isSame(last.line, line)) {
      rows[rows.length - 1] = { ...last, count: last.count + 1, amount: last.amount + line.amount };
    } else rows.push({ line, count: 1, amount: line.amount });
  }
  return rows;
}
