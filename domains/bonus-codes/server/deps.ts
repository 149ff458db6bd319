import type { Gifts } from '#domains/gifts/server/index.ts';
import type { Identity } from '#domains/identity/server/index.ts';
import type { Ledger } from '#domains/ledger/server/index.ts';
import type { Payments } from '#domains/payments/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { PhoneVerification } from '#domains/phone-verification/server/index.ts';
import type { Subscriptions } from '#domains/subscriptions/server/index.ts';
import type { Vouchers } from '#domains/vouchers/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly gifts: Pick<Gifts, 'grant' | 'priceOf' | 'takeBack'>;
  readonly identity: Pick<Identity, 'account' | 'lastCountry'>;
  readonly ledger: Pick<Ledger, 'post' | 'guestFunds'>;
  readonly payments: Pick<Payments, 'addExtra'>;
  readonly performers: Pick<Performers, 'usualPrices'>;
  readonly phoneVerification: Pick<PhoneVerification, 'verified'>;
  readonly subscriptions: Pick<Subscriptions, 'grantDays' | 'monthPrice'>;
  readonly vouchers: Pick<Vouchers, 'grant'>;
}
