import { z } from 'zod';
import { operators } from '#kit/contract/access.ts';
import { auditedRead } from '#kit/contract/audit.ts';
import { route } from '#kit/contract/operations.ts';

/**
 * The books of payouts: what performers and studios have earned and is in no run, how much of the performers' is held, what runs have frozen,
 * what has left for banks, and the value added tax on it.
 */
export const bookNames = ['performer', 'studio', 'held', 'payable', 'paid', 'vat'] as const;
export const BookName = z.enum(bookNames).meta({ id: 'PayoutBookName' });
export type BookName = z.output<typeof BookName>;

/** One of the books since its last closing. Hundredths of a coin. */
export const BookDifference = z
  .object({
    name: BookName,
    closing: z.int(),
    now: z.int(),
    /** What moved it: the kind of transfer, how often, and what came in less what went out. `released` moves what is held. */
    movements: z.array(z.object({ kind: z.string(), count: z.int(), sum: z.int() })),
    /** Of the difference: what no movement explains. Anything but 0 is an alarm. */
    unexplained: z.int(),
  })
  .meta({ id: 'PayoutBookDifference' });
export type BookDifference = z.output<typeof BookDifference>;

export const BookDifferences = z
  .object({
    /** The day before which the books were closed; null before the first closing. */
    day: z.iso.date().nullable(),
    books: z.array(BookDifference),
    /** Whose account is not what their last entry says; looked for where something is unexplained. */
    wrong: z.array(
      z.object({ accountId: z.int(), name: z.string(), account: z.string(), balance: z.int(), booked: z.int() }),
    ),
  })
  .meta({ id: 'PayoutBookDifferences' });
export type BookDifferences = z.output<typeof BookDifferences>;

export const readBooks = route({
  name: 'payouts.readBooks',
  method: 'GET',
  path: 'office/payouts/books',
  cost: 50,
  summary:
    'What differs from yesterday’s books of payouts, explained by what was booked since; what nothing explains, and whose it is.',
  access: operators('finance'),
  audit: auditedRead('payouts.readBooks'),
  response: BookDifferences,
});
