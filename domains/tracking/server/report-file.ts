import type { FileReply } from '#kit/contract/operations.ts';
import { csvFile, csvLookOf } from '#kit/csv/csv.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { exportTables, TrackingReport } from '../contract/report.ts';

type Table = (typeof exportTables)[number];

/** One table of the report as a file that names how many days it tells of, with the separators of who reads it. */
export function reportCsv(report: TrackingReport, table: Table, days: number, language: Language): FileReply {
  const look = csvLookOf(language);
  const file = `${table}-${days}.csv`;
  switch (table) {
    case 'days':
      return csvFile(
        file,
        ['day', 'views', 'visitors'],
        report.days.map(({ day, views, visitors }) => [day, views, visitors]),
        look,
      );
    case 'groups':
      return csvFile(
        file,
        ['group', 'views', 'visitors'],
        report.groups.map(({ group, views, visitors }) => [group, views, visitors]),
        look,
      );
    case 'purchases':
      return csvFile(
        file,
        ['category', 'count', 'coins', 'euro'],
        report.purchases.map(({ category, count, coins, euroCents }) => [
          category,
          count,
          coins / 100,
          euroCents / 100,
        ]),
        look,
      );
    case 'problems':
      return csvFile(
        file,
        ['kind', 'message', 'count', 'last'],
        report.problems.map(({ kind, message, count, lastAt }) => [
          kind,
          message,
          count,
          new Date(lastAt).toISOString(),
        ]),
        look,
      );
  }
}
