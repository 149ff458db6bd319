import type { Identity } from '#domains/identity/server/index.ts';
import type { Ledger } from '#domains/ledger/server/index.ts';
import type { Legal } from '#domains/legal/server/index.ts';
import type { Notices } from '#domains/notices/server/index.ts';
import type { Payments } from '#domains/payments/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly identity: Pick<Identity, 'account'>;
  readonly ledger: Pick<Ledger, 'guestFunds'>;
  readonly legal: Pick<Legal, 'accept'>;
  readonly notices: Pick<Notices, 'tell' | 'changed'>;
  readonly payments: Pick<Payments, 'chargeStored' | 'chargesUnattended' | 'card' | 'packagesFor' | 'tellCharges'>;
}
