import type { FileReply } from '#kit/contract/operations.ts';
import type { Language } from '#kit/i18n/language.ts';

export type CsvCell = string | number | null;

/** What stands between cells, and in numbers. */
export interface CsvLook {
  readonly separator: ',' | ';';
  readonly decimal: '.' | ',';
}

/** RFC 4180, for programs. */
const standard: CsvLook = { separator: ',', decimal: '.' };

/** What spreadsheets of people expect who read a language: with a decimal comma cells are told apart by semicolons. */
export const csvLookOf = (language: Language): CsvLook =>
  language === 'en' ? standard : { separator: ';', decimal: ',' };

/**
 * A program that opens the file must not take a cell for a formula (CWE-1236), nor a part of one: in most languages of ours
 * spreadsheets split lines at semicolons. Some take the full-width
 * signs for the same. A number is no formula.
 */
function cellText(cell: CsvCell, decimal: CsvLook['decimal']): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  const safe = cell.replaceAll(/^(?=[\t\r])|(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g, "'");
  return /[";,\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180), with the mark by which spreadsheets know UTF-8. */
export const csv = (
  head: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  { separator, decimal }: CsvLook = standard,
): string =>
  `\uFEFF${[head, ...rows].map((row) => `${row.map((cell) => cellText(cell, decimal)).join(separator)}\r\n`).join('')}`;

/** Rows as the file an operation answers; never kept by anybody between. */
export const csvFile = (
  filename: string,
  head: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  look: CsvLook = standard,
): FileReply => ({
  body: Buffer.from(csv(head, rows, look)),
  type: 'text/csv; charset=utf-8',
  cacheSeconds: 0,
  filename,
});
