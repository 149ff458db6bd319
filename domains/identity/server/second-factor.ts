import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Config } from '#kit/config/config.ts';
import type { Caller, Role } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import { sessionCookie } from '../contract/cookies.ts';
import { secondStepRequired } from '../contract/problems.ts';
import type { Context } from './context.ts';
import { hashOf, randomSecret } from './secrets.ts';
import type { LiveSession } from './session-store.ts';
import { accounts, passkeys, recoveryCodes, sessions, totp } from './tables.ts';

/** The second factors an account has. */
export interface Factors {
  readonly totpSince: Date | null;
  readonly passkeys: number;
  /** Those that wait for no review: the others are no second factor. */
  readonly reviewedPasskeys: number;
  readonly recoveryCodes: number;
}

/** Whoever works here must show two factors: performers earn, operators see everybody's affairs. */
export const needsSecondFactor = (roles: readonly Role[]): boolean =>
  roles.includes('operator') || roles.includes('performer');

/** Whether an app does not do: operators show a passkey. Where things are only tried (no production), an app does as well. */
export const needsPasskey = ({ NODE_ENV }: Pick<Config, 'NODE_ENV'>, roles: readonly Role[]): boolean =>
  NODE_ENV === 'production' && roles.includes('operator');

/** Whether anything is set up, also a passkey that waits for a review: then the password alone sets up no other. */
export const hasFactor = (factors: Factors): boolean => factors.totpSince !== null || factors.passkeys > 0;

export async function factorsOf(executor: Executor, accountId: number): Promise<Factors> {
  const [app] = await executor.orm
    .select({ since: totp.since })
    .from(totp)
    .where(and(eq(totp.accountId, accountId), isNotNull(totp.secret)));
  const [keys] = await executor.orm
    .select({ n: count(), reviewed: sql<number>`(count(*) filter (where ${passkeys.reviewSince} is null))::int` })
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId));
  const codes = eq(recoveryCodes.accountId, accountId);
  const [left] = await executor.orm.select({ n: count() }).from(recoveryCodes).where(codes);
  return {
    totpSince: app?.since ?? null,
    passkeys: keys?.n ?? 0,
    reviewedPasskeys: keys?.reviewed ?? 0,
    recoveryCodes: left?.n ?? 0,
  };
}

/** Whether the right password is followed by a second step: where an app was set up, and for staff with a passkey. */
export const hasSecondStep = (roles: readonly Role[], factors: Factors): boolean =>
  factors.totpSince !== null || (needsSecondFactor(roles) && factors.passkeys > 0);

/** Whether a session must show or set up a second factor before anything else. */
export const lacksSecondFactor = (session: Pick<LiveSession, 'roles' | 'secondFactorAt' | 'isGrace'>): boolean =>
  needsSecondFactor(session.roles) && session.secondFactorAt === null && !session.isGrace;

/**
 * Refuses a session that has only the password when the account has a second factor already: it must show that one
 * before it adds another.
 */
export async function assertMayAddFactor(executor: Executor, caller: Caller): Promise<void> {
  if (caller.entering && hasFactor(await factorsOf(executor, caller.entering.accountId))) {
    throw new Problem(secondStepRequired);
  }
}

/** Uses up the demo world's one sign-in without a second factor; false when there is none (left). */
export async function consumeGraceSignIn(context: Context, tx: Tx, account: { id: number; graceUsedAt: Date | null }) {
  const { config, clock } = context.kit;
  if (config.DEMO === 'off' || account.graceUsedAt !== null) return false;
  await tx.orm
    .update(accounts)
    .set({ graceUsedAt: new Date(clock.now()) })
    .where(eq(accounts.id, account.id));
  return true;
}

/**
 * Notes what a session has just shown, on a new token (ASVS 5.0.0, 7.2.4): a copy of an older one is trusted for no more than before. The
 * older one stays good for its grace, unless it was on the way in. Every process knows with the commit.
 *
 * @returns what gives the browser the new token, to be called after the commit
 */
export async function recordProof(
  context: Context,
  tx: Tx,
  call: Call<Caller>,
  shown: { readonly proof?: boolean; readonly secondFactor?: boolean },
): Promise<() => void> {
  const sessionId = sessionOfCaller(call.caller);
  if (sessionId === null) return () => undefined;
  const [held] = await tx.orm.select().from(sessions).where(eq(sessions.id, sessionId)).for('update');
  if (!held) return () => undefined;
  const now = new Date(context.kit.clock.now());
  const token = call.cookies.get(sessionCookie);
  const presented = token ? hashOf(token) : null;
  const isPrevious = presented !== null && held.previousHash !== null && presented.equals(held.previousHash);
  const before = isPrevious ? held.previousProvenAt : held.provenAt;
  const next = randomSecret();
  await tx.orm
    .update(sessions)
    .set({
      tokenHash: hashOf(next),
      rotatedAt: now,
      previousHash: call.caller.entering ? null : isPrevious ? held.previousHash : held.tokenHash,
      previousUntil: null,
      previousProvenAt: before,
      provenAt: shown.proof ? now : before,
      ...(shown.secondFactor ? { secondFactorAt: now, isGrace: false } : {}),
    })
    .where(eq(sessions.id, sessionId));
  tx.afterCommit(() => context.cache.drop([sessionId]));
  const maxAge = Math.ceil((held.expiresAt.getTime() - now.getTime()) / 1000);
  return () => call.cookies.set(sessionCookie, next, { maxAge });
}

/** The session that calls, also while it is on the way in. */
export const sessionOfCaller = (caller: Caller): string | null => caller.entering?.sessionId ?? caller.sessionId;
