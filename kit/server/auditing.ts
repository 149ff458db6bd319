import { createHash } from 'node:crypto';
import type { AuditEntry } from '#kit/audit/audit.ts';
import { audit } from '#kit/audit/audit.ts';
import { withPendingLine } from '#kit/audit/pending.ts';
import type { Clock } from '#kit/clock/clock.ts';
import type { AuditLineRule } from '#kit/contract/audit.ts';
import { repeatedReadSeconds } from '#kit/contract/audit.ts';
import type { Field, Operation, Route } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { tooManyRequests } from '#kit/contract/problems.ts';
import type { Db } from '#kit/db/db.ts';
import type { Limits } from '#kit/limits/limits.ts';
import type { Log } from '#kit/log/log.ts';
import { ownValue } from '#kit/records/own-value.ts';
import type { Call } from './handler.ts';

/** Whether somebody of the platform may call it with rights others do not have. */
export const isForOperators = ({ access }: Operation): boolean =>
  access.who === 'internal' || (access.who === 'role' && access.role === 'operator');

/** Operations for operators say what the audit log tells of them; one that does not stops the start. */
export function assertAudited(operations: readonly Operation[]): void {
  for (const operation of operations) {
    if (!isForOperators(operation) || operation.kind === 'serverMessage') continue;
    if (operation.kind === 'clientMessage') {
      throw new Error(`"${operation.name}": operators act over REST or GraphQL, where the audit log is written.`);
    }
    if (operation.audit) continue;
    throw new Error(
      `"${operation.name}" is for operators and does not say what the audit log tells of it. Add \`audit: auditedChange('domain.what', 'thing:{id}') | auditedRead('domain.what') | unaudited('why')\` from kit/contract/audit.ts.`,
    );
  }
}

/** What a call is about, as its rule names it. */
export function subjectOf(operation: Route | Field, rule: AuditLineRule, input: unknown): string | undefined {
  const values = valuesOf(operation, input);
  return rule.subject?.replace(/\{(\w+)\}/g, (_, name: string) => String(ownValue(values, name) ?? ''));
}

/** What writing lines needs. */
export interface AuditTools {
  readonly db: Db;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly log: Log;
}

/**
 * Runs a call of an audited operation and sees to its line: a change's in its own transaction, a reading's before it is
 * answered, a refused or failed change's by itself. A reading whose line cannot be written is not answered.
 */
export async function withAuditLine<T>(
  tools: AuditTools,
  operation: Route | Field,
  rule: AuditLineRule,
  input: unknown,
  call: Call,
  run: () => Promise<T>,
): Promise<T> {
  const { db, clock } = tools;
  const values = valuesOf(operation, input);
  const subject = subjectOf(operation, rule, input);
  const line = (more: Partial<AuditEntry> = {}): AuditEntry => ({
    call,
    at: clock.now(),
    operation: rule.as,
    kind: rule.kind,
    input: values,
    ...(subject === undefined ? {} : { subject }),
    ...more,
  });
  const inTransaction = rule.kind === 'change' && !rule.byUseCase;
  return withPendingLine(inTransaction ? (tx) => audit(tx, line()) : null, run, async ({ error, written }) => {
    if (error !== null) {
      if (rule.kind === 'read' || written === 'refused' || written === 'failed') return;
      if (error instanceof Problem && error.kind === tooManyRequests) return;
      const refused = error instanceof Problem;
      const more = { result: refused ? 'refused' : 'failed', outcome: refused ? error.kind.code : '' } as {
        result: 'refused' | 'failed';
        outcome: string;
      };
      const room = await roomFor(tools.limits, rule, call);
      if (room === 'none') return;
      if (room === 'last') more.outcome = furtherRefusals;
      await audit(db, line(more)).catch((failure: unknown) =>
        tools.log.error({ err: failure }, 'the line of a refused call could not be written'),
      );
      return;
    }
    if (written !== null) return;
    if (rule.kind === 'change') return audit(db, line());
    const reading = readingOf(rule, values, call);
    if ((await tools.limits.take(reading, oncePerPause)) > 0) return;
    await audit(db, line()).catch(async (failure: unknown) => {
      await tools.limits.clear(reading, oncePerPause);
      throw failure;
    });
  });
}

/** Outcome of the line that stands for all further refusals of its quarter of an hour. */
export const furtherRefusals = 'further_refusals';

/** Whoever is refused again and again must not push other lines out of sight: thirty of them, then one for all that follow. */
async function roomFor(limits: Limits, rule: AuditLineRule, { caller }: Call): Promise<'own' | 'last' | 'none'> {
  const key = `audit:refused:${rule.as}:${caller.accountId ?? caller.ip}`;
  if ((await limits.take(key, refusals)) === 0) return 'own';
  return (await limits.take(`${key}:further`, oncePerPause)) === 0 ? 'last' : 'none';
}

/** Lines of an operator's refusals for one operation. */
const refusals = { points: 30, seconds: repeatedReadSeconds } as const;

const oncePerPause = { points: 1, seconds: repeatedReadSeconds };

function readingOf(rule: AuditLineRule, values: object, { caller }: Call): string {
  const digest = createHash('sha256').update(JSON.stringify(values)).digest('base64url');
  return `audit:${rule.as}:${caller.accountId ?? caller.ip}:${digest}`;
}

function valuesOf(operation: Route | Field, input: unknown): Record<string, unknown> {
  const given = (input ?? {}) as Record<string, unknown>;
  if (operation.kind !== 'route') return { ...given };
  const body = typeof given.body === 'object' && given.body !== null && !Array.isArray(given.body) ? given.body : {};
  return { ...(operation.method === 'GET' ? {} : body), ...(given.query as object), ...(given.params as object) };
}
