import type { Guest } from '#domains/guest/server/index.ts';
import type { Ledger } from '#domains/ledger/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Pick<Kit, 'db' | 'clock' | 'extensions' | 'log'>;
  readonly ledger: Pick<Ledger, 'post' | 'booked' | 'balance' | 'bookingsOf'>;
  /** What guests are called. */
  readonly namesOf: Guest['namesOf'];
  /** The performer's part in percent where no rule says another. */
  readonly standardShare: number;
}

/** A sale that no caller may ask for: a mistake in the calling code, not a refusal to a person. */
export class SaleError extends Error {
  override name = 'SaleError';
}
