import type { JoiningStep } from '#domains/onboarding/server/index.ts';
import { payoutSteps } from '../contract/steps.ts';
import { livingAccounts, payeesOf } from './payee/rows.ts';

/** Tax data are given. */
export const taxStep: JoiningStep = {
  name: 'tax',
  order: payoutSteps.tax,
  isDone: async (executor, accountId) => (await payeesOf(executor, [accountId])).has(accountId),
};

/** An account is given. */
export const payoutAccountStep: JoiningStep = {
  name: 'payoutAccount',
  order: payoutSteps.payoutAccount,
  isDone: async (executor, accountId) => (await livingAccounts(executor, [accountId])).has(accountId),
};
