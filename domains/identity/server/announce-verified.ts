import type { Tx } from '#kit/db/db.ts';
import { emailVerified } from '../contract/events.ts';
import { emailVerifiedPush } from '../contract/messages.ts';
import type { Context } from './context.ts';
import { sessionIdsOf } from './end-sessions.ts';

/** Tells other domains, other processes and the open pages that an address is proven. */
export async function announceVerified(context: Context, tx: Tx, accountId: number, email: string): Promise<void> {
  await tx.emit(emailVerified, { accountId, email });
  const sessionIds = await sessionIdsOf(tx, accountId);
  tx.afterCommit(() => {
    context.cache.drop(sessionIds);
    context.kit.realtime.publish(`guest:${accountId}`, emailVerifiedPush, { email, emailVerified: true });
  });
}
