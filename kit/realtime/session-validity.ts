import type { Clock, Timer } from '#kit/clock/clock.ts';
import type { Caller, Role } from '#kit/contract/access.ts';
import type { Log } from '#kit/log/log.ts';

/** Whether sessions still stand, and with which roles. The database decides; provided by the identity domain. */
export interface SessionValidity {
  /** The roles of a session's account now, null when the session is over. May be as old as its cache allows (1 s). */
  rolesOf(sessionId: string): Promise<readonly Role[] | null>;
  /** The same of many, read again in one statement; sessions that are over are absent. */
  rolesOfAll(sessionIds: readonly string[]): Promise<ReadonlyMap<string, readonly Role[]>>;
}

/** What is looked at: a connection with the caller it was opened for. */
export interface WatchedConnection {
  caller: Caller;
}

/** Every open connection is looked at this often, in ms, whether it says something or not. */
export const revalidateEvery = 5_000;

/**
 * A caller as it is now. Null when its session is over or lost a role: then the connection goes, with everything that
 * was joined under the role. Visitors hold no session that could end.
 */
function present(caller: Caller, roles: readonly Role[] | null | undefined): Caller | null {
  if (!roles || caller.roles.some((role) => !roles.includes(role))) return null;
  return roles.length === caller.roles.length ? caller : { ...caller, roles };
}

const heldBy = ({ accountId, sessionId }: Caller): string | null => (accountId === null ? null : sessionId);

/** Looks whether the caller of a command still stands, and takes over roles it was given meanwhile. */
export async function isStillValid(peer: WatchedConnection, validity: SessionValidity | null): Promise<boolean> {
  const sessionId = heldBy(peer.caller);
  if (sessionId === null || !validity) return true;
  const now = present(peer.caller, await validity.rolesOf(sessionId));
  if (now) peer.caller = now;
  return now !== null;
}

/**
 * Looks at all connections every {@link revalidateEvery}, with one statement, so that a session that ended is closed
 * also when no word of its end came from the process that ended it. What could not be read is read again next time.
 */
export function watchValidity<P extends WatchedConnection>(
  tools: { clock: Clock; log: Log; validity: () => SessionValidity | null },
  peers: Iterable<P>,
  expire: (peer: P) => void,
): Timer {
  let looking = false;
  const look = async (validity: SessionValidity): Promise<void> => {
    const bySession = new Map<string, P[]>();
    for (const peer of peers) {
      const sessionId = heldBy(peer.caller);
      if (sessionId !== null) bySession.set(sessionId, [...(bySession.get(sessionId) ?? []), peer]);
    }
    if (bySession.size === 0) return;
    const roles = await validity.rolesOfAll([...bySession.keys()]);
    for (const [sessionId, held] of bySession) {
      for (const peer of held) {
        // A connection that took another session meanwhile was looked at when it did.
        if (peer.caller.sessionId !== sessionId) continue;
        const now = present(peer.caller, roles.get(sessionId));
        if (now) peer.caller = now;
        else expire(peer);
      }
    }
  };
  return tools.clock.setInterval(() => {
    const validity = tools.validity();
    if (looking || !validity) return;
    looking = true;
    look(validity)
      .catch((error: unknown) => tools.log.warn({ err: error }, 'sessions of open connections could not be looked at'))
      .finally(() => {
        looking = false;
      });
  }, revalidateEvery);
}
