import type { Guest } from '#domains/guest/server/index.ts';
import type { Identity } from '#domains/identity/server/index.ts';
import type { Ledger } from '#domains/ledger/server/index.ts';
import type { Legal } from '#domains/legal/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { Pricing } from './pricing.ts';
import type { PaymentProvider } from './provider.ts';

/** What the use cases of payments work with. */
export interface Context {
  readonly kit: Kit;
  readonly ledger: Pick<Ledger, 'post' | 'guestFunds' | 'bookingsOf'>;
  readonly identity: Pick<Identity, 'accounts'>;
  /** What guests are called. */
  readonly namesOf: Guest['namesOf'];
  readonly provider: PaymentProvider;
  readonly pricing: Pricing;
  readonly legal: Pick<Legal, 'accept'>;
}
