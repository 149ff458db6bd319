import type { Guest } from '#domains/guest/server/index.ts';
import type { Identity } from '#domains/identity/server/index.ts';
import type { Notifications } from '#domains/notifications/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly guest: Pick<Guest, 'notificationSettingsOf' | 'setNotificationSettings' | 'standing'>;
  readonly identity: Pick<Identity, 'account' | 'accounts' | 'accountsWithEmail'>;
  readonly notifications: Pick<Notifications, 'mailManners'>;
  readonly performers: Pick<Performers, 'namesAmong'>;
}
