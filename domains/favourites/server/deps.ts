import type { Blocks } from '#domains/blocks/server/index.ts';
import type { Notifications } from '#domains/notifications/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly blocks: Pick<Blocks, 'separated'>;
  readonly notifications: Pick<Notifications, 'notifyMany' | 'recall' | 'openWay' | 'wanted' | 'isReachable'>;
  readonly performers: Pick<Performers, 'actor' | 'cards' | 'counters' | 'galleries' | 'pictures'>;
}
