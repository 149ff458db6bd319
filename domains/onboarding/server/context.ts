import type { ConsentApi } from '#domains/consent/server/index.ts';
import type { Identity } from '#domains/identity/server/index.ts';
import type { Legal } from '#domains/legal/server/index.ts';
import type { Notifications } from '#domains/notifications/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { Vault } from '#kit/vault/vault.ts';
import type { IdentityProvider } from './identity/port.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly identity: Pick<Identity, 'account' | 'grantRole'>;
  readonly legal: Pick<Legal, 'wordsInForce'>;
  readonly performers: Pick<
    Performers,
    | 'actor'
    | 'admit'
    | 'dismiss'
    | 'create'
    | 'rename'
    | 'setFacts'
    | 'profileOf'
    | 'changeProfile'
    | 'addPicture'
    | 'removePicture'
  >;
  readonly notifications: Pick<Notifications, 'notify'>;
  readonly consent: Pick<
    ConsentApi,
    'putPerson' | 'voidPerson' | 'addAlias' | 'pausePerson' | 'resumePerson' | 'shownBetween'
  >;
  /** Null where nobody checks identities here. */
  readonly provider: IdentityProvider | null;
  readonly vault: Vault;
}
