import { lt, or } from 'drizzle-orm';
import { lifetimes } from '../contract/cookies.ts';
import type { Context } from './context.ts';
import { dropOldCounts } from './guess-counts.ts';
import { dropExpiredLinks } from './links.ts';
import { formerAddresses, invitations, sessions } from './tables.ts';

/** Deletes what ran out and is of no use any more: sessions, links, former addresses, counts of tries. */
export async function deleteExpiredRows({ kit }: Pick<Context, 'kit'>): Promise<void> {
  const now = kit.clock.now();
  const unused = lt(sessions.lastSeenAt, new Date(now - lifetimes.sessionIdle));
  await kit.db.orm.delete(sessions).where(or(lt(sessions.expiresAt, new Date(now)), unused));
  const leftBefore = new Date(now - lifetimes.formerAddress);
  await kit.db.orm.delete(formerAddresses).where(lt(formerAddresses.leftAt, leftBefore));
  await kit.db.orm.delete(invitations).where(lt(invitations.expiresAt, new Date(now - lifetimes.invitationKept)));
  await dropExpiredLinks(kit.db, new Date(now));
  const dayAgo = new Date(now - 24 * 60 * 60_000);
  await kit.db.transaction((tx) => dropOldCounts(tx, { counts: dayAgo, proofs: new Date(now) }));
}
