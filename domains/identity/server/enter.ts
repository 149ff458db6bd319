import { and, eq, isNotNull } from 'drizzle-orm';
import { enteringAccount } from '#kit/access/assert-access.ts';
import type { Language, Role } from '#kit/contract/access.ts';
import type { Tx } from '#kit/db/db.ts';
import { closeCodes } from '#kit/realtime/messages.ts';
import type { Call } from '#kit/server/handler.ts';
import type { IdentitySession } from '../contract/account.ts';
import { lifetimes, loginCookie, sessionCookie, visitorCookie } from '../contract/cookies.ts';
import { loggedIn } from '../contract/events.ts';
import type { Context } from './context.ts';
import { deviceOf } from './device.ts';
import { consumeGraceSignIn, needsSecondFactor, sessionOfCaller } from './second-factor.ts';
import { insertSession } from './session-store.ts';
import { passkeys } from './tables.ts';

/** The account a person enters with. */
export interface Entrant {
  readonly id: number;
  readonly roles: readonly Role[];
  readonly emailVerified: boolean;
  readonly language: Language;
  readonly graceUsedAt: Date | null;
}

/** A new session: its id, and the token only its browser will know. */
interface Opened {
  readonly id: string;
  readonly token: string;
  readonly next: IdentitySession['next'];
}

/** The anonymous visitor who makes this call, if one does. */
export const visitorOf = ({ caller }: Call): number | null => (caller.accountId === null ? caller.subjectId : null);

/**
 * Opens a session in the transaction of a login or sign-up; a session this browser had before ends with it.
 * `secondFactor` says whether the login showed one: a code, or a passkey.
 */
export async function openSession(
  context: Context,
  tx: Tx,
  account: Entrant,
  call: Call,
  secondFactor: boolean,
): Promise<Opened> {
  const { caller } = call;
  const [accountId, sessionId] = [enteringAccount(caller), sessionOfCaller(caller)];
  if (accountId !== null && sessionId !== null) await context.end(tx, accountId, [sessionId], 'logged out');
  const from = { device: deviceOf(call.userAgent), country: caller.country };
  const isMissing = needsSecondFactor(account.roles) && !secondFactor;
  const isGrace = isMissing && (await consumeGraceSignIn(context, tx, account));
  const opened = await insertSession(tx, account, from, { secondFactor, isGrace }, context.kit.clock.now());
  const next = isMissing && !isGrace ? 'secondFactor' : (await hasUnreviewed(tx, account.id)) ? 'reviewPasskeys' : null;
  const visitorId = visitorOf(call);
  await tx.emit(loggedIn, { accountId: account.id, sessionId: opened.id, visitorId });
  if (visitorId !== null) {
    tx.afterCommit(() =>
      context.kit.realtime.dropSession(`visitor:${visitorId}`, closeCodes.sessionExpired, 'logged in'),
    );
  }
  return { ...opened, next };
}

async function hasUnreviewed(tx: Tx, accountId: number): Promise<boolean> {
  const waiting = and(eq(passkeys.accountId, accountId), isNotNull(passkeys.reviewSince));
  return (await tx.orm.select({ id: passkeys.id }).from(passkeys).where(waiting).limit(1)).length > 0;
}

/** Hands the browser its cookie and an access token, once the session is committed. */
export async function enter(context: Context, account: Entrant, opened: Opened, call: Call): Promise<IdentitySession> {
  call.cookies.set(sessionCookie, opened.token, { maxAge: cookieLife(account.roles) });
  call.cookies.set(visitorCookie, '', { maxAge: 0 });
  call.cookies.set(loginCookie, '', { maxAge: 0 });
  context.devices.remember(call.cookies, account.id);
  const provenAt = context.kit.clock.now();
  return accountSession(context, { ...account, sessionId: opened.id, provenAt, next: opened.next });
}

/** How long the browser keeps the session cookie, in seconds. */
export function cookieLife(roles: readonly Role[]): number {
  return (roles.includes('operator') ? lifetimes.operatorAbsolute : lifetimes.sessionAbsolute) / 1000;
}

/** The answer to a logged-in account, with a fresh access token. */
export async function accountSession(
  context: Context,
  account: Omit<Entrant, 'graceUsedAt'> & {
    readonly sessionId: string;
    readonly provenAt: number;
    readonly next: IdentitySession['next'];
  },
): Promise<IdentitySession> {
  const { id, roles, emailVerified, sessionId, provenAt, next } = account;
  const { token, expiresAt } = await context.tokens.issue({ subjectId: id, accountId: id, sessionId, roles, provenAt });
  return {
    guestId: id,
    loggedIn: next !== 'secondFactor',
    emailVerified,
    roles: [...roles],
    accessToken: token,
    accessTokenExpiresAt: expiresAt.toISOString(),
    next,
  };
}

/** The answer to an anonymous visitor, with a fresh access token. */
export async function visitorSession(context: Context, visitorId: number): Promise<IdentitySession> {
  const claims = { subjectId: visitorId, accountId: null, sessionId: null, roles: [] };
  const { token, expiresAt } = await context.tokens.issue(claims);
  return {
    guestId: visitorId,
    loggedIn: false,
    emailVerified: false,
    roles: [],
    accessToken: token,
    accessTokenExpiresAt: expiresAt.toISOString(),
    next: null,
  };
}
