import type { Tx } from '#kit/db/db.ts';
import { emailVerified } from '../contract/events.ts';
import { emailVerifiedPush } from '../contract/messages.ts';
import { sessionIdsOf } from './end-sessions.ts';
import type { Tools } from './tools.ts';

/** Tells other domains, other processes and the open pages that an address is proven. */
export async function announceVerified(tools: Tools, tx: Tx, accountId: number, email: string): Promise<void> {
  await tx.emit(emailVerified, { accountId, email });
  const sessionIds = await sessionIdsOf(tx, accountId);
  tx.afterCommit(() => {
    tools.cache.drop(sessionIds);
    tools.kit.realtime.publish(`guest:${accountId}`, emailVerifiedPush, { email, emailVerified: true });
  });
}
