import { and, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import { ownStanding } from '#domains/guest/contract/problems.ts';
import type { AuditEntry } from '#kit/audit/audit.ts';
import { audit } from '#kit/audit/audit.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { holdsFolded } from '#kit/db/query/folded.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import type { StudioState } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import type { Context } from './context.ts';
import { tellDecided } from './mails.ts';
import { endAll } from './members.ts';
import { memberships, studios } from './tables.ts';
import { tellChanged } from './tell.ts';

const members = sql<number>`(select count(*)::int from studios.memberships m
  where m.studio_id = ${studios.accountId} and m.state = 'living')`;

/** How many wait for an operator, and since when the first one does. */
export async function waitingStudios(executor: Executor): Promise<{ value: number; since?: number }> {
  const [found] = await executor.orm
    .select({ value: sql<number>`count(*)::int`, since: sql<string | null>`min(${studios.createdAt})` })
    .from(studios)
    .where(eq(studios.state, 'waiting'));
  return { value: found?.value ?? 0, ...(found?.since ? { since: new Date(found.since).getTime() } : {}) };
}

/** Decides about a studio in one transaction with its audit line. */
function decide(
  ctx: Context,
  call: AuditEntry['call'],
  accountId: number,
  { operation, from, to, reason = '' }: { operation: string; from: StudioState; to: StudioState; reason?: string },
  also: (tx: Tx) => Promise<unknown> = async () => undefined,
): Promise<{ state: StudioState }> {
  const { kit } = ctx;
  return kit.db.transaction(async (tx) => {
    await lockByName(tx, 'studios.invite', accountId);
    const [row] = await tx.orm.select().from(studios).where(eq(studios.accountId, accountId)).for('update');
    if (!row) throw new Problem(notFound);
    if (accountId === call?.caller.accountId) throw new Problem(ownStanding);
    if (row.state !== from) throw new Problem(contract.studioDecided);
    const at = kit.clock.now();
    await tx.orm
      .update(studios)
      .set({ state: to, reason, decidedAt: new Date(at) })
      .where(eq(studios.accountId, accountId));
    await also(tx);
    await tellChanged(ctx, tx, [{ studioId: accountId, performerId: null }]);
    await tellDecided(ctx, tx, { ...row, state: to, reason });
    await audit(tx, { call, at, operation, subject: `studio:${accountId}`, input: reason === '' ? {} : { reason } });
    return { state: to };
  });
}

/** Accepts a studio that waits; `call` is null where the platform itself does. @throws Problem as the route lists them */
export const accept = (ctx: Context, call: AuditEntry['call'], accountId: number) =>
  decide(ctx, call, accountId, { operation: 'studios.accept', from: 'waiting', to: 'accepted' });

/** Everything a studio had ends with it. */
async function endEverything(ctx: Context, tx: Tx, studioId: number): Promise<void> {
  const rows = await tx.orm
    .select()
    .from(memberships)
    .where(and(eq(memberships.studioId, studioId), inArray(memberships.state, ['invited', 'living'])))
    .orderBy(memberships.performerId)
    .for('update');
  await endAll(ctx, tx, rows, 'withdrawn');
}

/** What operators see and decide. */
export function officeHandlers(ctx: Context): Handler[] {
  return [
    ...handleList(contract.studioList, {
      async find({ filters: { search, state }, ...request }) {
        const page = keyset(request, { createdAt: studios.createdAt }, studios.accountId);
        return ctx.kit.db.orm
          .select({ ...getTableColumns(studios), members, cursor: page.cursor })
          .from(studios)
          .where(
            and(
              state === undefined ? undefined : eq(studios.state, state),
              search === undefined
                ? undefined
                : or(holdsFolded(studios.name, search), holdsFolded(studios.town, search)),
              page.after,
            ),
          )
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: (rows) =>
        rows.map(({ folded: _, cursor: __, createdAt, decidedAt, ...row }) => ({
          ...row,
          createdAt: createdAt.getTime(),
          decidedAt: decidedAt?.getTime() ?? null,
        })),
    }),
    handle(contract.acceptStudio, ({ params: { accountId } }, call) => accept(ctx, call, accountId)),
    handle(contract.refuseStudio, ({ params: { accountId }, body: { reason } }, call) =>
      decide(ctx, call, accountId, { operation: 'studios.refuse', from: 'waiting', to: 'refused', reason }),
    ),
    handle(contract.closeStudio, ({ params: { accountId }, body: { reason } }, call) =>
      decide(ctx, call, accountId, { operation: 'studios.close', from: 'accepted', to: 'closed', reason }, (tx) =>
        endEverything(ctx, tx, accountId),
      ),
    ),
  ];
}
