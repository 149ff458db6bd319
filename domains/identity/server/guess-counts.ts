import { createHmac } from 'node:crypto';
import { inArray, lt, sql } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import type { CheckedProof } from './guess-proof.ts';
import { guessCounts, usedProofs } from './tables.ts';

/** How often somebody tried, and when last. */
export interface Count {
  readonly failures: number;
  /** ms since the epoch. */
  readonly lastAt: number;
}

/** Whom tries are counted under. Rows hold hashes alone: no address, no account. */
export type CountKey = Buffer;

export const countKey = (secret: Uint8Array, ...parts: readonly (string | number)[]): CountKey =>
  createHmac('sha256', secret).update(parts.join(' ')).digest();

/** Holds the counts of some keys until the end of the transaction; parallel tries wait for each other here. */
export async function lockCounts(tx: Tx, keys: readonly CountKey[], now: number): Promise<Count[]> {
  const sorted = [...keys].sort(Buffer.compare);
  await tx.orm
    .insert(guessCounts)
    .values(sorted.map((key) => ({ key, failures: 0, lastAt: new Date(now) })))
    .onConflictDoNothing();
  const rows = await tx.orm
    .select()
    .from(guessCounts)
    .where(inArray(guessCounts.key, sorted))
    .orderBy(guessCounts.key)
    .for('update');
  const found = new Map(rows.map((row) => [Buffer.from(row.key).toString('hex'), row]));
  return keys.map((key) => {
    const row = found.get(key.toString('hex'));
    return { failures: row?.failures ?? 0, lastAt: row?.lastAt.getTime() ?? now };
  });
}

/** Writes a try down, in counts that are held. `counts` are what they were: forgotten ones begin at zero again. */
export async function recordAttempt(
  tx: Tx,
  keys: readonly CountKey[],
  counts: readonly Count[],
  now: number,
): Promise<void> {
  for (const [index, key] of keys.entries()) {
    const failures = (counts[index]?.failures ?? 0) + 1;
    await tx.orm
      .update(guessCounts)
      .set({ failures, lastAt: new Date(now) })
      .where(inArray(guessCounts.key, [key]));
  }
}

/** Takes a try back that was none: `forgotten` keys entirely, `lessened` ones by this one. */
export async function undoAttempt(
  tx: Tx,
  { forgotten, lessened }: { forgotten: readonly CountKey[]; lessened: readonly CountKey[] },
): Promise<void> {
  if (forgotten.length > 0) await tx.orm.delete(guessCounts).where(inArray(guessCounts.key, [...forgotten]));
  if (lessened.length === 0) return;
  await tx.orm
    .update(guessCounts)
    .set({ failures: sql`greatest(0, ${guessCounts.failures} - 1)` })
    .where(inArray(guessCounts.key, [...lessened]));
}

/** Uses a proof up. False when it was used before. */
export async function consumeProof(tx: Tx, { hash, until }: CheckedProof): Promise<boolean> {
  const used = await tx.orm.insert(usedProofs).values({ hash, until }).onConflictDoNothing().returning();
  return used.length > 0;
}

/** Deletes counts nobody would look at any more, and proofs that ran out. */
export async function dropOldCounts(tx: Tx, { counts, proofs }: { counts: Date; proofs: Date }): Promise<void> {
  await tx.orm.delete(guessCounts).where(lt(guessCounts.lastAt, counts));
  await tx.orm.delete(usedProofs).where(lt(usedProofs.until, proofs));
}
