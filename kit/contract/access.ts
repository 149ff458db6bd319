import type { Desk } from '#kit/desks/desks.ts';

/**
 * What an account may be here; it may hold several roles. Operators work at desks, which are roles as well (`kit/desks/desks.ts`). They run an installation of any product; other roles are
 * added by `declare module` by the domain that owns accounts.
 */
export interface Roles {
  operator: true;
  support: true;
  moderation: true;
  finance: true;
  content: true;
  administrator: true;
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
  /** `desks`: of operators, at which of them one of these may be held instead of all. */
  | { readonly who: 'role'; readonly role: Role; readonly desks?: readonly Desk[] }
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
/** Operators at one of these desks, and administrators. Without one: every operator. */
export const operators = (...at: readonly Desk[]): AccessOf<'role'> => ({ who: 'role', role: 'operator', desks: at });
/**
 * Administrators, and callers whose address stands on a list of the platform. Such an operation exists only where
 * INTERNAL_ENDPOINTS is on; elsewhere it is not found.
 */
export const internal = (from: InternalPlace): AccessOf<'internal'> => ({ who: 'internal', from });
/** Vesper itself: jobs and event handlers. Nobody reaches these from outside. */
export const system: AccessOf<'system'> = { who: 'system' };

/**
 * When an operation wants a fresh proof of identity (step-up authentication): at every call, or when its input changes
 * one of these parts of the body.
 */
export type StepUp = 'always' | { readonly whenChanging: readonly string[] };
