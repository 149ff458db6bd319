import { audit } from '#kit/audit/audit.ts';
import type { AuditLineRule } from '#kit/contract/audit.ts';
import { repeatedReadSeconds } from '#kit/contract/audit.ts';
import type { Problem } from '#kit/contract/problem.ts';
import type { AuditTools } from './auditing.ts';
import type { Call } from './handler.ts';

/** Outcome of the lines that stand for the refusals of accounts without a line of their own. */
export const furtherUnauthorized = 'further_unauthorized';

/** In a quarter of an hour: lines of one account, and accounts with a line of their own for one operation. */
const own = {
  each: { points: 30, seconds: repeatedReadSeconds },
  operation: { points: 3, seconds: repeatedReadSeconds },
  once: { points: 1, seconds: repeatedReadSeconds },
} as const;

/** So many accounts are counted, and so many named, in the line of an operation. */
const most = { counted: 10_000, named: 20 } as const;

/** Accounts without a line of their own that asked for one operation, and how often they did. */
interface Further {
  readonly accounts: Set<number>;
  calls: number;
}

/** Notes a refusal for want of the right. */
export type AuditUnauthorized = (tools: AuditTools, rule: AuditLineRule, call: Call, refusal: Problem) => Promise<void>;

/**
 * Notes that somebody with an account asked for what they have no right to: once in {@link repeatedReadSeconds} for an operation,
 * without what they sent. Accounts are free, so only the first few have a line of their own for an operation; all others
 * share two: one at once, and one when the time is over, which counts them and their calls. Nobody's refusals can use up
 * the lines of another operation, and none is left out. A caller without an account leaves a line of the process' log.
 */
export function createUnauthorizedAudit(): AuditUnauthorized {
  const further = new Map<string, Further>();

  const write = ({ db, clock, log }: AuditTools, rule: AuditLineRule, call: Call | null, outcome: string, input = {}) =>
    audit(db, { call, at: clock.now(), operation: rule.as, kind: rule.kind, input, result: 'refused', outcome }).catch(
      (failure: unknown) => log.error({ err: failure }, 'the line of a refused call could not be written'),
    );

  const sum = ({ accounts, calls }: Further) => ({
    accounts: accounts.size,
    calls,
    accountIds: [...accounts].slice(0, most.named).join(', '),
  });

  const count = async (tools: AuditTools, rule: AuditLineRule, call: Call, accountId: number): Promise<void> => {
    const known = further.get(rule.as);
    if (known) {
      if (known.accounts.size < most.counted) known.accounts.add(accountId);
      known.calls += 1;
      return;
    }
    const begun: Further = { accounts: new Set([accountId]), calls: 1 };
    further.set(rule.as, begun);
    tools.clock.setTimeout(() => {
      further.delete(rule.as);
      if (begun.calls > 1) void write(tools, rule, null, furtherUnauthorized, sum(begun));
    }, repeatedReadSeconds * 1000);
    await write(tools, rule, call, furtherUnauthorized, sum(begun));
  };

  return async (tools, rule, call, refusal) => {
    const { accountId } = call.caller;
    if (accountId === null) return;
    const { limits } = tools;
    const [key, pair] = [`audit:strangers:${rule.as}`, `audit:stranger:${rule.as}:${accountId}`];
    // Whoever has a line of their own has no further one; whoever has none is counted with each call.
    if ((await limits.take(`${pair}:own`, own.once)) > 0) {
      return further.get(rule.as)?.accounts.has(accountId) ? count(tools, rule, call, accountId) : undefined;
    }
    const hasOwn =
      (await limits.take(`audit:stranger:${accountId}`, own.each)) === 0 &&
      (await limits.take(key, own.operation)) === 0;
    return hasOwn ? write(tools, rule, call, refusal.kind.code) : count(tools, rule, call, accountId);
  };
}
