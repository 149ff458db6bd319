import type { FileReply } from '#kit/contract/operations.ts';
import { csvFile } from '#kit/csv/csv.ts';
import type { LegalAcceptance } from '../contract/index.ts';

const columns = ['id', 'accountId', 'email', 'product', 'type', 'version', 'way', 'at'] as const;

/** Acceptances as a file for a spreadsheet. */
export const acceptancesFile = (rows: readonly LegalAcceptance[]): FileReply =>
  csvFile(
    'acceptances.csv',
    columns,
    rows.map((row) => columns.map((name) => row[name])),
  );
