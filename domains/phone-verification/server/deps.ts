import type { Kit } from '#kit/server/kit.ts';
import type { CodeCarrier } from './carriers/carrier.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly carrier: CodeCarrier;
}
