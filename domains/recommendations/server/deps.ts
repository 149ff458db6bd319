import type { Blocks } from '#domains/blocks/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { LookCounter } from './looks.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly blocks: Pick<Blocks, 'separated'>;
  readonly performers: Pick<Performers, 'actor' | 'cards' | 'recommended' | 'mostLiked'>;
  readonly looks: LookCounter;
  /** Who is new here at an instant (epoch ms), by their ids. */
  readonly newcomers: (now: number) => Promise<readonly number[]>;
}
