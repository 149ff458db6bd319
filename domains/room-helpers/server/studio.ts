import { and, eq } from 'drizzle-orm';
import type { RoomLogLine, RoomRulesSet } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { LogRow } from './rows.ts';
import { lockRules, logPage, readLog, writeLog } from './rows.ts';
import { helpers, rules } from './tables.ts';
import { tellChanged } from './tell.ts';

/** Sets the rules of writing; they count from the next line on. The words are read by nobody else, so none is refused. */
export async function setRules(ctx: Context, actorId: number, wish: RoomRulesSet): Promise<void> {
  const { kit } = ctx;
  await kit.db.transaction(async (tx) => {
    const now = kit.clock.now();
    await lockRules(tx, actorId, now);
    const refusedWords = [...new Set(wish.refusedWords)];
    await tx.orm
      .update(rules)
      .set({ ...wish, refusedWords, updatedAt: new Date(now) })
      .where(eq(rules.actorId, actorId));
    await writeLog(tx, now, { actorId, act: 'rules_changed', by: { role: 'performer', id: actorId } });
    // What helpers may do has changed as well.
    const active = await tx.orm
      .select({ guestId: helpers.guestId })
      .from(helpers)
      .where(and(eq(helpers.actorId, actorId), helpers.isActive));
    await tellChanged(
      ctx,
      tx,
      actorId,
      active.map(({ guestId }) => guestId),
    );
  });
}

/** Names of everybody some lines are about; who acted as the performer is called as guests know her. */
export async function namesIn(
  ctx: Context,
  rows: readonly LogRow[],
): Promise<(row: LogRow) => { by: string; guest: string }> {
  const { db } = ctx.kit;
  const ids = rows.flatMap(({ byId, guestId }) => [byId, guestId ?? byId]);
  const names = await ctx.guest.namesOf(db, [...new Set(ids)]);
  const actors = new Map<number, string>();
  for (const id of new Set(rows.map(({ actorId }) => actorId)))
    actors.set(id, (await ctx.performers.actor(db, id))?.name ?? '');
  return ({ byRole, byId, actorId, guestId }) => ({
    by: byRole === 'operator' ? '' : byRole === 'performer' ? (actors.get(actorId) ?? '') : (names.get(byId) ?? ''),
    guest: guestId === null ? '' : (names.get(guestId) ?? ''),
  });
}

/** A page of a performer’s log, the latest first. */
export async function logOf(
  ctx: Context,
  actorId: number,
  before: number | undefined,
): Promise<{ lines: RoomLogLine[]; before: number | null }> {
  const rows = await readLog(ctx.kit.db, actorId, before);
  const shown = rows.slice(0, logPage);
  const nameIn = await namesIn(ctx, shown);
  return {
    lines: shown.map((row) => {
      const { by, guest } = nameIn(row);
      const { id, at, act, byRole, guestId, text, until } = row;
      const names = { byName: by, guestName: guest };
      return { id, at: at.getTime(), act, byRole, guestId, text, until: until?.getTime() ?? null, ...names };
    }),
    before: rows.length > logPage ? (shown.at(-1)?.id ?? null) : null,
  };
}
