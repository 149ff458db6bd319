import type { Gifts } from '#domains/gifts/server/index.ts';
import type { Guest } from '#domains/guest/server/index.ts';
import type { Identity } from '#domains/identity/server/index.ts';
import type { Ledger } from '#domains/ledger/server/index.ts';
import type { Notifications } from '#domains/notifications/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly gifts: Pick<Gifts, 'grant' | 'stockOf'>;
  readonly guest: Pick<Guest, 'nameOf'>;
  readonly ledger: Pick<Ledger, 'post' | 'balance'>;
  readonly identity: Pick<Identity, 'accounts' | 'accountsWithEmail'>;
  readonly notifications: Pick<Notifications, 'notifyMany'>;
  readonly performers: Pick<Performers, 'actor' | 'cards'>;
}

/** What no caller may ask for: a mistake in the calling code, not a refusal to a person. */
export class VoucherError extends Error {
  override name = 'VoucherError';
}
