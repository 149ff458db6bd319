import { and, desc, eq } from 'drizzle-orm';
import type { AccountCaller } from '#kit/contract/access.ts';
import type { Call } from '#kit/server/handler.ts';
import type { IdentitySession, SessionEntry } from '../contract/account.ts';
import { lifetimes, sessionCookie, visitorCookie } from '../contract/cookies.ts';
import { lockAccount } from './accounts.ts';
import type { Context } from './context.ts';
import { credentialsChanged } from './credentials-changed.ts';
import { accountSession, cookieLife, visitorSession } from './enter.ts';
import { lacksSecondFactor } from './second-factor.ts';
import { hashOf, randomSecret } from './secrets.ts';
import type { LiveSession } from './session-store.ts';
import { idleEnd, provenAtOf } from './session-store.ts';
import { sessions } from './tables.ts';

/** A new access token for the session or the visitor of the cookies; null without either. */
export async function renew(context: Context, call: Call): Promise<IdentitySession | null> {
  const token = call.cookies.get(sessionCookie);
  const session = await context.authenticator.sessionOf(token);
  if (session && token) {
    await rotateWhenDue(context, session, token, call);
    if (!lacksSecondFactor(session)) {
      const provenAt = provenAtOf(session, hashOf(token));
      return accountSession(context, {
        ...session,
        id: session.accountId,
        sessionId: session.id,
        provenAt,
        next: null,
      });
    }
  }
  // A dead cookie would keep this browser from the pages anonymous visitors share.
  if (token !== undefined && !session) call.cookies.set(sessionCookie, '', { maxAge: 0 });
  const visitorId = context.visitors.read(call.cookies.get(visitorCookie));
  return visitorId === null ? null : visitorSession(context, visitorId);
}

/** As {@link renew}, but who comes without cookies becomes a visitor with an id of the common number space. */
export async function openVisitor(context: Context, call: Call): Promise<IdentitySession> {
  const known = await renew(context, call);
  if (known) return known;
  const { rows } = await context.kit.db.pool.query<{ id: number }>(`select nextval('identity.subject_ids') as id`);
  const visitorId = rows[0]?.id as number;
  call.cookies.set(visitorCookie, context.visitors.write(visitorId), { maxAge: lifetimes.visitor / 1000 });
  return visitorSession(context, visitorId);
}

/** Replaces the token of a session when it is old, or when the last replacement never reached the browser. */
async function rotateWhenDue(context: Context, session: LiveSession, token: string, call: Call): Promise<void> {
  const { clock } = context.kit;
  const presented = hashOf(token);
  const isNewest = presented.equals(session.tokenHash);
  const age = clock.now() - session.rotatedAt;
  const due = isNewest ? age >= lifetimes.rotateAfter : session.previousUntil === null && age > lifetimes.rotationGrace;
  if (due) await rotate(context, session, presented, call);
}

/** Gives a session a new token, trusted as the one that was shown; the one before stays good for its grace. */
async function rotate(context: Context, session: LiveSession, presented: Buffer, call: Call): Promise<void> {
  const { clock, db } = context.kit;
  const next = randomSecret();
  const provenAt = new Date(provenAtOf(session, presented));
  const changed = await db.orm
    .update(sessions)
    .set({
      tokenHash: hashOf(next),
      previousHash: presented,
      previousUntil: null,
      rotatedAt: new Date(clock.now()),
      provenAt,
      previousProvenAt: provenAt,
    })
    .where(and(eq(sessions.id, session.id), eq(sessions.tokenHash, session.tokenHash)))
    .returning({ id: sessions.id });
  context.cache.drop([session.id]);
  // Another tab was quicker: its answer carries the cookie for the whole browser.
  if (changed.length > 0) call.cookies.set(sessionCookie, next, { maxAge: cookieLife(session.roles) });
}

/** Ends this browser's session and forgets its cookies. */
export async function logOutHere(context: Context, call: Call): Promise<void> {
  const session = await context.authenticator.sessionOf(call.cookies.get(sessionCookie));
  const { accountId, sessionId } = session ? { accountId: session.accountId, sessionId: session.id } : call.caller;
  if (accountId !== null && sessionId !== null) {
    await context.kit.db.transaction((tx) => context.end(tx, accountId, [sessionId], 'logged out'));
  }
  call.cookies.set(sessionCookie, '', { maxAge: 0 });
}

/** Ends one of the caller's sessions; a stranger's id ends nothing. */
export async function revoke(context: Context, sessionId: string, call: Call<AccountCaller>): Promise<void> {
  const { accountId } = call.caller;
  await context.kit.db.transaction((tx) => context.end(tx, accountId, [sessionId], 'revoked'));
  if (sessionId === call.caller.sessionId) call.cookies.set(sessionCookie, '', { maxAge: 0 });
}

/**
 * Ends all of the caller's sessions, or all but this one, and whatever else could let somebody in again. Returns how
 * many sessions ended.
 */
export async function revokeAll(context: Context, keepCurrent: boolean, call: Call<AccountCaller>): Promise<number> {
  const { accountId, sessionId } = call.caller;
  const ended = await context.kit.db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    return account
      ? credentialsChanged(context, tx, account, 'loggedOutEverywhere', keepCurrent ? sessionId : null)
      : 0;
  });
  if (!keepCurrent) call.cookies.set(sessionCookie, '', { maxAge: 0 });
  return ended;
}

/** Where the caller is logged in, the latest use first. */
export async function list(context: Context, call: Call<AccountCaller>): Promise<SessionEntry[]> {
  const rows = await context.kit.db.orm
    .select()
    .from(sessions)
    .where(eq(sessions.accountId, call.caller.accountId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
  return rows
    .map((row) => {
      const { roles } = call.caller;
      const end = idleEnd({ roles, lastSeenAt: row.lastSeenAt.getTime(), expiresAt: row.expiresAt.getTime() });
      return { row, end };
    })
    .filter(({ end }) => end > context.kit.clock.now())
    .map(({ row, end }) => ({
      id: row.id,
      current: row.id === call.caller.sessionId,
      device: row.device,
      country: row.country,
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      expiresAt: new Date(end).toISOString(),
    }));
}
