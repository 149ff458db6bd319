import type { Access, Caller, EnteringCaller, StepUp } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notLoggedIn, notPermitted, secondFactorRequired, stepUpRequired } from '#kit/contract/problems.ts';
import { isAtDesk } from '#kit/desks/is-at-desk.ts';

/** The account that calls, also while it is on the way in; null for everybody else. */
export function enteringAccount(caller: EnteringCaller): number;
export function enteringAccount(caller: Caller): number | null;
export function enteringAccount(caller: Caller): number | null {
  return caller.accountId ?? caller.entering?.accountId ?? null;
}

/** Whether an address stands on a list. */
interface Listed {
  has(address: string): boolean;
}
const none: Listed = { has: () => false };

/** Nobody is logged in here; who is on the way in is told what is missing. */
const outside = (caller: Caller): Problem => new Problem(caller.entering ? secondFactorRequired : notLoggedIn);

/**
 * Throws `not_logged_in` (401), `second_factor_required` or `not_permitted` (403) when the rule refuses the caller. `addresses` are the lists of
 * the platform; nobody stands on them when they are not given.
 */
export function assertAccess(
  access: Access,
  caller: Caller,
  addresses: { readonly office: Listed; readonly secure: Listed } = { office: none, secure: none },
): void {
  switch (access.who) {
    case 'anyone':
      return;
    case 'visitor':
      if (caller.subjectId === null) throw new Problem(notLoggedIn);
      return;
    case 'loggedIn':
      if (caller.accountId === null) throw outside(caller);
      return;
    case 'entering':
      if (enteringAccount(caller) === null) throw new Problem(notLoggedIn);
      return;
    case 'role':
      if (caller.accountId === null) throw outside(caller);
      if (!caller.roles.includes(access.role)) throw new Problem(notPermitted);
      if (!isAtDesk(access.desks ?? [], caller.roles)) throw new Problem(notPermitted);
      return;
    case 'internal':
      if (access.from === 'anywhere' || caller.roles.includes('administrator') || addresses.secure.has(caller.ip))
        return;
      if (access.from === 'office' && addresses.office.has(caller.ip)) return;
      throw caller.accountId === null ? outside(caller) : new Problem(notPermitted);
    case 'system':
      throw new Problem(notPermitted);
  }
}

/** Whether the rule lets the caller in, judged by roles and addresses alone. */
export function mayCall(access: Access, caller: Caller, addresses?: Parameters<typeof assertAccess>[2]): boolean {
  try {
    assertAccess(access, caller, addresses);
    return true;
  } catch {
    return false;
  }
}

/** Throws `step_up_required` (403) when an operation wants a fresh proof of identity and the caller has none. */
export function assertStepUp(stepUp: StepUp | undefined, caller: Caller, body: unknown): void {
  if (stepUp === undefined || caller.isProven) return;
  const given = (body ?? {}) as Record<string, unknown>;
  if (stepUp !== 'always' && !stepUp.whenChanging.some((part) => given[part] !== undefined)) return;
  throw new Problem(stepUpRequired);
}
