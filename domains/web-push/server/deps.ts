import type { Guest } from '#domains/guest/server/index.ts';
import type { StrangerAnswer, StrangerRequest } from '#kit/http/strangers.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { Encrypter } from './encrypt.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly guest: Pick<Guest, 'notificationSettingsOf' | 'setNotificationSettings'>;
  readonly encrypter: Encrypter;
  readonly ask: (asked: StrangerRequest) => Promise<StrangerAnswer>;
  /** Whether an endpoint may be kept. */
  readonly isEndpoint: (address: string) => boolean;
}
