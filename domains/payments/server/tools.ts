import type { Ledger } from '#domains/ledger/server/index.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { PaymentProvider } from './provider.ts';

/** What the use cases of payments work with. */
export interface Tools {
  readonly kit: Kit;
  readonly ledger: Pick<Ledger, 'post'>;
  readonly provider: PaymentProvider;
  /** What else belongs to an order, in its transaction: the buyer accepted the terms with it. */
  readonly ordered: (tx: Tx, guestId: number) => Promise<void>;
}
