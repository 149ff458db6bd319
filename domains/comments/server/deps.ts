import type { Access } from '#domains/access/server/index.ts';
import type { Blocks } from '#domains/blocks/server/index.ts';
import type { Guest } from '#domains/guest/server/index.ts';
import type { Notifications } from '#domains/notifications/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly access: Pick<Access, 'mayComment'>;
  readonly blocks: Pick<Blocks, 'barrier' | 'separated'>;
  readonly guest: Pick<Guest, 'namesOf'>;
  readonly notifications: Pick<Notifications, 'notifyMany'>;
  readonly performers: Pick<Performers, 'cards'>;
}
