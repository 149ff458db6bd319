import type { Identity } from '#domains/identity/server/index.ts';
import type { Ledger } from '#domains/ledger/server/index.ts';
import type { Notifications } from '#domains/notifications/server/index.ts';
import type { OnboardingApi } from '#domains/onboarding/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { ValuesOf } from '#kit/config/settings.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { payoutsSettings } from './settings.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly identity: Pick<Identity, 'account'>;
  readonly ledger: Pick<
    Ledger,
    | 'post'
    | 'earnersAfter'
    | 'earnersOf'
    | 'balancesOf'
    | 'earnedIn'
    | 'balance'
    | 'statement'
    | 'soldIn'
    | 'classesSince'
    | 'offBooks'
  >;
  readonly notifications: Pick<Notifications, 'notify'>;
  readonly onboarding: Pick<OnboardingApi, 'legalPersons'>;
  readonly performers: Pick<Performers, 'actor'>;
  readonly settings: ValuesOf<typeof payoutsSettings.schema.shape>;
}

export const dayMs = 24 * 3_600_000;
