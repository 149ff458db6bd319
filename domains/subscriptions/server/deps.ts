import type { Blocks } from '#domains/blocks/server/index.ts';
import type { Guest } from '#domains/guest/server/index.ts';
import type { Identity } from '#domains/identity/server/index.ts';
import type { Ledger } from '#domains/ledger/server/index.ts';
import type { Notices } from '#domains/notices/server/index.ts';
import type { CardSubscriptions, Payments } from '#domains/payments/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { Sales } from '#domains/sales/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly blocks: Pick<Blocks, 'barrier'>;
  readonly guest: Pick<Guest, 'namesOf' | 'standing'>;
  readonly identity: Pick<Identity, 'account'>;
  /** Subscriptions by card; null where the provider takes none. */
  readonly cards: CardSubscriptions | null;
  readonly ledger: Pick<Ledger, 'post' | 'balance'>;
  /** What members got on top of their top-ups. */
  readonly payments: Pick<Payments, 'extrasGiven'>;
  readonly notices: Pick<Notices, 'changed'>;
  readonly performers: Pick<Performers, 'actor' | 'memberPictures'>;
  readonly sales: Pick<Sales, 'charge' | 'refund' | 'left' | 'refusalOf'>;
}
