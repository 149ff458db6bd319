import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Identity } from '#domains/identity/server/index.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { AcceptanceWay, LegalAcceptance, LegalTextType } from '../contract/index.ts';
import { acceptances } from './tables.ts';
import { inForce, lastAsking, publishedVersions } from './versions.ts';

/** What a member is asked to accept; the other texts inform. */
export const acceptedTypes = ['TOS', 'PP'] as const satisfies readonly LegalTextType[];

/** When each text was accepted by signing up, or before there were records. */
export type AcceptedSince = Readonly<Record<(typeof acceptedTypes)[number], Date>>;

/** Notes that an account accepted the versions in force at a moment. The same a second time notes nothing. */
export async function noteAcceptance(
  tx: Tx,
  accepted: { accountId: number; types: readonly LegalTextType[]; way: AcceptanceWay; at: Date },
): Promise<void> {
  const { accountId, types, way, at } = accepted;
  const all = await publishedVersions(tx);
  const rows = types
    .flatMap((type) => inForce(all, type, at.getTime()) ?? [])
    .map(({ type, version }) => ({ accountId, type, version, way, at }));
  if (rows.length > 0) await tx.orm.insert(acceptances).values(rows).onConflictDoNothing();
}

/**
 * Whether a member is to be asked: a version that asks has begun after they signed up or accepted it (`since`), and
 * nothing says that they accepted it or a later one.
 */
export async function mustAsk(
  executor: Executor,
  { accountId, since }: { accountId: number; since: AcceptedSince },
  now: number,
): Promise<boolean> {
  const all = await publishedVersions(executor);
  const open = acceptedTypes.flatMap((type) => {
    const asking = lastAsking(all, type, now);
    return asking && asking.inForceAt > since[type] ? [asking] : [];
  });
  if (open.length === 0) return false;
  const rows = await executor.orm
    .select({ type: acceptances.type, version: acceptances.version })
    .from(acceptances)
    .where(and(eq(acceptances.accountId, accountId), inArray(acceptances.type, [...acceptedTypes])));
  return open.some(({ type, version }) => !rows.some((row) => row.type === type && row.version >= version));
}

/** Names the versions that ask, for a visitor's cookie: `TOS2-PP1`. */
export async function askingKey(executor: Executor, now: number): Promise<string> {
  const all = await publishedVersions(executor);
  return acceptedTypes
    .flatMap((type) => lastAsking(all, type, now) ?? [])
    .map(({ type, version }) => `${type}${version}`)
    .join('-');
}

export interface AcceptanceFilter {
  readonly search?: string | undefined;
  readonly type?: LegalTextType | undefined;
  readonly version?: number | undefined;
  readonly way?: AcceptanceWay | undefined;
  readonly before?: number | undefined;
}

/** Acceptances by filter, the latest first. A search that is no number is an e-mail address, whole. */
export async function findAcceptances(
  executor: Executor,
  identity: Identity,
  { search, type, version, way, before }: AcceptanceFilter,
  limit: number,
): Promise<LegalAcceptance[]> {
  const accounts = search ? await accountsOf(executor, identity, search) : null;
  if (accounts?.length === 0) return [];
  const rows = await executor.orm
    .select()
    .from(acceptances)
    .where(
      and(
        accounts ? inArray(acceptances.accountId, accounts) : undefined,
        type && eq(acceptances.type, type),
        version ? eq(acceptances.version, version) : undefined,
        way && eq(acceptances.way, way),
        before ? lt(acceptances.id, before) : undefined,
      ),
    )
    .orderBy(desc(acceptances.id))
    .limit(limit);
  const emails = await emailsOf(executor, identity, rows);
  return rows.map(({ at, ...row }) => ({ ...row, email: emails.get(row.accountId) ?? null, at: at.toISOString() }));
}

async function accountsOf(executor: Executor, identity: Identity, search: string): Promise<number[]> {
  if (search.includes('@')) return identity.accountsWithEmail(executor, search);
  return /^\d{1,15}$/.test(search) ? [Number(search)] : [];
}

/** E-mail addresses of accounts; nobody's is left out. */
export async function emailsOf(
  executor: Executor,
  identity: Identity,
  rows: readonly { readonly accountId: number | null }[],
): Promise<Map<number, string>> {
  const ids = [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))];
  const facts = await identity.accounts(executor, ids);
  return new Map(facts.map(({ id, email }) => [id, email]));
}
