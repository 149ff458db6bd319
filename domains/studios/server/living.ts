import { and, eq } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import { noStudio } from '../contract/index.ts';
import { memberships, studios } from './tables.ts';

export type StudioRow = typeof studios.$inferSelect;
export type Membership = typeof memberships.$inferSelect;

/** The accepted studio of an account. @throws Problem studio_missing */
export async function acceptedStudio({ orm }: Executor, accountId: number): Promise<StudioRow> {
  const [row] = await orm
    .select()
    .from(studios)
    .where(and(eq(studios.accountId, accountId), eq(studios.state, 'accepted')));
  if (!row) throw new Problem(noStudio);
  return row;
}

/** Everything a studio reads of performers begins here: its members who are that now, with what each lets it see now. */
export async function livingMembers(executor: Executor, studioId: number): Promise<Membership[]> {
  await acceptedStudio(executor, studioId);
  return executor.orm
    .select()
    .from(memberships)
    .where(and(eq(memberships.studioId, studioId), eq(memberships.state, 'living')))
    .orderBy(memberships.id);
}

/** One of them. @throws Problem not_found for whoever is none any more, and for whoever asks without being a studio */
export async function livingMember({ orm }: Executor, studioId: number, membershipId: number): Promise<Membership> {
  const [found] = await orm
    .select({ membership: memberships })
    .from(memberships)
    .innerJoin(studios, eq(studios.accountId, memberships.studioId))
    .where(
      and(
        ...[eq(memberships.id, membershipId), eq(memberships.studioId, studioId)],
        ...[eq(memberships.state, 'living'), eq(studios.state, 'accepted')],
      ),
    );
  if (!found) throw new Problem(notFound);
  return found.membership;
}
