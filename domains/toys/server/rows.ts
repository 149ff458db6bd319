import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import { lineSilentMs } from '../contract/index.ts';
import { closings, controls, plays, setups } from './tables.ts';
import { standardSetup } from './toy-gifts.ts';

export type SetupRow = typeof setups.$inferSelect;
export type ControlRow = typeof controls.$inferSelect;
export type PlayRow = typeof plays.$inferSelect;

/** A performer’s row; null: she has never set anything or connected a toy. */
export async function findSetup({ orm }: Executor, actorId: number): Promise<SetupRow | null> {
  const [row] = await orm.select().from(setups).where(eq(setups.actorId, actorId));
  return row ?? null;
}

/** Locks a performer’s row until the transaction ends: whoever changes anything of her toy or queue holds it. */
export async function lockSetup(tx: Tx, actorId: number): Promise<SetupRow | null> {
  const [row] = await tx.orm.select().from(setups).where(eq(setups.actorId, actorId)).for('update');
  return row ?? null;
}

/** The same; where there is none it is written first, with what holds for who has set nothing. */
export async function lockOwnSetup(tx: Tx, actorId: number, now: number): Promise<SetupRow> {
  const { mostStrength, mostSeconds, isPrivateOnly, directPrice } = standardSetup;
  const [added] = await tx.orm
    .insert(setups)
    .values({ actorId, mostStrength, mostSeconds, isPrivateOnly, directPrice, updatedAt: new Date(now) })
    .onConflictDoNothing()
    .returning();
  if (added) await tx.orm.insert(controls).values(standardSetup.controls.map((control) => ({ actorId, ...control })));
  return (await lockSetup(tx, actorId)) as SetupRow;
}

export async function changeSetup(tx: Tx, row: SetupRow, values: Partial<SetupRow>): Promise<SetupRow> {
  await tx.orm.update(setups).set(values).where(eq(setups.actorId, row.actorId));
  return { ...row, ...values };
}

/** What gifts do with a performer’s toy, the lightest first. */
export const controlsOf = ({ orm }: Executor, actorId: number): Promise<ControlRow[]> =>
  orm.select().from(controls).where(eq(controls.actorId, actorId)).orderBy(asc(controls.giftId));

/** What waits or runs, in the order in which it was paid. */
export const openPlays = ({ orm }: Executor, actorId: number): Promise<PlayRow[]> =>
  orm
    .select()
    .from(plays)
    .where(and(eq(plays.actorId, actorId), inArray(plays.state, ['queued', 'running'])))
    .orderBy(asc(plays.id));

/** What is over, the latest first. */
export const latestOver = ({ orm }: Executor, actorId: number, most: number): Promise<PlayRow[]> =>
  orm
    .select()
    .from(plays)
    .where(and(eq(plays.actorId, actorId), inArray(plays.state, ['played', 'paid_back'])))
    .orderBy(desc(plays.id))
    .limit(most);

/** Whether a page has the toy and was heard of. */
export const isConnected = ({ lineId, seenAt }: SetupRow, now: number): boolean =>
  lineId !== null && seenAt !== null && now - seenAt.getTime() < lineSilentMs;

/** Whether a performer offers direct control now: it has a price, and the toy is there and goes. */
export const offersDirect = async (executor: Executor, setup: SetupRow, now: number): Promise<boolean> =>
  setup.directPrice !== null &&
  setup.pausedAt === null &&
  isConnected(setup, now) &&
  !(await isClosedIn(executor, setup.country));

/** Whether remote toys are switched off in a country; where it is not known they are not. */
export async function isClosedIn({ orm }: Executor, country: string | null): Promise<boolean> {
  if (country === null) return false;
  return (await orm.$count(closings, eq(closings.country, country))) > 0;
}
