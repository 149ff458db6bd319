import type { Access } from '#domains/access/server/index.ts';
import type { Blocks } from '#domains/blocks/server/index.ts';
import type { Guest } from '#domains/guest/server/index.ts';
import type { Identity } from '#domains/identity/server/index.ts';
import type { Live } from '#domains/live/server/index.ts';
import type { Messenger } from '#domains/messenger/server/index.ts';
import type { Notifications } from '#domains/notifications/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { Sales } from '#domains/sales/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly access: Pick<Access, 'mayChat'>;
  readonly blocks: Pick<Blocks, 'barrier' | 'separated'>;
  readonly live: Pick<Live, 'beginShow' | 'endShow' | 'leaveShow' | 'openChatWith' | 'openRoomOf'>;
  readonly guest: Pick<Guest, 'nameOf'>;
  readonly identity: Pick<Identity, 'account'>;
  readonly messenger: Pick<Messenger, 'hasWritten'>;
  readonly notifications: Pick<Notifications, 'notify' | 'notifyMany' | 'withdraw'>;
  readonly performers: Pick<Performers, 'actor' | 'cards'>;
  readonly sales: Pick<Sales, 'charge' | 'refund' | 'left' | 'uncover'>;
}
