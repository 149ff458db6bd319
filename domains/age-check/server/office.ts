import { X509Certificate } from 'node:crypto';
import { and, count, eq, getTableColumns, gt, inArray, isNull, notInArray, or } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import * as contract from '../contract/index.ts';
import { isUnderage } from './check-machine.ts';
import { checksOf, findCheck, underageRows } from './check-rows.ts';
import { say } from './decide.ts';
import type { Context } from './deps.ts';
import { fingerprintOf } from './fingerprint.ts';
import { checks, issuers, policies } from './tables.ts';

const done = { success: true as const };

/** What operators see and decide. */
export function officeHandlers(ctx: Context): Handler[] {
  const { db, clock } = ctx.kit;
  const mustFind = async (checkId: number) => {
    const check = await findCheck(db, { id: checkId });
    if (!check) throw new Problem(notFound);
    return check;
  };
  return [
    ...handleList(contract.ageCheckList, {
      find: ({ filters, ...request }) => {
        const page = keyset(request, { guestId: checks.guestId, createdAt: checks.createdAt }, checks.id);
        const states = contract.checkStates.filter((one) => one === filters.state);
        const methods = contract.ageMethods.filter((one) => one === filters.method);
        return db.orm
          .select({ ...getTableColumns(checks), cursor: page.cursor })
          .from(checks)
          .where(
            and(
              states.length > 0 ? inArray(checks.state, states) : undefined,
              methods.length > 0 ? inArray(checks.method, methods) : undefined,
              filters.verdict === 'underage' ? underageRows : undefined,
              page.after,
            ),
          )
          .orderBy(...page.order)
          .limit(page.limit);
      },
      async present(rows) {
        const names = await ctx.guest.namesOf(db, [...new Set(rows.map(({ guestId }) => guestId))]);
        return rows.map(({ id, guestId, method, issuer, region, state, message, reason, decidedBy, ...at }) => ({
          ...{ id, guestId, method, issuer, state, message },
          name: names.get(guestId) ?? '',
          country: region,
          createdAt: at.createdAt.getTime(),
          decidedAt: at.decidedAt?.getTime() ?? null,
          validUntil: at.validUntil?.getTime() ?? null,
          byOperator: decidedBy !== null,
          isUnderage: isUnderage({ state, reason }),
        }));
      },
      async facts() {
        const still = or(isNull(checks.validUntil), gt(checks.validUntil, new Date(clock.now())));
        const minorIds = db.orm.select({ guestId: checks.guestId }).from(checks).where(underageRows);
        const [waiting, proven, minors] = await Promise.all([
          db.orm.select({ all: count() }).from(checks).where(eq(checks.state, 'submitted')),
          db.orm
            .select({ all: count() })
            .from(checks)
            .where(and(eq(checks.state, 'accepted'), still, notInArray(checks.guestId, minorIds))),
          db.orm.select({ all: count() }).from(checks).where(underageRows),
        ]);
        return { waiting: waiting[0]?.all ?? 0, proven: proven[0]?.all ?? 0, minors: minors[0]?.all ?? 0 };
      },
    }),
    handle(contract.decideAgeCheck, async ({ params, body }, { caller }) => {
      const check = await mustFind(params.checkId);
      const word = body.accept
        ? ({ kind: 'accepted', issuer: check.issuer ?? 'Office' } as const)
        : ({ kind: 'rejected', reason: 'operator', message: body.reason } as const);
      const changed = await db.transaction((tx) =>
        say(ctx, tx, check.guestId, [{ checkId: check.id, word }], { operatorId: caller.accountId }),
      );
      if (changed.length === 0) throw new Problem(contract.alreadyDecided);
      return done;
    }),
    handle(contract.revokeAgeCheck, async ({ params }, { caller }) => {
      const { guestId } = await mustFind(params.checkId);
      const changed = await db.transaction(async (tx) => {
        const all = await checksOf(tx, guestId);
        const words = all.map(({ id }) => ({ checkId: id, word: { kind: 'revoked' } as const }));
        return say(ctx, tx, guestId, words, { operatorId: caller.accountId });
      });
      if (changed.length === 0) throw new Problem(contract.alreadyDecided);
      return done;
    }),
    ...handleList(contract.policyList, {
      find: (request) => {
        const page = keyset(request, { country: policies.region }, policies.id);
        return db.orm
          .select({ ...getTableColumns(policies), cursor: page.cursor })
          .from(policies)
          .where(page.after)
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: (rows) =>
        rows.map(({ cursor: _, region, opensFreeChat, openRating, ...row }) => ({
          ...row,
          openRating: String(openRating) as (typeof contract.openRatings)[number],
          country: region,
          opensFreeChat: opensFreeChat === 1,
        })),
    }),
    handle(contract.savePolicy, async ({ body }) => {
      const { country, ...rest } = body;
      const rules = {
        ...rest,
        openRating: Number(rest.openRating),
        methods: [...new Set(rest.methods)],
        opensFreeChat: rest.opensFreeChat ? 1 : 0,
      };
      await db.orm
        .insert(policies)
        .values({ region: country, ...rules })
        .onConflictDoUpdate({ target: policies.region, set: rules });
      return done;
    }),
    handle(contract.removePolicy, async ({ params }) => {
      const gone = await db.orm.delete(policies).where(eq(policies.id, params.policyId)).returning();
      if (gone.length === 0) throw new Problem(notFound);
      return done;
    }),
    ...handleList(contract.issuerList, {
      find: (request) => {
        const page = keyset(request, { label: issuers.label, createdAt: issuers.createdAt }, issuers.id);
        return db.orm
          .select({ ...getTableColumns(issuers), cursor: page.cursor })
          .from(issuers)
          .where(page.after)
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: (rows) =>
        rows.map(({ id, label, certificate, fingerprint, createdAt }) => {
          const { subject, validToDate } = new X509Certificate(certificate);
          return {
            ...{ id, label, fingerprint, subject: subject.replaceAll('\n', ', ') },
            ...{ validUntil: validToDate.getTime(), createdAt: createdAt.getTime() },
          };
        }),
    }),
    handle(contract.addIssuer, async ({ body: { label, certificate } }) => {
      const fingerprint = fingerprintOf(certificate);
      if (fingerprint === null) throw new Problem(contract.certificateUnreadable);
      await db.orm
        .insert(issuers)
        .values({ label, certificate, fingerprint, createdAt: new Date(clock.now()) })
        .onConflictDoUpdate({ target: issuers.fingerprint, set: { label } });
      return done;
    }),
    handle(contract.removeIssuer, async ({ params }) => {
      const gone = await db.orm.delete(issuers).where(eq(issuers.id, params.issuerId)).returning();
      if (gone.length === 0) throw new Problem(notFound);
      return done;
    }),
  ];
}
