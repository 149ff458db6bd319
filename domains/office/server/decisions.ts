import { createHash, randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, lte, or } from 'drizzle-orm';
import type { Identity } from '#domains/identity/server/index.ts';
import { audit } from '#kit/audit/audit.ts';
import { listAudit } from '#kit/audit/read.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import { isUniqueViolation } from '#kit/db/db.ts';
import { assertOutsideTransaction } from '#kit/db/failures/foreign-wait.ts';
import { countWaiting } from '#kit/db/query/count-waiting.ts';
import { isOurFault } from '#kit/limits/tries.ts';
import type { DecisionKeeper, FourEyes } from '#kit/server/four-eyes.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { Decision } from '../contract/decisions.ts';
import * as contract from '../contract/decisions.ts';
import { decisions } from './tables.ts';

type Row = typeof decisions.$inferSelect;
const life = contract.daysToDecide * 24 * 3_600_000;

/** How many wait for a second operator. */
export const waitingDecisions = (executor: Executor, now: number) =>
  countWaiting(executor, decisions.askedAt, or(openSince(now), eq(decisions.state, 'failed'), isStuck(now)));
const isStuck = (now: number) =>
  and(eq(decisions.state, 'approved'), lte(decisions.decidedAt, new Date(now - contract.carryingOut)));
/** How it stands: what is under way for too long was left by a process that is no more. */
const stateAt = ({ state, decidedAt }: Row, now: number): Row['state'] =>
  state === 'approved' && (decidedAt?.getTime() ?? 0) <= now - contract.carryingOut ? 'failed' : state;
const openSince = (now: number) => and(eq(decisions.state, 'open'), gt(decisions.askedAt, new Date(now - life)));

/** What it was asked with, flat, for people to read. */
function detailsOf(input: unknown, at = ''): { name: string; value: string }[] {
  if (typeof input !== 'object' || input === null) return [{ name: at, value: String(input ?? '') }];
  return Object.entries(input).flatMap(([name, value]) =>
    detailsOf(
      value,
      ['params', 'body', 'query'].includes(name) && at === '' ? '' : [at, name].filter(Boolean).join('.'),
    ),
  );
}

/** What operators ask for that takes two of them: kept, agreed to by another, and carried out. */
export function fourEyesOf(
  { db, clock }: Pick<Kit, 'db' | 'clock'>,
  identity: Pick<Identity, 'accounts'>,
): { readonly handlers: Handler[]; readonly keeper: DecisionKeeper } {
  let eyes: FourEyes | null = null;
  const able = (): FourEyes => {
    if (!eyes) throw new Error('Decisions are made before the dispatcher is there.');
    return eyes;
  };

  const present = async (rows: readonly Row[], reader: number | null): Promise<Decision[]> => {
    const ids = rows.flatMap(({ askedBy, decidedBy }) => [askedBy, ...(decidedBy === null ? [] : [decidedBy])]);
    const emails = new Map((await identity.accounts(db, [...new Set(ids)])).map(({ id, email }) => [id, email]));
    const nameOf = (id: number): string => emails.get(id) ?? `#${id}`;
    const now = clock.now();
    return rows.map((row) => ({
      ...{ id: row.id, as: row.as, subject: row.subject, state: stateAt(row, now), reason: row.reason },
      details: detailsOf(row.input),
      askedBy: nameOf(row.askedBy),
      askedAt: row.askedAt.getTime(),
      until: row.askedAt.getTime() + life,
      decidedBy: row.decidedBy === null ? null : nameOf(row.decidedBy),
      decidedAt: row.decidedAt?.getTime() ?? null,
      isOwn: row.askedBy === reader,
    }));
  };
  const one = async (id: number, reader: number | null): Promise<Decision> => {
    const rows = await db.orm.select().from(decisions).where(eq(decisions.id, id));
    const [found] = await present(rows, reader);
    if (!found) throw new Problem(notFound);
    return found;
  };

  /** Whether it happened: the line of it is written in the transaction that makes the change. */
  const wasDone = async ({ as, attempt, decidedBy }: Row, executor: Executor = db): Promise<boolean> => {
    if (attempt === null || decidedBy === null) return false;
    const asked = { operation: as, accountId: decidedBy, requestId: attempt, result: 'done', limit: 1 } as const;
    return (await listAudit(executor, asked)).length > 0;
  };
  /** What came of an attempt; an attempt that was taken over says nothing any more. */
  const settle = ({ id, attempt }: Row, values: Partial<Row>) =>
    db.orm
      .update(decisions)
      .set(values)
      .where(and(eq(decisions.id, id), eq(decisions.attempt, attempt ?? '')));

  /** Takes a decision for one attempt, before it is carried out: no two carry it out at once. @throws Problem where it may not be taken */
  const take = (id: number, call: Call, operation: string, assertTakable: (row: Row, now: number) => void) => {
    assertOutsideTransaction('an operation that two want');
    const accountId = call.caller.accountId as number;
    const now = clock.now();
    return db.transaction(async (tx) => {
      const [before] = await tx.orm.select().from(decisions).where(eq(decisions.id, id)).for('update');
      if (!before || !able().mayDecide(before.operation, call.caller)) throw new Problem(notFound);
      if (before.askedBy === accountId) throw new Problem(contract.ownDecision);
      assertTakable(before, now);
      const taken = {
        state: 'approved' as const,
        ...{ decidedBy: accountId, decidedAt: new Date(now), attempt: `decision-${id}-${randomUUID()}` },
      };
      await tx.orm.update(decisions).set(taken).where(eq(decisions.id, id));
      const input = { decisionId: id, operation: before.operation, askedBy: before.askedBy };
      await audit(tx, { call, at: now, operation, subject: `decision:${id}`, input });
      return { ...before, ...taken, before };
    });
  };

  /** Carries out what was taken, and keeps what came of it. */
  const carryOut = async (taken: Row, call: Call): Promise<void> => {
    try {
      await able().perform(taken.operation, taken.input, { ...call, requestId: taken.attempt ?? '' });
    } catch (error) {
      // What broke after the change was made is done all the same.
      if (isOurFault(error)) await settle(taken, { state: (await wasDone(taken)) ? 'done' : 'failed' });
      // It was refused, so nothing happened: it may be agreed to again once that is mended, or was asked for anew meanwhile.
      else
        await settle(taken, { state: 'open', decidedBy: null, decidedAt: null }).catch((again: unknown) => {
          if (!isUniqueViolation(again)) throw again;
          return settle(taken, { state: 'failed' });
        });
      throw error;
    }
    await settle(taken, { state: 'done' });
  };

  const keeper: DecisionKeeper = {
    async keep({ operation, as, subject, input }, { caller }) {
      const hash = createHash('sha256')
        .update(JSON.stringify([operation, input]))
        .digest('hex');
      const now = clock.now();
      await db.transaction(async (tx) => {
        // What waited too long makes room for being asked for again.
        await tx.orm
          .delete(decisions)
          .where(
            and(eq(decisions.hash, hash), eq(decisions.state, 'open'), lte(decisions.askedAt, new Date(now - life))),
          );
        const row = {
          operation,
          as,
          subject,
          input,
          hash,
          askedBy: caller.accountId as number,
          askedAt: new Date(now),
        };
        await tx.orm.insert(decisions).values(row).onConflictDoNothing();
      });
    },
    attach(given) {
      eyes = given;
    },
  };

  const handlers = [
    handle(contract.listDecisions, async (_, { caller }) => {
      const mine = ({ operation }: Row): boolean => able().mayDecide(operation, caller);
      const open = await db.orm
        .select()
        .from(decisions)
        .where(or(openSince(clock.now()), inArray(decisions.state, ['approved', 'failed'])))
        .orderBy(asc(decisions.id))
        .limit(200);
      const decided = await db.orm
        .select()
        .from(decisions)
        .where(inArray(decisions.state, ['done', 'refused']))
        .orderBy(desc(decisions.decidedAt))
        .limit(20);
      return {
        open: await present(open.filter(mine), caller.accountId),
        decided: await present(decided.filter(mine), caller.accountId),
      };
    }),
    handle(contract.agreeToDecision, async ({ params: { decisionId } }, call) => {
      const taken = await take(decisionId, call, 'office.agree', ({ state, askedAt }, now) => {
        if (state !== 'open' || askedAt.getTime() <= now - life) throw new Problem(contract.decisionOver);
      });
      await carryOut(taken, call);
      return { decision: await one(decisionId, call.caller.accountId) };
    }),
    handle(contract.repeatDecision, async ({ params: { decisionId } }, call) => {
      const taken = await take(decisionId, call, 'office.repeatDecision', (row, now) => {
        if (stateAt(row, now) !== 'failed') throw new Problem(contract.decisionOver);
      });
      if (await wasDone(taken.before)) await settle(taken, { state: 'done' });
      else await carryOut(taken, call);
      return { decision: await one(decisionId, call.caller.accountId) };
    }),
    handle(contract.refuseDecision, async ({ params: { decisionId }, body: { reason } }, call) => {
      const { accountId } = call.caller;
      const now = clock.now();
      await db.transaction(async (tx) => {
        const [row] = await tx.orm.select().from(decisions).where(eq(decisions.id, decisionId)).for('update');
        if (!row || !able().mayDecide(row.operation, call.caller)) throw new Problem(notFound);
        const hasFailed = stateAt(row, now) === 'failed' && !(await wasDone(row, tx));
        if (row.state !== 'open' && !hasFailed) throw new Problem(contract.decisionOver);
        await tx.orm
          .update(decisions)
          .set({ state: 'refused', decidedBy: accountId, decidedAt: new Date(now), reason })
          .where(eq(decisions.id, decisionId));
        const subject = `decision:${decisionId}`;
        await audit(tx, { call, at: now, operation: 'office.refuseDecision', subject, input: { decisionId, reason } });
      });
      return { decision: await one(decisionId, accountId) };
    }),
  ];
  return { handlers, keeper };
}
