import { lt, or } from 'drizzle-orm';
import { lifetimes } from '../contract/cookies.ts';
import type { Context } from './context.ts';
import { dropOldCounts } from './guess-counts.ts';
import { dropExpiredLinks } from './links.ts';
import { sessions } from './tables.ts';

/** Deletes sessions and links that ran out. They were of no use any more; this only keeps the tables small. */
export async function deleteExpiredRows({ kit }: Pick<Context, 'kit'>): Promise<void> {
  const now = kit.clock.now();
  const unused = lt(sessions.lastSeenAt, new Date(now - lifetimes.sessionIdle));
  await kit.db.orm.delete(sessions).where(or(lt(sessions.expiresAt, new Date(now)), unused));
  await dropExpiredLinks(kit.db, new Date(now));
  const dayAgo = new Date(now - 24 * 60 * 60_000);
  await kit.db.transaction((tx) => dropOldCounts(tx, { counts: dayAgo, proofs: new Date(now) }));
}
