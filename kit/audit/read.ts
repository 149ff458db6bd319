import { and, asc, desc, eq, getTableColumns, gte, inArray, isNotNull, like, lt } from 'drizzle-orm';
import type { AuditKind } from '#kit/contract/audit.ts';
import type { Executor } from '#kit/db/db.ts';
import { escapeLike } from '#kit/db/query/escape-like.ts';
import type { Cursor, KeysetRequest } from '#kit/db/query/keyset.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import type { AuditResult } from './tables.ts';
import { entries } from './tables.ts';

/** A line as it is kept. */
export type AuditLine = typeof entries.$inferSelect;

/**
 * Which lines are wanted; an operation `legal.*` means all that begin so, a list of subjects any of them; what is not
 * given is not asked. `from` and `to` are instants (`to` excluded).
 */
export interface AuditQuery {
  readonly accountId?: number | undefined;
  readonly operation?: string | undefined;
  readonly subject?: string | readonly string[] | undefined;
  readonly kind?: AuditKind | undefined;
  readonly result?: AuditResult | undefined;
  readonly requestId?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** Lines, the latest first; `before` is an id. */
export async function listAudit(
  executor: Executor,
  { limit, before, ...wanted }: AuditQuery & { readonly limit: number; readonly before?: number | undefined },
): Promise<AuditLine[]> {
  return executor.orm
    .select()
    .from(entries)
    .where(and(before === undefined ? undefined : lt(entries.id, before), ...conditions(wanted)))
    .orderBy(desc(entries.id))
    .limit(limit);
}

/** A page of lines. Numbers grow with time, so both order alike. */
export async function pageAudit(
  executor: Executor,
  wanted: AuditQuery,
  request: KeysetRequest,
): Promise<(AuditLine & { cursor: Cursor })[]> {
  const page = keyset(request, { at: entries.id }, entries.id);
  return executor.orm
    .select({ ...getTableColumns(entries), cursor: page.cursor })
    .from(entries)
    .where(and(page.after, ...conditions(wanted)))
    .orderBy(...page.order)
    .limit(page.limit);
}

const conditions = ({ accountId, operation, subject, kind, result, requestId, from, to }: AuditQuery) => [
  accountId === undefined ? undefined : eq(entries.accountId, accountId),
  operation === undefined ? undefined : matches(operation),
  subject === undefined ? undefined : inArray(entries.subject, [subject].flat()),
  kind && eq(entries.kind, kind),
  result && eq(entries.result, result),
  requestId === undefined ? undefined : eq(entries.requestId, requestId),
  from && gte(entries.at, from),
  to && lt(entries.at, to),
];

/** One operation, or all of a domain's. */
const matches = (operation: string) =>
  operation.endsWith('.*')
    ? like(entries.operation, `${escapeLike(operation.slice(0, -1))}%`)
    : eq(entries.operation, operation);

/** Whose and what lines there are: for filters. */
export async function auditFacets(executor: Executor): Promise<{ accountIds: number[]; operations: string[] }> {
  const [people, operations] = await Promise.all([
    executor.orm
      .selectDistinct({ id: entries.accountId })
      .from(entries)
      .where(isNotNull(entries.accountId))
      .orderBy(asc(entries.accountId)),
    executor.orm.selectDistinct({ name: entries.operation }).from(entries).orderBy(asc(entries.operation)),
  ]);
  return {
    accountIds: people.flatMap(({ id }) => (id === null ? [] : [id])),
    operations: operations.map(({ name }) => name),
  };
}
