import type { Guest } from '#domains/guest/server/index.ts';
import type { Identity } from '#domains/identity/server/index.ts';
import type { Notices } from '#domains/notices/server/index.ts';
import type { Payments } from '#domains/payments/server/index.ts';
import type { Vouchers } from '#domains/vouchers/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { RedirectMethod } from './methods/method.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly guest: Pick<Guest, 'namesOf'>;
  readonly identity: Pick<Identity, 'account' | 'proveWithPasskey'>;
  readonly notices: Pick<Notices, 'changed'>;
  readonly payments: Pick<Payments, 'card'>;
  readonly vouchers: Pick<Vouchers, 'grant'>;
  /** The ways that lead to a provider and back; those that are not set up are not among them. */
  readonly methods: readonly RedirectMethod[];
}
