import type { Kit } from '#kit/server/kit.ts';
import { hashOf } from './secrets.ts';
import type { LiveSession } from './session-store.ts';
import { findSession } from './session-store.ts';

const channel = 'identity.sessions';
/**
 * How long a row may be believed without asking again, ms, counted from before it was read. The bound on what a revoked
 * session may still do in a process that no message reached: dropped at once here, by the bus elsewhere, by age always.
 */
export const sessionCacheMs = 1_000;
const most = 20_000;

/**
 * Sessions by id and by token, with the roles of their accounts. The rows decide; this saves a statement per command:
 * at most one a second and session, however many commands come, also at the same moment.
 */
export interface SessionCache {
  byToken(token: string): Promise<LiveSession | null>;
  byId(id: string): Promise<LiveSession | null>;
  /** Drops sessions here and in every other process. Call after the commit that changed them. */
  drop(sessionIds: readonly string[]): void;
  /** Forgets all of this process. */
  clear(): void;
  start(): Promise<void>;
  stop(): void;
}

export function createSessionCache(kit: Pick<Kit, 'db' | 'bus' | 'clock'>): SessionCache {
  const sessions = new Map<string, { session: LiveSession; readAt: number }>();
  const idOfHash = new Map<string, string>();
  /** Reads under way; whoever asks for the same meanwhile waits with them. */
  const loading = new Map<string, Promise<LiveSession | null>>();
  /** Counts drops, so that a row read before a drop is not kept after it. */
  let drops = 0;
  let unsubscribe: (() => void) | null = null;

  const forget = (id: string): void => {
    const held = sessions.get(id)?.session;
    sessions.delete(id);
    if (!held) return;
    idOfHash.delete(held.tokenHash.toString('base64'));
    if (held.previousHash) idOfHash.delete(held.previousHash.toString('base64'));
  };

  const forgetAll = (ids: readonly string[]): void => {
    drops += 1;
    for (const id of ids) forget(id);
  };

  const keep = (session: LiveSession, readAt: number): void => {
    if (sessions.size >= most) for (const id of [...sessions.keys()].slice(0, most / 10)) forget(id);
    forget(session.id);
    sessions.set(session.id, { session, readAt });
    idOfHash.set(session.tokenHash.toString('base64'), session.id);
    if (session.previousHash) idOfHash.set(session.previousHash.toString('base64'), session.id);
  };

  const held = (id: string | undefined): LiveSession | null => {
    const entry = id === undefined ? undefined : sessions.get(id);
    if (!entry) return null;
    // Steady time: a clock that is set back must not make a row younger than it is.
    return kit.clock.steady() - entry.readAt < sessionCacheMs ? entry.session : null;
  };

  const read = async (by: { id: string } | { hash: Buffer }): Promise<LiveSession | null> => {
    const [before, readAt] = [drops, kit.clock.steady()];
    const session = await findSession(kit.db, by);
    if (session && before === drops) keep(session, readAt);
    return session;
  };

  const load = (by: { id: string } | { hash: Buffer }): Promise<LiveSession | null> => {
    // A caller that asks after a drop does not wait with a read from before it.
    const key = `${drops} ${'id' in by ? by.id : by.hash.toString('base64')}`;
    const begun = loading.get(key);
    if (begun) return begun;
    const reading = read(by).finally(() => loading.delete(key));
    loading.set(key, reading);
    return reading;
  };

  return {
    async byToken(token) {
      const hash = hashOf(token);
      return held(idOfHash.get(hash.toString('base64'))) ?? (await load({ hash }));
    },
    byId: async (id) => held(id) ?? (await load({ id })),
    drop(ids) {
      if (ids.length === 0) return;
      forgetAll(ids);
      kit.bus.publish(channel, JSON.stringify(ids));
    },
    clear() {
      drops += 1;
      sessions.clear();
      idOfHash.clear();
    },
    async start() {
      unsubscribe = await kit.bus.subscribe(channel, (message) => forgetAll(JSON.parse(message) as string[]));
    },
    stop: () => unsubscribe?.(),
  };
}
