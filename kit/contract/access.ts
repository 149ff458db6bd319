import { Problem } from './problem.ts';
import { notLoggedIn, notPermitted, secondFactorRequired, stepUpRequired } from './problems.ts';

/**
 * What an account may be here; it may hold several roles. Operators run an installation of any product; other roles are
 * added by `declare module` by the domain that owns accounts.
 */
export interface Roles {
  operator: true;
}
export type Role = keyof Roles;

/** The four languages of the product (spec 1 §1). */
export type Language = 'de' | 'en' | 'nl' | 'es';
export const languages = ['de', 'en', 'nl', 'es'] as const satisfies readonly Language[];

/** Who makes a call. Built once per request, from the session; never from what the caller says about itself. */
export interface Caller {
  /** Account id, or the id of an anonymous visitor who opened a session; null before that. The spec's guest id. */
  readonly subjectId: number | null;
  /** Set only when logged in. */
  readonly accountId: number | null;
  readonly roles: readonly Role[];
  readonly sessionId: string | null;
  /**
   * A session whose account must still show or set up its second factor. Such a caller is nobody in particular
   * everywhere else: `accountId` is null and `roles` is empty.
   */
  readonly entering?: { readonly accountId: number; readonly sessionId: string };
  /** Whether the session has shown a password or a passkey within the last minutes. Not given: it has not. */
  readonly isProven?: boolean;
  /** A session that was let in once without the second factor its account needs. */
  readonly isGrace?: boolean;
  readonly language: Language;
  /** ISO 3166-1 alpha-2, upper case, when the address tells it. */
  readonly country: string | null;
  readonly ip: string;
}

/** Who may call an operation. It stands beside the operation's schema; an operation without one does not boot. */
export type Access =
  | { readonly who: 'anyone' }
  | { readonly who: 'visitor' }
  | { readonly who: 'loggedIn' }
  | { readonly who: 'entering' }
  | { readonly who: 'role'; readonly role: Role }
  | { readonly who: 'internal'; readonly from: InternalPlace }
  | { readonly who: 'system' };

/**
 * From where an internal operation may be called without an operator's account: the office's addresses (the platform's own
 * machines count as well), the machines' alone, or anywhere.
 */
export type InternalPlace = 'office' | 'secure' | 'anywhere';

type AccessOf<Who extends Access['who']> = Extract<Access, { readonly who: Who }>;

/** A caller who holds an access token. */
export interface VisitorCaller extends Caller {
  readonly subjectId: number;
}

/** A caller who is logged in. */
export interface AccountCaller extends VisitorCaller {
  readonly accountId: number;
}

/** A caller who is logged in, or lacks only the second factor. */
export type EnteringCaller = AccountCaller | (Caller & Required<Pick<Caller, 'entering'>>);

/** What is known of the caller once the access rule `A` has let them in; see {@link assertAccess}. */
export type CallerOf<A extends Access> = [A] extends [AccessOf<'loggedIn' | 'role'>]
  ? AccountCaller
  : [A] extends [AccessOf<'visitor' | 'loggedIn' | 'role'>]
    ? VisitorCaller
    : [A] extends [AccessOf<'entering' | 'loggedIn' | 'role'>]
      ? EnteringCaller
      : Caller;

/** Everybody, also without a session. */
export const anyone: AccessOf<'anyone'> = { who: 'anyone' };
/** Everybody who holds an access token: logged in, or an anonymous visitor with an opened session. */
export const visitor: AccessOf<'visitor'> = { who: 'visitor' };
/** Every logged-in account. */
export const loggedIn: AccessOf<'loggedIn'> = { who: 'loggedIn' };
/** Every logged-in account, and who is on the way in and lacks only the second factor: what sets one up. */
export const entering: AccessOf<'entering'> = { who: 'entering' };
/** Accounts that hold the role. */
export const only = (role: Role): AccessOf<'role'> => ({ who: 'role', role });
/**
 * Operators, and callers whose address stands on a list of the platform. Such an operation exists only where
 * INTERNAL_ENDPOINTS is on; elsewhere it is not found.
 */
export const internal = (from: InternalPlace): AccessOf<'internal'> => ({ who: 'internal', from });
/** Vesper itself: jobs and event handlers. Nobody reaches these from outside. */
export const system: AccessOf<'system'> = { who: 'system' };

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
      return;
    case 'internal':
      if (access.from === 'anywhere' || caller.roles.includes('operator') || addresses.secure.has(caller.ip)) return;
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

/**
 * When an operation wants a fresh proof of identity (step-up authentication): at every call, or when its input changes
 * one of these parts of the body.
 */
export type StepUp = 'always' | { readonly whenChanging: readonly string[] };

/** Throws `step_up_required` (403) when an operation wants a fresh proof of identity and the caller has none. */
export function assertStepUp(stepUp: StepUp | undefined, caller: Caller, body: unknown): void {
  if (stepUp === undefined || caller.isProven) return;
  const given = (body ?? {}) as Record<string, unknown>;
  if (stepUp !== 'always' && !stepUp.whenChanging.some((part) => given[part] !== undefined)) return;
  throw new Problem(stepUpRequired);
}
