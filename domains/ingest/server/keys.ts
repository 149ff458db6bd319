import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import type { IngestKey } from '../contract/index.ts';
import { keys } from './tables.ts';

type KeyRow = typeof keys.$inferSelect;

/** As what a key is kept. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
/** What keys look like; anything else is none. */
const shape = /^live_[\w-]{32}$/;

export const presentKey = ({ ending, createdAt, usedAt }: KeyRow): IngestKey => ({
  ending,
  madeAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

/** A performer's key; null: none. */
export async function findKey({ orm }: Executor, actorId: number): Promise<KeyRow | null> {
  const [row] = await orm.select().from(keys).where(eq(keys.actorId, actorId));
  return row ?? null;
}

/** Makes a key in the place of one there was; what it is, is known here alone. */
export async function makeKey({ orm }: Executor, actorId: number, at: Date): Promise<{ key: string; row: KeyRow }> {
  const key = `live_${randomBytes(24).toString('base64url')}`;
  const values = { hash: hashOf(key), ending: key.slice(-4), createdAt: at, usedAt: null };
  const [row] = await orm
    .insert(keys)
    .values({ actorId, ...values })
    .onConflictDoUpdate({ target: keys.actorId, set: values })
    .returning();
  return { key, row: row as KeyRow };
}

/** Takes a key back. Answers whether there was one. */
export async function dropKey({ orm }: Executor, actorId: number): Promise<boolean> {
  const gone = await orm.delete(keys).where(eq(keys.actorId, actorId)).returning({ actorId: keys.actorId });
  return gone.length > 0;
}

/** Whose key it is; null: nobody's. */
export async function ownerOf({ orm }: Executor, key: string): Promise<KeyRow | null> {
  if (!shape.test(key)) return null;
  const [row] = await orm
    .select()
    .from(keys)
    .where(eq(keys.hash, hashOf(key)));
  return row ?? null;
}

/** It was used now. */
export async function markUsed({ orm }: Executor, actorId: number, at: Date): Promise<void> {
  await orm.update(keys).set({ usedAt: at }).where(eq(keys.actorId, actorId));
}
