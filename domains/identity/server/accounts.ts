import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Language, Role } from '#kit/contract/access.ts';
import { emailKey } from '#kit/contract/email.ts';
import { prepared } from '#kit/db/cache/prepared.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { signedUp } from '../contract/events.ts';
import { accounts } from './tables.ts';

export type AccountRow = typeof accounts.$inferSelect;

interface NewAccount {
  readonly email: string;
  readonly passwordHash: string;
  readonly roles: readonly Role[];
  readonly language: Language;
  readonly emailVerified: boolean;
  readonly visitorId: number | null;
  readonly origin?: string | undefined;
}

/** Writes a new account and tells the others. Throws a unique violation when the address is verified elsewhere. */
export async function insertAccount(tx: Tx, account: NewAccount, now: Date): Promise<AccountRow> {
  const [row] = await tx.orm
    .insert(accounts)
    .values({
      email: account.email,
      emailKey: emailKey(account.email),
      emailVerifiedAt: account.emailVerified ? now : null,
      passwordHash: account.passwordHash,
      roles: [...account.roles],
      language: account.language,
      adultDeclaredAt: now,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('An inserted account came back empty.');
  const { emailVerified, visitorId, language, origin = null } = account;
  await tx.emit(signedUp, { accountId: row.id, visitorId, roles: row.roles, language, emailVerified, origin });
  return row;
}

const byId = prepared((orm) =>
  orm
    .select()
    .from(accounts)
    .where(eq(accounts.id, sql.placeholder('id')))
    .prepare('identity_account'),
);

export async function findAccount(executor: Executor, id: number): Promise<AccountRow | null> {
  const [row] = await byId(executor).execute({ id });
  return row ?? null;
}

/**
 * The account, held until the transaction ends. Whatever opens a session or changes credentials holds it first, so that a
 * login which began before a change does not end after it.
 */
export async function lockAccount(tx: Tx, id: number): Promise<AccountRow | null> {
  const [row] = await tx.orm.select().from(accounts).where(eq(accounts.id, id)).for('update');
  return row ?? null;
}

/** Which of some numbers are accounts. */
export async function existingAmong(executor: Executor, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await executor.orm
    .select({ id: accounts.id })
    .from(accounts)
    .where(sql`${accounts.id} = any(${sql.param([...ids])}::bigint[])`);
  return rows.map(({ id }) => id);
}

/** Every account that claims an address, verified or not. */
export async function accountsClaiming(executor: Executor, email: string): Promise<number[]> {
  const rows = await executor.orm
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.emailKey, emailKey(email)));
  return rows.map(({ id }) => id);
}

/** How many accounts have proven an address below a domain nobody can own (RFC 2606). */
export async function countReservedAddresses(executor: Executor): Promise<number> {
  const proven = and(isNotNull(accounts.emailVerifiedAt), sql`${accounts.email} ~* '[@.](example|test|invalid)$'`);
  const [row] = await executor.orm.select({ n: count() }).from(accounts).where(proven);
  return row?.n ?? 0;
}

/** The account that has verified an address. */
export async function findVerified(executor: Executor, email: string): Promise<AccountRow | null> {
  const [row] = await executor.orm
    .select()
    .from(accounts)
    .where(and(eq(accounts.emailKey, emailKey(email)), isNotNull(accounts.emailVerifiedAt)));
  return row ?? null;
}

/**
 * The accounts a login with this address may mean, always as two places so that every login costs the same: the one
 * that verified it, else the first that claimed it; and the latest other claim.
 */
export async function loginCandidates(
  executor: Executor,
  email: string,
): Promise<[AccountRow | null, AccountRow | null]> {
  const rows = await executor.orm
    .select()
    .from(accounts)
    .where(eq(accounts.emailKey, emailKey(email)))
    .orderBy(asc(accounts.id));
  const first = rows.find((row) => row.emailVerifiedAt !== null) ?? rows[0] ?? null;
  const latest = rows.findLast((row) => row !== first) ?? null;
  return [first, latest];
}
