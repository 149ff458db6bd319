import type { Goal } from '#kit/domain/goals.ts';
import { firedBy } from '#kit/domain/goals.ts';
import { signedUp } from '../contract/events.ts';

declare module '#kit/contract/goals.ts' {
  interface GoalEvents {
    sign_up: true;
  }
}

/** A guest has an account. */
export const signUpGoal: Goal = {
  event: 'sign_up',
  name: { en: 'Sign-up', de: 'Registrierung', nl: 'Registratie', es: 'Registro' },
  order: 10,
  isStep: true,
  source: firedBy(signedUp, ({ accountId, visitorId, roles }) =>
    roles.includes('guest') ? { subjectIds: visitorId === null ? [accountId] : [accountId, visitorId] } : null,
  ),
};
