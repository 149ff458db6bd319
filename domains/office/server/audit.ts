import type { Identity } from '#domains/identity/server/index.ts';
import type { AuditLine as Row } from '#kit/audit/read.ts';
import { auditFacets, listAudit } from '#kit/audit/read.ts';
import type { AuditKind } from '#kit/contract/audit.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { csvFile } from '#kit/csv/csv.ts';
import type { Db, Executor } from '#kit/db/db.ts';
import { takingTime } from '#kit/db/timeouts.ts';
import { productTimeZone } from '#kit/i18n/format.ts';
import type { AuditLine } from '../contract/audit.ts';

type Accounts = Pick<Identity, 'accounts'>;

/** How the filters arrive. */
export interface AuditQuery {
  readonly accountId?: number | undefined;
  readonly operation?: string | undefined;
  readonly subject?: string | undefined;
  readonly kind?: AuditKind | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const day = 24 * 3600_000;
const exported = 10_000;

/** When a day begins where the product lives, so that a filter and a shown date mean the same day. */
function startOf(date: string): Date {
  const utc = Date.parse(`${date}T00:00:00Z`);
  const there = new Intl.DateTimeFormat('sv-SE', {
    timeZone: productTimeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return new Date(2 * utc - Date.parse(`${there.format(utc).replace(' ', 'T')}Z`));
}

const wanted = ({ accountId, operation, subject, kind, from, to }: AuditQuery) => ({
  accountId,
  operation,
  subject,
  kind,
  from: from ? startOf(from) : undefined,
  to: to ? startOf(new Date(Date.parse(`${to}T00:00:00Z`) + day).toISOString().slice(0, 10)) : undefined,
});

async function present(executor: Executor, identity: Accounts, rows: readonly Row[]): Promise<AuditLine[]> {
  const emails = await emailsOf(
    executor,
    identity,
    rows.flatMap(({ accountId }) => accountId ?? []),
  );
  return rows.map(({ at, accountId, ...rest }) => ({
    ...rest,
    at: at.toISOString(),
    by: accountId === null ? null : { id: accountId, email: emails.get(accountId) ?? null },
  }));
}

async function emailsOf(executor: Executor, identity: Accounts, ids: readonly number[]): Promise<Map<number, string>> {
  const accounts = await identity.accounts(executor, [...new Set(ids)]);
  return new Map(accounts.map(({ id, email }) => [id, email]));
}

/** A page of lines, and what they can be filtered by. */
export async function readAudit(
  db: Db,
  identity: Accounts,
  query: AuditQuery & { before?: number | undefined; limit: number },
) {
  const { before, limit } = query;
  const [rows, facets] = await Promise.all([
    listAudit(db, { ...wanted(query), before, limit: limit + 1 }),
    auditFacets(db),
  ]);
  const shown = rows.slice(0, limit);
  const emails = await emailsOf(db, identity, facets.accountIds);
  return {
    lines: await present(db, identity, shown),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
    people: facets.accountIds.map((id) => ({ id, email: emails.get(id) ?? null })),
    operations: facets.operations,
  };
}

/** The latest changes, for the overview. */
export async function latestLines(db: Db, identity: Accounts, limit: number): Promise<AuditLine[]> {
  return present(db, identity, await listAudit(db, { kind: 'change', limit }));
}

/** Lines as a file, the latest first. */
export async function exportAudit(db: Db, identity: Accounts, query: AuditQuery): Promise<FileReply> {
  const lines = await takingTime(async () =>
    present(db, identity, await listAudit(db, { ...wanted(query), limit: exported })),
  );
  const head = [
    'at',
    'account',
    'email',
    'address',
    'operation',
    'kind',
    'subject',
    'input',
    'result',
    'outcome',
    'request',
  ];
  return csvFile(
    'audit.csv',
    head,
    lines.map(({ at, by, address, operation, kind, subject, input, result, outcome, requestId }) => [
      at,
      by?.id ?? null,
      by?.email ?? null,
      address,
      operation,
      kind,
      subject,
      JSON.stringify(input),
      result,
      outcome,
      requestId,
    ]),
  );
}
