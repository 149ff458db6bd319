import type { Live } from '#domains/live/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly live: Pick<Live, 'startChat' | 'offersChanged'>;
  readonly performers: Pick<Performers, 'actor'>;
}
