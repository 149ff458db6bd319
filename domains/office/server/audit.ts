import type { Identity } from '#domains/identity/server/index.ts';
import type { AuditQuery, AuditLine as Row } from '#kit/audit/read.ts';
import { auditFacets, listAudit, pageAudit } from '#kit/audit/read.ts';
import type { Language } from '#kit/contract/access.ts';
import type { FilterValues } from '#kit/contract/list.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notPermitted } from '#kit/contract/problems.ts';
import type { Db, Executor } from '#kit/db/db.ts';
import { boundsOfDays } from '#kit/i18n/days.ts';
import { handleList } from '#kit/server/list.ts';
import { problemTitle } from '#kit/server/problem-titles.ts';
import type { AuditLine } from '../contract/audit.ts';
import { auditLines } from '../contract/audit.ts';

type Accounts = Pick<Identity, 'accounts'>;

const wanted = ({ from, to, ...rest }: FilterValues<(typeof auditLines)['filters']>): AuditQuery => ({
  ...rest,
  ...boundsOfDays({ from, to }),
});

async function present(
  executor: Executor,
  identity: Accounts,
  rows: readonly Row[],
  language: Language,
): Promise<AuditLine[]> {
  const emails = await emailsOf(
    executor,
    identity,
    rows.flatMap(({ accountId }) => accountId ?? []),
  );
  return rows.map(({ id, at, accountId, address, requestId, operation, kind, subject, input, result, outcome }) => ({
    ...{ id, address, requestId, operation, kind, subject, input, result, outcome },
    at: at.toISOString(),
    ...whyOf(result, outcome, language),
    by: accountId === null ? null : { id: accountId, email: emails.get(accountId) ?? null },
  }));
}

function whyOf(result: Row['result'], outcome: string, language: Language): { why?: string } {
  const why = result === 'refused' ? problemTitle(outcome, language) : null;
  return why === null ? {} : { why };
}

async function emailsOf(executor: Executor, identity: Accounts, ids: readonly number[]): Promise<Map<number, string>> {
  const accounts = await identity.accounts(executor, [...new Set(ids)]);
  return new Map(accounts.map(({ id, email }) => [id, email]));
}

/** The log as a list, and what it can be filtered by. */
export const auditLog = (db: Db, identity: Accounts) =>
  handleList(auditLines, {
    async find({ filters, ...request }, { caller }) {
      // Under a change every operator reads its lines; the whole log is for administrators.
      if (filters.subject === undefined && !caller.roles.includes('administrator')) throw new Problem(notPermitted);
      return pageAudit(db, wanted(filters), request);
    },
    present: (rows, { caller }) => present(db, identity, rows, caller.language),
    async facts(_, { caller }) {
      if (!caller.roles.includes('administrator')) return { people: [], operations: [] };
      const { accountIds, operations } = await auditFacets(db);
      const emails = await emailsOf(db, identity, accountIds);
      return { people: accountIds.map((id) => ({ id, email: emails.get(id) ?? null })), operations };
    },
  });

/** The latest changes, for the overview. */
export async function latestLines(db: Db, identity: Accounts, limit: number, language: Language): Promise<AuditLine[]> {
  return present(db, identity, await listAudit(db, { kind: 'change', limit }), language);
}
