import type { Kit } from '#kit/server/kit.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  /** Whether jobs can be sent: not while the demo world is written, before the start. */
  canSend(): boolean;
}
