import type { SQL } from 'drizzle-orm';
import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import { findPeople } from '#kit/domain/people.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import type { ApplicationFile, ApplicationHead, ApplicationRow } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import type { Context } from './context.ts';
import { accept, askForMore, refuse, suspend } from './decide.ts';
import { openRead } from './identity/read.ts';
import { checksOf, findApplication, othersWith } from './rows.ts';
import { signaturesOf, signedFile } from './sign.ts';
import { applications, checks, documents } from './tables.ts';
import { viewOf } from './view.ts';

type Row = typeof applications.$inferSelect;

async function rowsOf(ctx: Context, executor: Executor, rows: readonly Row[]): Promise<ApplicationRow[]> {
  const ids = rows.map(({ accountId }) => accountId);
  const found =
    ids.length === 0
      ? []
      : await executor.orm
          .select({ accountId: checks.accountId, findings: checks.findings })
          .from(checks)
          .where(and(inArray(checks.accountId, ids), eq(checks.state, 'accepted')))
          .orderBy(desc(checks.id));
  const shown: ApplicationRow[] = [];
  for (const row of rows) {
    const actor = await ctx.performers.actor(executor, row.accountId);
    shown.push({
      ...{ accountId: row.accountId, state: row.state, country: row.country, documentEnds: row.documentEnds },
      stageName: actor?.name ?? '',
      findings: found.find(({ accountId }) => accountId === row.accountId)?.findings ?? [],
      createdAt: row.createdAt.getTime(),
      submittedAt: row.submittedAt?.getTime() ?? null,
      contract: row.lapsedAt !== null ? 'lapsed' : row.signUntil !== null ? 'asked' : null,
      ...{ signUntil: row.signUntil, lapsedAt: row.lapsedAt?.getTime() ?? null },
    });
  }
  return shown;
}

async function headOf(ctx: Context, accountId: number): Promise<ApplicationHead> {
  const { db } = ctx.kit;
  const row = await findApplication(db, accountId);
  if (!row) throw new Problem(notFound);
  const [shown] = await rowsOf(ctx, db, [row]);
  const waiting = eq(applications.state, 'waiting');
  const at = row.submittedAt ?? row.createdAt;
  const place = sql`(coalesce(${applications.submittedAt}, ${applications.createdAt}), ${applications.accountId})`;
  const here = sql`(${at.toISOString()}::timestamptz, ${accountId}::int)`;
  const neighbour = async (where: SQL, order: SQL[]): Promise<number | null> => {
    const [one] = await db.orm
      .select({ accountId: applications.accountId })
      .from(applications)
      .where(and(waiting, where))
      .orderBy(...order)
      .limit(1);
    return one?.accountId ?? null;
  };
  const [all] = await db.orm.select({ all: count() }).from(applications).where(waiting);
  return {
    ...(shown as ApplicationRow),
    previous: await neighbour(sql`${place} < ${here}`, [desc(applications.submittedAt), desc(applications.accountId)]),
    next: await neighbour(sql`${place} > ${here}`, [asc(applications.submittedAt), asc(applications.accountId)]),
    waiting: all?.all ?? 0,
  };
}

async function fileOf(ctx: Context, accountId: number): Promise<ApplicationFile> {
  const { db } = ctx.kit;
  if (!(await findApplication(db, accountId))) throw new Problem(notFound);
  const all = (await checksOf(db, accountId)).filter(({ state }) => state !== 'abandoned');
  const pictures = await db.orm
    .select()
    .from(documents)
    .where(eq(documents.accountId, accountId))
    .orderBy(asc(documents.kind));
  const same = new Set<number>();
  for (const { documentHash } of all)
    if (documentHash !== null) for (const id of await othersWith(db, documentHash, accountId)) same.add(id);
  return {
    accountId,
    view: await viewOf(ctx, accountId),
    checks: all.map((check) => {
      const read = openRead(ctx.kit, check);
      return {
        ...{ id: check.id, state: check.state, reason: check.reason, findings: check.findings },
        read: read && {
          ...{ firstName: read.firstName, lastName: read.lastName, birthDate: read.birthDate },
          ...{ kind: read.kind, country: read.country, validUntil: read.validUntil },
          numberEnds: read.number?.slice(-4) ?? null,
        },
        createdAt: check.createdAt.getTime(),
        decidedAt: check.decidedAt?.getTime() ?? null,
        documents: pictures
          .filter(({ checkId }) => checkId === check.id)
          .map(({ id, kind, type, createdAt }) => ({ id, kind, type, at: createdAt.getTime() })),
      };
    }),
    signatures: await signaturesOf(db, accountId),
    sameDocument: [...same],
  };
}

/** What operators see and decide. */
export function officeHandlers(ctx: Context): Handler[] {
  const { db, extensions } = ctx.kit;
  return [
    ...handleList(contract.applicationList, {
      async find({ filters: { state, search, contract: asked }, ...request }) {
        const at = sql<Date>`coalesce(${applications.submittedAt}, ${applications.createdAt})`;
        const page = keyset(request, { submittedAt: at as never }, applications.accountId);
        const people = search === undefined ? [] : await findPeople(extensions, db, search);
        const number = search !== undefined && /^\d{1,9}$/.test(search) ? [Number(search)] : [];
        const ids = [...people, ...number];
        return db.orm
          .select({ ...getTableColumns(applications), cursor: page.cursor })
          .from(applications)
          .where(
            and(
              state ? eq(applications.state, state) : undefined,
              asked === undefined ? undefined : isNotNull(applications.signUntil),
              asked === undefined ? undefined : (asked === 'lapsed' ? isNotNull : isNull)(applications.lapsedAt),
              search === undefined
                ? undefined
                : or(ids.length === 0 ? sql`false` : inArray(applications.accountId, ids)),
              page.after,
            ),
          )
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: (rows) => rowsOf(ctx, db, rows),
    }),
    handle(contract.readApplicationHead, ({ params }) => headOf(ctx, params.accountId)),
    handle(contract.readApplication, ({ params }) => fileOf(ctx, params.accountId)),
    handle(contract.readDocument, async ({ params }) => {
      const [row] = await db.orm
        .select()
        .from(documents)
        .where(and(eq(documents.id, params.documentId), eq(documents.accountId, params.accountId)));
      const body = row ? await ctx.vault.get({ key: row.vaultKey, sealedKey: row.sealedKey }) : null;
      if (!row || body === null) throw new Problem(notFound);
      return { body, type: row.type, cacheSeconds: 0, isPrivate: true };
    }),
    handle(contract.readSignedContract, ({ params }) => signedFile(ctx, params.accountId, params.signatureId)),
    handle(contract.acceptApplication, ({ params }, call) => accept(ctx, call, params.accountId)),
    handle(contract.askForMore, ({ params, body }, call) => askForMore(ctx, call, params.accountId, body)),
    handle(contract.refuseApplication, ({ params, body }, call) => refuse(ctx, call, params.accountId, body)),
    handle(contract.suspendPerformer, ({ params, body }, call) => suspend(ctx, call, params.accountId, body)),
  ];
}
