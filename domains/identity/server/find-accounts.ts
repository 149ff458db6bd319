import type { SQL } from 'drizzle-orm';
import { and, count, desc, eq, getTableColumns, gt, gte, inArray, isNotNull, max, or, sql } from 'drizzle-orm';
import type { Language, Role } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import { holdsPart } from '#kit/db/query/holds-part.ts';
import type { Cursor, KeysetRequest } from '#kit/db/query/keyset.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { mostPeople } from '#kit/domain/people.ts';
import { asTyped } from '#kit/text/typed.ts';
import type { AccountRow } from './accounts.ts';
import { factorsOf } from './second-factor.ts';
import { accounts, sessions } from './tables.ts';

/** Which accounts an operator's list wants; what is not given is not asked. */
export interface AccountQuery {
  readonly role?: Role | undefined;
  /** Only these. */
  readonly only?: readonly number[] | undefined;
  /** A part of the address, or one of the numbers. */
  readonly search?: { readonly emailPart: string; readonly ids: readonly number[] } | undefined;
}

const among = (ids: readonly number[]): SQL | undefined =>
  ids.length === 0 ? undefined : inArray(accounts.id, [...ids]);

function conditions({ role, only, search }: AccountQuery): SQL | undefined {
  return and(
    role === undefined ? undefined : sql`${role} = any(${accounts.roles})`,
    only === undefined ? undefined : sql`${accounts.id} = any(${sql.param([...only])}::int[])`,
    search && or(holdsPart('identity', accounts.email, search.emailPart), among(search.ids)),
  );
}

/** A page of accounts by their number, which grows with time. */
export async function pageAccounts(
  executor: Executor,
  wanted: AccountQuery,
  request: KeysetRequest,
): Promise<(AccountRow & { cursor: Cursor })[]> {
  const page = keyset(request, { id: accounts.id }, accounts.id);
  return executor.orm
    .select({ ...getTableColumns(accounts), cursor: page.cursor })
    .from(accounts)
    .where(and(conditions(wanted), page.after))
    .orderBy(...page.order)
    .limit(page.limit);
}

/** The newest accounts whose address holds what an operator typed. */
export async function accountsMeant(executor: Executor, typed: string): Promise<number[]> {
  const rows = await executor.orm
    .select({ id: accounts.id })
    .from(accounts)
    .where(holdsPart('identity', accounts.email, asTyped('email', typed)))
    .orderBy(desc(accounts.id))
    .limit(mostPeople);
  return rows.map(({ id }) => id);
}

/** How many guests signed up since an instant (ms since the epoch). */
export async function guestsSince(executor: Executor, since: number): Promise<number> {
  const [row] = await executor.orm
    .select({ guests: count() })
    .from(accounts)
    .where(and(gte(accounts.createdAt, new Date(since)), conditions({ role: 'guest' })));
  return row?.guests ?? 0;
}

/** What an operator may see of an account beside its {@link AccountFacts}. */
export interface AccountStanding {
  readonly language: Language;
  readonly adultDeclaredAt: Date;
  readonly emailVerifiedAt: Date | null;
  /** An app or a passkey that is no longer waiting for a review. */
  readonly hasSecondFactor: boolean;
  /** Sessions that have not run out. */
  readonly sessions: number;
  /** The last use of those sessions, and from which country (ISO 3166); null where nobody is logged in. */
  readonly lastSeenAt: Date | null;
  readonly country: string | null;
}

/** What an operator sees of one account; null where there is none. */
export async function accountStanding(executor: Executor, id: number, now: number): Promise<AccountStanding | null> {
  const [row] = await executor.orm.select().from(accounts).where(eq(accounts.id, id));
  if (!row) return null;
  const open = and(eq(sessions.accountId, id), gt(sessions.expiresAt, new Date(now)));
  const [seen] = await executor.orm
    .select({
      sessions: count(),
      lastSeenAt: max(sessions.lastSeenAt),
      country: sql<string | null>`(array_agg(${sessions.country} order by ${sessions.lastSeenAt} desc))[1]`,
    })
    .from(sessions)
    .where(open);
  const factors = await factorsOf(executor, id);
  return {
    language: row.language,
    adultDeclaredAt: row.adultDeclaredAt,
    emailVerifiedAt: row.emailVerifiedAt,
    hasSecondFactor: factors.totpSince !== null || factors.reviewedPasskeys > 0,
    sessions: seen?.sessions ?? 0,
    lastSeenAt: seen?.lastSeenAt ?? null,
    country: seen?.country ?? null,
  };
}

/** When some accounts were last seen, and where from; null where nobody knows. Who is logged in nowhere is left out. */
export async function lastSeen(
  { orm }: Executor,
  accountIds: readonly number[],
  now: number,
): Promise<Map<number, { readonly at: Date; readonly country: string | null }>> {
  if (accountIds.length === 0) return new Map();
  const rows = await orm
    .selectDistinctOn([sessions.accountId], {
      id: sessions.accountId,
      at: sessions.lastSeenAt,
      country: sessions.country,
    })
    .from(sessions)
    .where(and(inArray(sessions.accountId, [...accountIds]), gt(sessions.expiresAt, new Date(now))))
    .orderBy(sessions.accountId, desc(sessions.lastSeenAt));
  return new Map(rows.map(({ id, ...seen }) => [id, seen]));
}

/** Where an account was last, by its session that was seen latest; null where nobody knows. */
export async function lastCountry({ orm }: Executor, accountId: number): Promise<string | null> {
  const [row] = await orm
    .select({ country: sessions.country })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isNotNull(sessions.country)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(1);
  return row?.country ?? null;
}
