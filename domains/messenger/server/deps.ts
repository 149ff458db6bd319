import type { Access } from '#domains/access/server/index.ts';
import type { Blocks } from '#domains/blocks/server/index.ts';
import type { Consent } from '#domains/consent/server/index.ts';
import type { Conversation } from '#domains/conversation/server/index.ts';
import type { Favourites } from '#domains/favourites/server/index.ts';
import type { Gifts } from '#domains/gifts/server/index.ts';
import type { Guest } from '#domains/guest/server/index.ts';
import type { Identity } from '#domains/identity/server/index.ts';
import type { Ledger } from '#domains/ledger/server/index.ts';
import type { Live } from '#domains/live/server/index.ts';
import type { Media } from '#domains/media/server/index.ts';
import type { Notifications } from '#domains/notifications/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { Sales } from '#domains/sales/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly access: Pick<Access, 'mayView'>;
  readonly blocks: Pick<Blocks, 'barrier' | 'block' | 'isBlocked' | 'blockedPairs' | 'separated'>;
  readonly consent: Pick<Consent, 'declare' | 'forget'>;
  readonly conversation: Pick<Conversation, 'takeRate'>;
  readonly gifts: Pick<Gifts, 'send' | 'priceOf' | 'describe'>;
  readonly favourites: Pick<Favourites, 'fansAmong' | 'fansOf'>;
  readonly guest: Pick<Guest, 'hiddenAmong' | 'nameOf' | 'namesOf' | 'restrictedAmong' | 'standing'>;
  readonly identity: Pick<Identity, 'account' | 'existingAmong'>;
  readonly ledger: Pick<Ledger, 'worthOf' | 'worthOfGuests'>;
  readonly live: Pick<Live, 'say'>;
  readonly media: Pick<Media, 'makePrivate' | 'makeSound' | 'makeVideo'>;
  readonly notifications: Pick<Notifications, 'notifyMany' | 'withdraw'>;
  readonly performers: Pick<Performers, 'actor' | 'assertAdmitted' | 'cards' | 'onlineAmong' | 'recommended'>;
  readonly sales: Pick<Sales, 'charge' | 'coveredNow' | 'refund' | 'left'>;
}
