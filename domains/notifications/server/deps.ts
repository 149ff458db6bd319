import type { Guest } from '#domains/guest/server/index.ts';
import type { Identity } from '#domains/identity/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly guest: Pick<Guest, 'notificationSettingsOf' | 'setNotificationSettings'>;
  readonly identity: Pick<Identity, 'account' | 'accounts'>;
}
