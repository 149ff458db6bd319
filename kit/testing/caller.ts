import type { Caller } from '#kit/contract/access.ts';

/** A caller of operations as a test needs one: nobody in particular, or the account that is given, with what else is given. */
export const testCaller = (given: Partial<Caller> = {}): Caller => ({
  subjectId: given.accountId ?? null,
  accountId: null,
  roles: [],
  sessionId: null,
  language: 'en',
  country: null,
  ip: '192.0.2.1',
  ...given,
});
