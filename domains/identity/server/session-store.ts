import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, or } from 'drizzle-orm';
import type { Language, Role } from '#kit/contract/access.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { lifetimes } from '../contract/cookies.ts';
import { lacksSecondFactor } from './second-factor.ts';
import { hashOf, randomSecret } from './secrets.ts';
import { accounts, sessions } from './tables.ts';

/** A session with what is needed of its account to know who calls. */
export interface LiveSession {
  readonly id: string;
  readonly accountId: number;
  readonly tokenHash: Buffer;
  readonly rotatedAt: number;
  readonly previousHash: Buffer | null;
  readonly previousUntil: number | null;
  readonly lastSeenAt: number;
  readonly expiresAt: number;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly roles: readonly Role[];
  readonly language: Language;
  /** Of the newest token; {@link provenAtOf}. */
  readonly provenAt: number;
  readonly previousProvenAt: number;
  readonly secondFactorAt: number | null;
  readonly isGrace: boolean;
}

const columns = {
  id: sessions.id,
  accountId: sessions.accountId,
  tokenHash: sessions.tokenHash,
  rotatedAt: sessions.rotatedAt,
  previousHash: sessions.previousHash,
  previousUntil: sessions.previousUntil,
  lastSeenAt: sessions.lastSeenAt,
  expiresAt: sessions.expiresAt,
  email: accounts.email,
  emailVerifiedAt: accounts.emailVerifiedAt,
  roles: accounts.roles,
  language: accounts.language,
  provenAt: sessions.provenAt,
  previousProvenAt: sessions.previousProvenAt,
  secondFactorAt: sessions.secondFactorAt,
  isGrace: sessions.isGrace,
};

/** The session with this id, or with this hash as its current or previous token. */
export async function findSession(
  executor: Executor,
  by: { readonly id: string } | { readonly hash: Buffer },
): Promise<LiveSession | null> {
  const where =
    'id' in by ? eq(sessions.id, by.id) : or(eq(sessions.tokenHash, by.hash), eq(sessions.previousHash, by.hash));
  const [row] = await executor.orm
    .select(columns)
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(where)
    .limit(1);
  if (!row) return null;
  return {
    id: row.id,
    accountId: row.accountId,
    tokenHash: Buffer.from(row.tokenHash),
    rotatedAt: row.rotatedAt.getTime(),
    previousHash: row.previousHash === null ? null : Buffer.from(row.previousHash),
    previousUntil: row.previousUntil?.getTime() ?? null,
    lastSeenAt: row.lastSeenAt.getTime(),
    expiresAt: row.expiresAt.getTime(),
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    roles: row.roles,
    language: row.language,
    provenAt: row.provenAt.getTime(),
    previousProvenAt: row.previousProvenAt.getTime(),
    secondFactorAt: row.secondFactorAt?.getTime() ?? null,
    isGrace: row.isGrace,
  };
}

/** The roles of the sessions among these that still stand, read in one statement. */
export async function rolesOfSessions(
  executor: Executor,
  ids: readonly string[],
  now: number,
): Promise<Map<string, readonly Role[]>> {
  const rows = await executor.orm
    .select({
      id: sessions.id,
      roles: accounts.roles,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      secondFactorAt: sessions.secondFactorAt,
      isGrace: sessions.isGrace,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, new Date(now))));
  const standing = rows.filter(
    ({ roles, lastSeenAt, expiresAt, secondFactorAt, isGrace }) =>
      idleEnd({ roles, lastSeenAt: lastSeenAt.getTime(), expiresAt: expiresAt.getTime() }) > now &&
      !lacksSecondFactor({ roles, isGrace, secondFactorAt: secondFactorAt?.getTime() ?? null }),
  );
  return new Map(standing.map(({ id, roles }) => [id, roles]));
}

/** When whoever has this token of a session has last proven themselves, epoch ms; an older token knows nothing of a newer proof. */
export const provenAtOf = (session: LiveSession, presented: Buffer): number =>
  presented.equals(session.tokenHash) ? session.provenAt : session.previousProvenAt;

/** When an unused session ends; an operator's ends sooner. */
export function idleEnd(session: Pick<LiveSession, 'lastSeenAt' | 'roles' | 'expiresAt'>): number {
  const idle = session.roles.includes('operator') ? lifetimes.operatorIdle : lifetimes.sessionIdle;
  return Math.min(session.expiresAt, session.lastSeenAt + idle);
}

/** Opens a session; the token goes into the cookie and is known to nobody else. */
export async function insertSession(
  tx: Tx,
  account: { readonly id: number; readonly roles: readonly Role[] },
  from: { readonly device: string | null; readonly country: string | null },
  proof: { readonly secondFactor: boolean; readonly isGrace: boolean },
  now: number,
): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  const token = randomSecret();
  const life = account.roles.includes('operator') ? lifetimes.operatorAbsolute : lifetimes.sessionAbsolute;
  const at = new Date(now);
  await tx.orm.insert(sessions).values({
    id,
    accountId: account.id,
    tokenHash: hashOf(token),
    rotatedAt: at,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: new Date(now + life),
    device: from.device,
    country: from.country,
    provenAt: at,
    secondFactorAt: proof.secondFactor ? at : null,
    isGrace: proof.isGrace,
  });
  return { id, token };
}
