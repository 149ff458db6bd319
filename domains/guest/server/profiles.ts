import { eq } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { profiles } from './tables.ts';

export type ProfileRow = typeof profiles.$inferSelect;
type Changes = Partial<Omit<typeof profiles.$inferInsert, 'accountId'>>;

export async function findProfile(executor: Executor, accountId: number): Promise<ProfileRow | null> {
  const [row] = await executor.orm.select().from(profiles).where(eq(profiles.accountId, accountId));
  return row ?? null;
}

/** Writes what changed; an account's first change makes its row. */
export async function changeProfile(executor: Executor, accountId: number, changes: Changes): Promise<ProfileRow> {
  const [row] = await executor.orm
    .insert(profiles)
    .values({ accountId, ...changes })
    .onConflictDoUpdate({ target: profiles.accountId, set: { accountId, ...changes } })
    .returning();
  if (!row) throw new Error('A written profile came back empty.');
  return row;
}

/** How a guest without a name is called. */
export const nameOrNumber = (name: string | null | undefined, id: number | null): string =>
  name ?? (id === null ? 'Guest' : `Guest${id}`);
