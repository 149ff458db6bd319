import type { Access } from '#domains/access/server/index.ts';
import type { Blocks } from '#domains/blocks/server/index.ts';
import type { Comments } from '#domains/comments/server/index.ts';
import type { Consent } from '#domains/consent/server/index.ts';
import type { Ledger } from '#domains/ledger/server/index.ts';
import type { Library } from '#domains/library/server/index.ts';
import type { Media } from '#domains/media/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { Sales } from '#domains/sales/server/index.ts';
import type { Subscriptions } from '#domains/subscriptions/server/index.ts';
import type { Videos } from '#domains/videos/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly access: Pick<Access, 'viewing'>;
  readonly blocks: Pick<Blocks, 'barrier'>;
  readonly comments: Pick<Comments, 'page' | 'post' | 'rate' | 'ratings' | 'forget'>;
  readonly consent: Pick<Consent, 'askAnew' | 'declare' | 'rename' | 'forget'>;
  readonly ledger: Pick<Ledger, 'balance'>;
  readonly library: Pick<Library, 'add' | 'changed' | 'unpin'>;
  readonly media: Pick<Media, 'store' | 'askAgain' | 'delete' | 'file' | 'url' | 'picture' | 'makePrivate' | 'recheck'>;
  readonly performers: Pick<Performers, 'actor' | 'assertAdmitted' | 'cards' | 'pictures'>;
  readonly sales: Pick<Sales, 'charge' | 'refund' | 'left' | 'coveredNow'>;
  readonly subscriptions: Pick<Subscriptions, 'isActive'>;
  readonly videos: Pick<Videos, 'isTrusted'>;
}
