import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { BlockRule } from '../contract/index.ts';
import { previewMs } from '../contract/index.ts';
import { previews } from './tables.ts';

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A link to look at some blocks for an hour; links that are over go with it. */
export async function addPreview(tx: Tx, blocks: BlockRule[], now: number): Promise<{ secret: string; until: number }> {
  const secret = randomBytes(24).toString('base64url');
  const until = now + previewMs;
  await tx.orm.delete(previews).where(lte(previews.expiresAt, new Date(now)));
  await tx.orm.insert(previews).values({ secretHash: hashOf(secret), blocks, expiresAt: new Date(until) });
  return { secret, until };
}

/** What a link shows; null once it is over or where there is none. */
export async function previewOf(executor: Executor, secret: string, now: number): Promise<BlockRule[] | null> {
  const [row] = await executor.orm
    .select({ blocks: previews.blocks })
    .from(previews)
    .where(and(eq(previews.secretHash, hashOf(secret)), gt(previews.expiresAt, new Date(now))));
  return row?.blocks ?? null;
}
