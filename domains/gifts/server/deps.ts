import type { Blocks } from '#domains/blocks/server/index.ts';
import type { Guest } from '#domains/guest/server/index.ts';
import type { Live } from '#domains/live/server/index.ts';
import type { Media } from '#domains/media/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { Sales } from '#domains/sales/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly blocks: Pick<Blocks, 'barrier'>;
  readonly guest: Pick<Guest, 'namesOf'>;
  readonly live: Pick<Live, 'assertMayWrite' | 'openChatWith' | 'openRoomOf' | 'voyeursOf'>;
  readonly media: Pick<Media, 'store' | 'delete'>;
  readonly performers: Pick<Performers, 'actor'>;
  readonly sales: Pick<Sales, 'charge'>;
}
