import type { Identity } from '#domains/identity/server/index.ts';
import type { Ledger } from '#domains/ledger/server/index.ts';
import type { OnboardingApi } from '#domains/onboarding/server/index.ts';
import type { Payouts } from '#domains/payouts/server/index.ts';
import type { Performers } from '#domains/performers/server/index.ts';
import type { Kit } from '#kit/server/kit.ts';

/** What the use cases work with. */
export interface Context {
  readonly kit: Kit;
  readonly identity: Pick<Identity, 'account' | 'accountsWithEmail'>;
  readonly ledger: Pick<Ledger, 'balance' | 'earnedIn'>;
  readonly onboarding: Pick<OnboardingApi, 'legalPersons'>;
  readonly payouts: Pick<Payouts, 'agreeShare' | 'endShare'>;
  readonly performers: Pick<Performers, 'actor'>;
}
