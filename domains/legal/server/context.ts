import type { Identity } from '#domains/identity/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { Facts } from '../contract/index.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly identity: Identity;
  /** What the operator is called and where, for every text. */
  readonly facts: Facts;
}
