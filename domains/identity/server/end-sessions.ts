import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { closeCodes } from '#kit/realtime/messages.ts';
import type { Kit } from '#kit/server/kit.ts';
import { loggedOut } from '../contract/events.ts';
import type { SessionCache } from './session-cache.ts';
import { sessions } from './tables.ts';

/** Why a session ended: by the person, from elsewhere, with credentials, the account's lock or roles, or a stolen token came back. */
export type SessionEnd =
  | 'logged out'
  | 'revoked'
  | 'password changed'
  | 'credentials changed'
  | 'locked'
  | 'roles changed'
  | 'token reused';

/**
 * Ends sessions of an account in every process: rows first, then cached copies, then the sockets (each is told
 * `sessionExpired` before it closes). Returns how
 * many there were; the caller's own ids only, so that nobody ends a stranger's session by its id.
 */
export type EndSessions = (
  tx: Tx,
  accountId: number,
  sessionIds: readonly string[],
  reason: SessionEnd,
) => Promise<number>;

export function createEndSessions(kit: Pick<Kit, 'realtime'>, cache: SessionCache): EndSessions {
  return async (tx, accountId, sessionIds, reason) => {
    if (sessionIds.length === 0) return 0;
    const gone = await tx.orm
      .delete(sessions)
      .where(and(eq(sessions.accountId, accountId), inArray(sessions.id, [...sessionIds])))
      .returning({ id: sessions.id });
    const ids = gone.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx.emit(loggedOut, { accountId, sessionIds: ids });
    tx.afterCommit(() => {
      cache.drop(ids);
      for (const id of ids) kit.realtime.dropSession(id, closeCodes.sessionExpired, reason);
    });
    return ids.length;
  };
}

/** The ids of all sessions of an account. */
export async function sessionIdsOf(tx: Tx, accountId: number): Promise<string[]> {
  const rows = await tx.orm.select({ id: sessions.id }).from(sessions).where(eq(sessions.accountId, accountId));
  return rows.map(({ id }) => id);
}
