import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Identity } from '#domains/identity/server/index.ts';
import type { Executor } from '#kit/db/db.ts';
import type { AcceptanceWay, LegalAcceptance, LegalProduct, LegalTextType } from '../contract/index.ts';
import { acceptances } from './tables.ts';

export interface AcceptanceFilter {
  readonly search?: string | undefined;
  readonly product?: LegalProduct | undefined;
  readonly type?: LegalTextType | undefined;
  readonly version?: number | undefined;
  readonly way?: AcceptanceWay | undefined;
  readonly before?: number | undefined;
}

/** Acceptances by filter, the latest first. A search that is no number is an e-mail address, whole. */
export async function findAcceptances(
  executor: Executor,
  identity: Identity,
  { search, product, type, version, way, before }: AcceptanceFilter,
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
        product && eq(acceptances.product, product),
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
