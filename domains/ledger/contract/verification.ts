import { z } from 'zod';

/**
 * What the verification of the books looks at: `ledger.sumsToZero`, `live.minutesOnce`; its domain has the words,
 * `live.office.check.minutesOnce`. Results that are kept from before have no domain in front and are the ledger's.
 */
export const bookCheckName = z
  .string()
  .regex(/^(?:[a-z-]+\.)?[A-Za-z]+$/)
  .meta({ id: 'BookCheckName' });

/** One check: how many things it looked at, and the first of those that are wrong, as sentences. */
export const bookCheck = z
  .object({ name: bookCheckName, passed: z.boolean(), checked: z.int(), failures: z.array(z.string()) })
  .meta({ id: 'BookCheck' });
export type BookCheck = z.output<typeof bookCheck>;

/** A verification of all books at one instant (epoch ms); `tookMs` in milliseconds. */
export const verification = z
  .object({ at: z.int(), tookMs: z.int(), passed: z.boolean(), checks: z.array(bookCheck) })
  .meta({ id: 'LedgerVerification' });
export type Verification = z.output<typeof verification>;
