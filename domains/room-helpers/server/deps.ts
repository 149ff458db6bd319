import type { Blocks } from '#domains/blocks/server/index.ts';
import type { Favourites } from '#domains/favourites/server/index.ts';
import type { Guest } from '#domains/guest/server/index.ts';
import type { Identity } from '#domains/identity/server/index.ts';
import type { Live } from '#domains/live/server/index.ts';
import type { Notifications } from '#domains/notifications/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { PhoneVerification } from '#domains/phone-verification/server/index.ts';
import type { Sales } from '#domains/sales/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly blocks: Pick<Blocks, 'barrier' | 'separate'>;
  readonly favourites: Pick<Favourites, 'fansAmong'>;
  readonly guest: Pick<Guest, 'namesOf' | 'idNamed'>;
  readonly identity: Pick<Identity, 'account'>;
  readonly live: Pick<
    Live,
    'openChatWith' | 'openRoomOf' | 'peopleOf' | 'removeFromRoom' | 'removeRoomLine' | 'roomLine'
  >;
  readonly notifications: Pick<Notifications, 'notify'>;
  readonly performers: Pick<Performers, 'actor'>;
  readonly phones: Pick<PhoneVerification, 'verified'>;
  readonly sales: Pick<Sales, 'hasBought'>;
}
