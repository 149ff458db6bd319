import type { Column, SQL } from 'drizzle-orm';
import { and, count, eq, ilike, or } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '#kit/db/db.ts';
import { escapeLike } from '#kit/db/query/escape-like.ts';
import type { KeysetRequest } from '#kit/db/query/keyset.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import type { OutboxState } from './columns.ts';
import { outboxStates } from './columns.ts';
import { insertSecrets, mask, maskSecrets, unseal } from './seal.ts';
import type { OutboxRow, OutboxTable } from './table.ts';
import { columnsOf } from './table.ts';

/** Which messages are wanted; the latest first when no order is given. */
export interface OutboxQuery extends Partial<KeysetRequest> {
  readonly state?: OutboxState | undefined;
  readonly search?: string | undefined;
  readonly limit: number;
}

/**
 * The parts of a statement that reads a page of messages: of a state, with the words in one of `searched`. Numbers grow with
 * time, so both order alike.
 */
export function pageOf(
  table: OutboxTable,
  searched: readonly Column[],
  { state, search, limit, ...order }: OutboxQuery,
): ReturnType<typeof keyset> & { readonly where: SQL | undefined } {
  const of = columnsOf(table);
  const words = search ? `%${escapeLike(search)}%` : undefined;
  const sorts = { createdAt: of.id, recipient: of.recipient, attempts: of.attempts };
  const page = keyset({ sort: 'createdAt', isDescending: true, after: null, ...order, limit }, sorts, of.id);
  const where = and(
    page.after,
    state && eq(of.state, state),
    words ? or(...searched.map((column) => ilike(column, words))) : undefined,
  );
  return { ...page, where };
}

/** What a reader sees of the secrets of a message. */
export type SecretsShown = 'none' | 'masked' | 'shown';

/**
 * How the words of a message are read. Its secrets, which open accounts, are masked; `key` shows those of one that is kept
 * instead of sent, for who follows it from here.
 */
export function readerOf(
  { sealed, state }: Pick<OutboxRow, 'sealed' | 'state'>,
  key: Uint8Array | null,
): { read(words: string): string; shown(words: string): SecretsShown } {
  const opened = key !== null && state === 'captured' && sealed !== null ? unseal(sealed, key) : null;
  return {
    read: (words) => (opened ? insertSecrets(words, opened) : maskSecrets(words)),
    shown: (words) => (opened ? 'shown' : words.includes(mask) ? 'masked' : 'none'),
  };
}

/** How many messages of a table, or some of them, are in each state. */
export async function countByState(
  executor: Executor,
  table: OutboxTable,
  where?: SQL,
): Promise<Record<OutboxState, number>> {
  const { state } = columnsOf(table);
  const rows = await executor.orm
    .select({ state, n: count() })
    .from(table as PgTable)
    .where(where)
    .groupBy(state);
  const counted = new Map(rows.map((row) => [row.state, row.n]));
  return Object.fromEntries(outboxStates.map((one) => [one, counted.get(one) ?? 0])) as Record<OutboxState, number>;
}
