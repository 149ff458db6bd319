import type { Access } from '#domains/access/server/index.ts';
import type { Blocks } from '#domains/blocks/server/index.ts';
import type { Consent } from '#domains/consent/server/index.ts';
import type { Guest } from '#domains/guest/server/index.ts';
import type { Ledger } from '#domains/ledger/server/index.ts';
import type { LibraryPort } from '#domains/library/server/index.ts';
import type { Media } from '#domains/media/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { Sales } from '#domains/sales/server/index.ts';
import type { Search } from '#domains/search/server/index.ts';
import type { Subscriptions } from '#domains/subscriptions/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly access: Pick<Access, 'mayWrite' | 'viewing'>;
  readonly blocks: Pick<Blocks, 'barrier'>;
  readonly consent: Pick<Consent, 'declare' | 'rename' | 'forget'>;
  readonly guest: Pick<Guest, 'namesOf'>;
  readonly ledger: Pick<Ledger, 'balance'>;
  readonly library: Pick<LibraryPort, 'add' | 'changed' | 'unpin'>;
  readonly media: Pick<Media, 'store' | 'delete' | 'url' | 'makePrivate' | 'films'>;
  readonly performers: Pick<Performers, 'actor' | 'assertAdmitted' | 'cards' | 'changes' | 'onlineAmong'>;
  readonly sales: Pick<Sales, 'charge' | 'refund' | 'left' | 'uncover' | 'coveredNow'>;
  readonly search: Pick<Search, 'termsOf'>;
  readonly subscriptions: Pick<Subscriptions, 'isActive'>;
}
