import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Identity } from '#domains/identity/server/index.ts';
import type { Db, Executor } from '#kit/db/db.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import { acceptances } from '../contract/acceptance.ts';
import { acceptances as rows } from './tables.ts';

/** Who accepted what, as a list. */
export const acceptanceList = (db: Db, identity: Identity): Handler[] =>
  handleList(acceptances, {
    async find({ filters: { search, product, type, version, occasion }, ...request }) {
      const accounts = search === undefined ? null : await accountsOf(db, identity, search);
      // Numbers grow with time, so both order alike.
      const page = keyset(request, { at: rows.id }, rows.id);
      return db.orm
        .select({ ...getTableColumns(rows), cursor: page.cursor })
        .from(rows)
        .where(
          and(
            page.after,
            accounts ? inArray(rows.accountId, accounts) : undefined,
            product && eq(rows.product, product),
            type && eq(rows.type, type),
            version ? eq(rows.version, version) : undefined,
            occasion && eq(rows.occasion, occasion),
          ),
        )
        .orderBy(...page.order)
        .limit(page.limit);
    },
    async present(found) {
      const emails = await emailsOf(db, identity, found);
      return found.map(({ id, accountId, product, type, version, occasion, at }) => ({
        ...{ id, accountId, product, type, version, occasion },
        email: emails.get(accountId) ?? null,
        at: at.toISOString(),
      }));
    },
  });

/** A search that is no number is an e-mail address, whole. */
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
