import type { AuditKind } from '#kit/contract/audit.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Migrations } from '#kit/db/schema/migrate.ts';
import type { Call } from '#kit/server/handler.ts';
import { clip } from '#kit/text/clip.ts';
import { lineWritten } from './pending.ts';
import { storable, summaryOf } from './summary.ts';
import type { AuditResult } from './tables.ts';
import { entries } from './tables.ts';

/** The audit log's tables; migrated before every domain's. */
export const auditTables: Migrations = { name: 'audit', folder: new URL('./migrations', import.meta.url) };

/** One change, as its maker tells it. */
export interface AuditEntry {
  /** The call that asked for it; null when the platform itself did it (jobs). */
  readonly call: Pick<Call, 'caller' | 'requestId'> | null;
  /** Milliseconds since the epoch, from the kit's clock. */
  readonly at: number;
  /** The operation's name, `legal.publishText`. */
  readonly operation: string;
  /** What was changed, `kind:id`: `legalText:tos.de`. Lines below a screen ask for it by this. At most 200 characters. */
  readonly subject?: string;
  /** What was asked, in short. Secrets are left out by name and long texts cut, see kit/audit/summary.ts. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** A change when not given. */
  readonly kind?: AuditKind;
  /** Done when not given. */
  readonly result?: AuditResult;
  /** What came of it, for people: `4 sequences moved`. At most 500 characters. */
  readonly outcome?: string;
}

/**
 * Writes a line of the audit log. Inside a transaction the line stands or falls with the change: hand in the `tx` that
 * makes it. Lines are never changed or deleted; the database refuses.
 */
export async function audit(executor: Executor, entry: AuditEntry): Promise<void> {
  const { call, at, operation, kind = 'change', subject, input = {}, result = 'done', outcome = '' } = entry;
  await executor.orm.insert(entries).values({
    at: new Date(at),
    accountId: call?.caller.accountId ?? null,
    address: call?.caller.ip ?? '',
    requestId: call?.requestId ?? '',
    operation,
    kind,
    subject: subject === undefined ? null : storable(clip(subject, 200)),
    input: summaryOf(input),
    result,
    outcome: storable(clip(outcome, 500)),
  });
  lineWritten(result);
}
