import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { prepared } from '#kit/db/cache/prepared.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { isUniqueViolation } from '#kit/db/db.ts';
import { skeletonOf } from '#kit/text/confusables.ts';
import { profiles } from './tables.ts';

export type ProfileRow = typeof profiles.$inferSelect;
type Changes = Partial<Omit<typeof profiles.$inferInsert, 'accountId'>>;

const byAccount = prepared((orm) =>
  orm
    .select()
    .from(profiles)
    .where(eq(profiles.accountId, sql.placeholder('accountId')))
    .prepare('guest_profile'),
);

export async function findProfile(executor: Executor, accountId: number): Promise<ProfileRow | null> {
  const [row] = await byAccount(executor).execute({ accountId });
  return row ?? null;
}

/** Writes what changed; an account's first change makes its row. Throws a unique violation for a name like another's. */
export async function changeProfile(executor: Executor, accountId: number, given: Changes): Promise<ProfileRow> {
  const { name } = given;
  const changes = name === undefined ? given : { ...given, nameSkeleton: name === null ? null : skeletonOf(name) };
  const [row] = await executor.orm
    .insert(profiles)
    .values({ accountId, ...changes })
    .onConflictDoUpdate({ target: profiles.accountId, set: { accountId, ...changes } })
    .returning();
  if (!row) throw new Error('A written profile came back empty.');
  return row;
}

/** The account's row, made where there is none, and held until the transaction ends. */
export async function lockProfile(tx: Tx, accountId: number): Promise<ProfileRow> {
  await tx.orm.insert(profiles).values({ accountId }).onConflictDoNothing();
  const [row] = await tx.orm.select().from(profiles).where(eq(profiles.accountId, accountId)).for('update');
  if (!row) throw new Error('A written profile came back empty.');
  return row;
}

/** Who of some guests does not want to be seen online. */
export async function hiddenAmong({ orm }: Executor, guestIds: readonly number[]): Promise<number[]> {
  if (guestIds.length === 0) return [];
  const hides = sql`${profiles.preferences} ->> 'showOnline' = 'false'`;
  const rows = await orm
    .select({ id: profiles.accountId })
    .from(profiles)
    .where(and(inArray(profiles.accountId, [...guestIds]), hides));
  return rows.map(({ id }) => id);
}

/** Who of some guests is locked or restricted. */
export async function restrictedAmong({ orm }: Executor, guestIds: readonly number[]): Promise<number[]> {
  if (guestIds.length === 0) return [];
  const rows = await orm
    .select({ id: profiles.accountId })
    .from(profiles)
    .where(
      and(
        sql`${profiles.accountId} = any(${sql.param([...guestIds])}::bigint[])`,
        or(profiles.isLocked, profiles.isRestricted),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Who has chosen a name that looks like this one; null: nobody. */
export async function idNamed({ orm }: Executor, name: string): Promise<number | null> {
  const nameSkeleton = skeletonOf(name);
  if (nameSkeleton === '') return null;
  const [row] = await orm
    .select({ id: profiles.accountId })
    .from(profiles)
    .where(eq(profiles.nameSkeleton, nameSkeleton));
  return row?.id ?? null;
}

/** How a guest without a name is called. */
export const displayNameOf = (name: string | null | undefined, id: number | null): string =>
  name ?? (id === null ? 'Guest' : `Guest${id}`);

/**
 * Gives names from before there were skeletons theirs, the older account first. One that looks like another's keeps its
 * name and gets none, so that it only stands in nobody's way.
 */
export async function fillMissingNameSkeletons(executor: Executor): Promise<void> {
  const rows = await executor.orm
    .select({ id: profiles.accountId, name: profiles.name })
    .from(profiles)
    .where(and(isNotNull(profiles.name), isNull(profiles.nameSkeleton)))
    .orderBy(profiles.accountId);
  for (const { id, name } of rows) {
    const nameSkeleton = skeletonOf(name ?? '');
    const written = executor.orm.update(profiles).set({ nameSkeleton }).where(eq(profiles.accountId, id));
    await written.catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
    });
  }
}
