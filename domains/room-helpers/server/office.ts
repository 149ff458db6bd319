import { and, eq, getTableColumns, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { ownStanding } from '#domains/guest/contract/problems.ts';
import { audit } from '#kit/audit/audit.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import { keyset } from '#kit/db/query/keyset.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import { handleList } from '#kit/server/list.ts';
import * as contract from '../contract/index.ts';
import { lift } from './bans.ts';
import type { Context } from './deps.ts';
import { ownPath } from './helpers.ts';
import { appealDecided } from './notifications.ts';
import type { BanRow } from './rows.ts';
import { lockRules, writeLog } from './rows.ts';
import { namesIn } from './studio.ts';
import { bans, log } from './tables.ts';
import { tellChanged } from './tell.ts';

/** One that is over by itself waits for nobody. */
const waiting = and(eq(bans.state, 'on'), isNotNull(bans.appealedAt), isNull(bans.decidedAt));
const part = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** How many appeals wait for an operator, and since when (epoch ms) the first one does. */
export async function waitingAppeals({ orm }: Executor): Promise<{ value: number; since?: number }> {
  const [found] = await orm
    .select({ value: sql<number>`count(*)::int`, since: sql<string | null>`min(${bans.appealedAt})` })
    .from(bans)
    .where(waiting);
  return { value: found?.value ?? 0, ...(found?.since ? { since: new Date(found.since).getTime() } : {}) };
}

async function presentBans(ctx: Context, rows: readonly BanRow[]): Promise<contract.OfficeBan[]> {
  const { db } = ctx.kit;
  const names = await ctx.guest.namesOf(db, [...new Set(rows.map(({ guestId }) => guestId))]);
  const actors = new Map<number, string>();
  for (const id of new Set(rows.map(({ actorId }) => actorId)))
    actors.set(id, (await ctx.performers.actor(db, id))?.name ?? '');
  return rows.map((row) => ({
    id: row.id,
    performer: { id: row.actorId, name: actors.get(row.actorId) ?? '' },
    guest: { id: row.guestId, name: names.get(row.guestId) ?? '' },
    ...{ state: row.state, reason: row.reason, text: row.text, appeal: row.appeal, answer: row.answer },
    isWaiting: row.state === 'on' && row.appealedAt !== null && row.decidedAt === null,
    createdAt: row.createdAt.toISOString(),
    until: row.until?.toISOString() ?? null,
  }));
}

/** An operator ends a ban, or lets it stand, with words; the guest is told. */
async function decide(ctx: Context, call: Call, banId: number, what: 'lift' | 'keep', words: string) {
  const { kit } = ctx;
  const operatorId = call.caller.accountId ?? 0;
  await kit.db.transaction(async (tx) => {
    const now = kit.clock.now();
    const [found] = await tx.orm.select().from(bans).where(eq(bans.id, banId));
    if (!found) throw new Problem(notFound);
    if (operatorId === found.guestId || operatorId === found.actorId) throw new Problem(ownStanding);
    if (what === 'lift') await lift(ctx, tx, banId, { role: 'operator', id: operatorId, words });
    else {
      await lockRules(tx, found.actorId, now);
      const kept = await tx.orm
        .update(bans)
        .set({ answer: words, decidedAt: new Date(now), decidedBy: operatorId })
        .where(and(eq(bans.id, banId), eq(bans.state, 'on'), waiting))
        .returning({ id: bans.id });
      if (kept.length === 0) throw new Problem(contract.banOver);
      const { actorId, guestId } = found;
      await writeLog(tx, now, {
        actorId,
        act: 'ban_kept',
        by: { role: 'operator', id: operatorId },
        guestId,
        text: words,
      });
      await tellChanged(ctx, tx, actorId);
    }
    const actor = await ctx.performers.actor(tx, found.actorId);
    const fact = { kind: appealDecided, key: `ban:${banId}:${what}`, data: { name: actor?.name ?? '' }, path: ownPath };
    await ctx.notifications.notify(tx, { ...fact, guestId: found.guestId });
    const operation = what === 'lift' ? 'room-helpers.liftBan' : 'room-helpers.keepBan';
    await audit(tx, { call, at: now, operation, subject: `roomBan:${banId}`, input: { reason: words } });
  });
  return {};
}

/** What operators see and decide. */
export function officeHandlers(ctx: Context): Handler[] {
  const { db } = ctx.kit;
  return [
    ...handleList(contract.officeBans, {
      async find({ filters: { search, of }, ...request }) {
        const page = keyset(request, { createdAt: bans.createdAt }, bans.id);
        return db.orm
          .select({ ...getTableColumns(bans), cursor: page.cursor })
          .from(bans)
          .where(
            and(
              of === undefined ? undefined : of === 'waiting' ? waiting : eq(bans.state, of),
              search === undefined ? undefined : or(ilike(bans.appeal, part(search)), ilike(bans.reason, part(search))),
              page.after,
            ),
          )
          .orderBy(...page.order)
          .limit(page.limit);
      },
      present: (rows) => presentBans(ctx, rows),
    }),
    ...handleList(contract.officeLog, {
      async find({ filters: { search, act }, ...request }) {
        const page = keyset(request, { at: log.at }, log.id);
        return db.orm
          .select({ ...getTableColumns(log), cursor: page.cursor })
          .from(log)
          .where(
            and(
              act === undefined ? undefined : eq(log.act, act),
              search === undefined ? undefined : ilike(log.text, part(search)),
              page.after,
            ),
          )
          .orderBy(...page.order)
          .limit(page.limit);
      },
      async present(rows) {
        const nameIn = await namesIn(ctx, rows);
        const actors = new Map<number, string>();
        for (const id of new Set(rows.map(({ actorId }) => actorId)))
          actors.set(id, (await ctx.performers.actor(db, id))?.name ?? '');
        return rows.map((row) => {
          const { by, guest } = nameIn(row);
          return {
            id: row.id,
            performer: { id: row.actorId, name: actors.get(row.actorId) ?? '' },
            act: row.act,
            byRole: row.byRole,
            by: { id: row.byId, name: by },
            guest: row.guestId === null ? null : { id: row.guestId, name: guest },
            text: row.text,
            at: row.at.toISOString(),
            until: row.until?.toISOString() ?? null,
          };
        });
      },
    }),
    handle(contract.liftBanByOperator, ({ params: { banId }, body: { reason } }, call) =>
      decide(ctx, call, banId, 'lift', reason),
    ),
    handle(contract.keepBan, ({ params: { banId }, body: { reason } }, call) =>
      decide(ctx, call, banId, 'keep', reason),
    ),
  ];
}
