import type { Db } from '#kit/db/db.ts';
import { sqlState } from '#kit/db/db.ts';
import { post } from './post.ts';
import type { Transfer } from './transfer-draft.ts';

const attempts = 4;
const retryable = new Set(['40001', '40P01']);

/** Books a transfer without a transaction around it: its one statement is its own transaction. */
export async function postAlone(db: Db, transfer: Transfer, at: number): ReturnType<typeof post> {
  for (let attempt = 1; ; attempt += 1) {
    const client = await db.pool.connect();
    let broken: Error | undefined;
    try {
      return await post({ client }, transfer, at);
    } catch (error) {
      const state = sqlState(error);
      if (state?.startsWith('08') || state?.startsWith('57')) broken = error as Error;
      if (attempt >= attempts || !retryable.has(state ?? '')) throw error;
    } finally {
      client.release(broken);
    }
  }
}
