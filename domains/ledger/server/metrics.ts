import type { Executor } from '#kit/db/db.ts';
import type { Extension } from '#kit/domain/extensions.ts';
import { extend } from '#kit/domain/extensions.ts';
import { metrics } from '#kit/domain/metrics.ts';

/** What monitoring watches of the books: whether the last check found them right, when that was, and what they miss. */
export const ledgerMetrics = ({
  lastVerification,
  countUnbooked,
}: {
  lastVerification(executor: Executor): Promise<{ passed: boolean; at: string } | null>;
  countUnbooked(executor: Executor): Promise<number>;
}): readonly Extension[] => [
  extend(metrics, {
    name: 'ledger_transfers_unbooked',
    help: 'Transfers that were not booked though nothing speaks against it.',
    read: countUnbooked,
  }),
  extend(metrics, {
    name: 'ledger_books_right',
    help: 'Whether the last check of the books found them right: 1 or 0.',
    async read(executor) {
      const last = await lastVerification(executor);
      return last && (last.passed ? 1 : 0);
    },
  }),
  extend(metrics, {
    name: 'ledger_books_verified_timestamp_seconds',
    help: 'When the books were checked last, in seconds since the epoch.',
    async read(executor) {
      const last = await lastVerification(executor);
      return last && Date.parse(last.at) / 1000;
    },
  }),
];
