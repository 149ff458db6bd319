import type { Language, Role } from '#kit/contract/access.ts';
import type { Tx } from '#kit/db/db.ts';
import { closeCodes } from '#kit/realtime/messages.ts';
import type { Call } from '#kit/server/handler.ts';
import type { IdentitySession } from '../contract/account.ts';
import { lifetimes, sessionCookie, visitorCookie } from '../contract/cookies.ts';
import { loggedIn } from '../contract/events.ts';
import { deviceOf } from './device.ts';
import { insertSession } from './session-store.ts';
import type { Tools } from './tools.ts';

/** The account a person enters with. */
export interface Entrant {
  readonly id: number;
  readonly roles: readonly Role[];
  readonly emailVerified: boolean;
  readonly language: Language;
}

/** A new session: its id, and the token only its browser will know. */
interface Opened {
  readonly id: string;
  readonly token: string;
}

/** The anonymous visitor who makes this call, if one does. */
export const visitorOf = ({ caller }: Call): number | null => (caller.accountId === null ? caller.subjectId : null);

/** Opens a session in the transaction of a login or sign-up; a session this browser had before ends with it. */
export async function openSession(tools: Tools, tx: Tx, account: Entrant, call: Call): Promise<Opened> {
  const { caller } = call;
  if (caller.accountId !== null && caller.sessionId !== null) {
    await tools.end(tx, caller.accountId, [caller.sessionId], 'logged out');
  }
  const from = { device: deviceOf(call.userAgent), country: caller.country };
  const opened = await insertSession(tx, account, from, tools.kit.clock.now());
  const visitorId = visitorOf(call);
  await tx.emit(loggedIn, { accountId: account.id, sessionId: opened.id, visitorId });
  if (visitorId !== null) {
    tx.afterCommit(() =>
      tools.kit.realtime.dropSession(`visitor:${visitorId}`, closeCodes.sessionExpired, 'logged in'),
    );
  }
  return opened;
}

/** Hands the browser its cookie and an access token, once the session is committed. */
export async function enter(tools: Tools, account: Entrant, opened: Opened, call: Call): Promise<IdentitySession> {
  call.cookies.set(sessionCookie, opened.token, { maxAge: cookieLife(account.roles) });
  call.cookies.set(visitorCookie, '', { maxAge: 0 });
  tools.devices.remember(call.cookies, account.id);
  return accountSession(tools, { ...account, sessionId: opened.id });
}

/** How long the browser keeps the session cookie, in seconds. */
export function cookieLife(roles: readonly Role[]): number {
  return (roles.includes('operator') ? lifetimes.operatorAbsolute : lifetimes.sessionAbsolute) / 1000;
}

/** The answer to a logged-in account, with a fresh access token. */
export async function accountSession(
  tools: Tools,
  account: Entrant & { readonly sessionId: string },
): Promise<IdentitySession> {
  const { id, roles, emailVerified, sessionId } = account;
  const { token, expiresAt } = await tools.tokens.issue({ subjectId: id, accountId: id, sessionId, roles });
  return {
    guestId: id,
    loggedIn: true,
    emailVerified,
    roles: [...roles],
    accessToken: token,
    accessTokenExpiresAt: expiresAt.toISOString(),
  };
}

/** The answer to an anonymous visitor, with a fresh access token. */
export async function visitorSession(tools: Tools, visitorId: number): Promise<IdentitySession> {
  const claims = { subjectId: visitorId, accountId: null, sessionId: null, roles: [] };
  const { token, expiresAt } = await tools.tokens.issue(claims);
  return {
    guestId: visitorId,
    loggedIn: false,
    emailVerified: false,
    roles: [],
    accessToken: token,
    accessTokenExpiresAt: expiresAt.toISOString(),
  };
}
