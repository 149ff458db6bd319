import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { LogAct } from '../contract/index.ts';
import { bans, log, mutes, rules } from './tables.ts';

export type RulesRow = typeof rules.$inferSelect;
export type MuteRow = typeof mutes.$inferSelect;
export type BanRow = typeof bans.$inferSelect;
export type LogRow = typeof log.$inferSelect;

/** A performer’s rules; null: she has never set any, nor named anybody. */
export async function findRules({ orm }: Executor, actorId: number): Promise<RulesRow | null> {
  const [row] = await orm.select().from(rules).where(eq(rules.actorId, actorId));
  return row ?? null;
}

/** A performer’s row, made where there is none, and held until the transaction ends. */
export async function lockRules(tx: Tx, actorId: number, now: number): Promise<RulesRow> {
  await tx.orm
    .insert(rules)
    .values({ actorId, updatedAt: new Date(now) })
    .onConflictDoNothing();
  const [row] = await tx.orm.select().from(rules).where(eq(rules.actorId, actorId)).for('update');
  if (!row) throw new Error('A written row came back empty.');
  return row;
}

/** A guest’s mute that holds now; `roomId` is the performer’s open room. */
export async function muteOf(
  { orm }: Executor,
  { actorId, guestId }: { readonly actorId: number; readonly guestId: number },
  roomId: number | null,
  now: number,
): Promise<MuteRow | null> {
  const [row] = await orm
    .select()
    .from(mutes)
    .where(and(eq(mutes.actorId, actorId), eq(mutes.guestId, guestId)));
  if (!row) return null;
  return holds(row, roomId, now) ? row : null;
}

/** Whether a mute holds: until its time, or while its show is on. */
export const holds = ({ until, roomId: ofShow }: MuteRow, roomId: number | null, now: number): boolean =>
  until === null ? ofShow === roomId : until.getTime() > now;

/** Bans in force of some performers against some guests. */
export const bansAmong = (
  { orm }: Executor,
  { actorIds, guestIds }: { readonly actorIds: readonly number[]; readonly guestIds: readonly number[] },
  now: number,
): Promise<{ actorId: number; guestId: number }[]> =>
  orm
    .select({ actorId: bans.actorId, guestId: bans.guestId })
    .from(bans)
    .where(
      and(
        inArray(bans.actorId, [...actorIds]),
        inArray(bans.guestId, [...guestIds]),
        eq(bans.state, 'on'),
        gt(bans.until, new Date(now)),
      ),
    );

/** What is written into a room’s log. */
export interface NewLogLine {
  readonly actorId: number;
  readonly act: LogAct;
  readonly by: { readonly role: LogRow['byRole']; readonly id: number };
  readonly guestId?: number | null;
  readonly text?: string;
  readonly until?: Date | null;
}

/** Writes down who did what to whom, in the transaction that does it. */
export async function writeLog(
  tx: Tx,
  now: number,
  { actorId, act, by, guestId = null, text = '', until = null }: NewLogLine,
): Promise<void> {
  await tx.orm
    .insert(log)
    .values({ actorId, act, byRole: by.role, byId: by.id, guestId, text, at: new Date(now), until });
}

/** Lines of a page of the log. */
export const logPage = 50;

/** A page of a performer’s log, the latest first. */
export const readLog = ({ orm }: Executor, actorId: number, before: number | undefined): Promise<LogRow[]> =>
  orm
    .select()
    .from(log)
    .where(and(eq(log.actorId, actorId), before === undefined ? undefined : lt(log.id, before)))
    .orderBy(desc(log.id))
    .limit(logPage + 1);
