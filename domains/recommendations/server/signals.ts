import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { SignalKind } from '../contract/index.ts';
import { choices, signals } from './tables.ts';

/** What one act weighs, and what a kind weighs at most: nobody's habit outweighs everything else. */
const weights: Record<SignalKind, { readonly unit: number; readonly most: number }> = {
  // A minute.
  watched: { unit: 0.3, most: 6 },
  // Ten coins.
  paid: { unit: 0.5, most: 8 },
  pinned: { unit: 4, most: 4 },
  wrote: { unit: 0.5, most: 3 },
  gave: { unit: 1, most: 4 },
  bought: { unit: 1.5, most: 6 },
  skipped: { unit: -20, most: 20 },
};

/** Whether recommendations follow what a guest does: unless they said no. */
export async function isOn({ orm }: Executor, guestId: number): Promise<boolean> {
  const [row] = await orm.select().from(choices).where(eq(choices.guestId, guestId));
  return !row?.isOff;
}

/** One guest's signals change one after the other: what is forgotten is not written by who looked before. */
const lockGuest = (tx: Tx, guestId: number): Promise<unknown> => lockByName(tx, 'recommendations', guestId);

/**
 * Adds to what a guest did with a performer; nothing for who switched it off, or with themselves.
 * @param act.amount minutes, tens of coins, or how many
 * @param act.at epoch ms
 */
export async function addSignal(
  tx: Tx,
  act: {
    readonly guestId: number;
    readonly actorId: number;
    readonly kind: SignalKind;
    readonly amount: number;
    readonly at: number;
  },
): Promise<void> {
  const { guestId, actorId, kind, amount, at } = act;
  if (amount <= 0 || guestId === actorId) return;
  await lockGuest(tx, guestId);
  if (!(await isOn(tx, guestId))) return;
  const { unit, most } = weights[kind];
  const weight = Math.sign(unit) * Math.min(most, Math.abs(unit) * amount);
  await tx.orm
    .insert(signals)
    .values({ guestId, actorId, kind, weight, at: new Date(at) })
    .onConflictDoUpdate({
      target: [signals.guestId, signals.actorId, signals.kind],
      set: {
        weight: sql`greatest(${-most}, least(${most}, ${signals.weight} + excluded.weight))`,
        at: sql`greatest(${signals.at}, excluded.at)`,
      },
    });
}

/** Takes a kind of signal back: a pin that was taken out. */
export async function dropSignal(tx: Tx, guestId: number, actorId: number, kind: SignalKind): Promise<void> {
  await tx.orm
    .delete(signals)
    .where(and(eq(signals.guestId, guestId), eq(signals.actorId, actorId), eq(signals.kind, kind)));
}

/** Forgets everything a guest did, or with one performer. */
export async function forget(tx: Tx, guestId: number, actorId?: number): Promise<void> {
  await lockGuest(tx, guestId);
  await tx.orm
    .delete(signals)
    .where(and(eq(signals.guestId, guestId), actorId === undefined ? undefined : eq(signals.actorId, actorId)));
}

/** Switches it on, or off and forgets. */
export async function choose(tx: Tx, guestId: number, wantsIt: boolean, now: number): Promise<void> {
  const values = { isOff: !wantsIt, changedAt: new Date(now) };
  await lockGuest(tx, guestId);
  await tx.orm
    .insert(choices)
    .values({ guestId, ...values })
    .onConflictDoUpdate({ target: choices.guestId, set: values });
  if (!wantsIt) await tx.orm.delete(signals).where(eq(signals.guestId, guestId));
}

/** Of how many performers something is kept of a guest, and whom they skipped, the latest first. */
export async function readOwn({ orm }: Executor, guestId: number) {
  const [counted] = await orm
    .select({ performers: sql<number>`count(distinct ${signals.actorId})::int` })
    .from(signals)
    .where(eq(signals.guestId, guestId));
  const skipped = await orm
    .select({ actorId: signals.actorId })
    .from(signals)
    .where(and(eq(signals.guestId, guestId), eq(signals.kind, 'skipped')))
    .orderBy(desc(signals.at), signals.actorId)
    .limit(50);
  return { performers: counted?.performers ?? 0, skipped: skipped.map(({ actorId }) => actorId) };
}
