import type { Blocks } from '#domains/blocks/server/index.ts';
import type { Gifts } from '#domains/gifts/server/index.ts';
import type { Guest } from '#domains/guest/server/index.ts';
import type { Live } from '#domains/live/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { Sales } from '#domains/sales/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly blocks: Pick<Blocks, 'barrier'>;
  readonly gifts: Pick<Gifts, 'bring' | 'countTowardsGoal' | 'show' | 'seenAs'>;
  readonly guest: Pick<Guest, 'namesOf'>;
  readonly live: Pick<Live, 'openChatWith' | 'openRoomOf' | 'offerToyControl' | 'markToyControl'>;
  readonly performers: Pick<Performers, 'actor'>;
  readonly sales: Pick<Sales, 'charge' | 'refund' | 'left' | 'uncover'>;
  /** Looks at a performer’s queue again at an instant, epoch ms; null: not by itself. */
  readonly wake: (actorId: number, at: number | null) => void;
}
