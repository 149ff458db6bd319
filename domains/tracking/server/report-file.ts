import type { FileReply } from '#kit/contract/operations.ts';
import { csvFile } from '#kit/csv/csv.ts';
import type { exportTables, TrackingReport } from '../contract/report.ts';

type Table = (typeof exportTables)[number];

/** One table of the report as a file that names how many days it tells of. */
export function reportCsv(report: TrackingReport, table: Table, days: number): FileReply {
  const file = `${table}-${days}.csv`;
  switch (table) {
    case 'days':
      return csvFile(
        file,
        ['day', 'views', 'visitors'],
        report.days.map(({ day, views, visitors }) => [day, views, visitors]),
      );
    case 'groups':
      return csvFile(
        file,
        ['group', 'views', 'visitors'],
        report.groups.map(({ group, views, visitors }) => [group, views, visitors]),
      );
    case 'purchases':
      return csvFile(
        file,
        ['category', 'count', 'coins', 'euro'],
        report.purchases.map(({ category, count, coins, euroCents }) => [
          category,
          count,
          coins / 100,
          (euroCents / 100).toFixed(2),
        ]),
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
      );
  }
}
