import type { Guest } from '#domains/guest/server/index.ts';
import type { Identity } from '#domains/identity/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';

/** What help needs of others. */
export interface Context {
  readonly kit: Kit;
  readonly guest: Pick<Guest, 'namesOf'>;
  readonly identity: Pick<Identity, 'accounts'>;
}
