import type { Caller, Role } from '#kit/contract/access.ts';
import { desks } from '#kit/desks/desks.ts';

/** An operator without a desk would be let in nowhere: in tests that say none it is an administrator. */
export const withDesk = (roles: readonly Role[]): readonly Role[] =>
  roles.includes('operator') && !desks.some((desk) => roles.includes(desk)) ? [...roles, 'administrator'] : roles;

/** A caller of operations as a test needs one: nobody in particular, or the account that is given, with what else is given. */
export const testCaller = ({ roles = [], ...given }: Partial<Caller> = {}): Caller => ({
  subjectId: given.accountId ?? null,
  accountId: null,
  sessionId: null,
  language: 'en',
  country: null,
  ip: '192.0.2.1',
  ...given,
  roles: withDesk(roles),
});
