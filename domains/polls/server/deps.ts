import type { Blocks } from '#domains/blocks/server/index.ts';
import type { Guest } from '#domains/guest/server/index.ts';
import type { Live } from '#domains/live/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { RoomHelpers } from '#domains/room-helpers/server/index.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';

/** What the domain asks of others. */
export interface Deps {
  readonly kit: Kit;
  readonly blocks: Pick<Blocks, 'barrier'>;
  readonly guest: Pick<Guest, 'namesOf'>;
  readonly live: Pick<Live, 'assertMayWrite' | 'openChatWith' | 'openRoomOf'>;
  readonly performers: Pick<Performers, 'actor'>;
  readonly roomHelpers: Pick<RoomHelpers, 'mayPoll'>;
}

/** What the use cases work with. */
export interface Context extends Deps {
  /** Somebody has voted: the room is told within a second, once this is committed. */
  voted(tx: Tx, pollId: number): void;
  /** Closes a poll of this process at its time (epoch ms). */
  watch(pollId: number, closesAt: number): void;
}
