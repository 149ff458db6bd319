import type { FileReply } from '#kit/contract/operations.ts';

export type CsvCell = string | number | null;

/**
 * A program that opens the file must not take a cell for a formula (CWE-1236), nor a part of one: in most languages of ours
 * spreadsheets split lines at semicolons. Some take the full-width
 * signs for the same. A number is no formula.
 */
function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = cell.replaceAll(/^(?=[\t\r])|(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g, "'");
  return /[";,\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export const csv = (head: readonly string[], rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${[head, ...rows].map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;

/** Rows as the file an operation answers; never kept by anybody between. */
export const csvFile = (
  filename: string,
  head: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): FileReply => ({
  body: Buffer.from(csv(head, rows)),
  type: 'text/csv; charset=utf-8',
  cacheSeconds: 0,
  filename,
});
