import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { isReservedName } from '#domains/identity/contract/reserved-words.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { isUniqueViolation } from '#kit/db/db.ts';
import { skeletonOf } from '#kit/text/confusables.ts';
import { stageNameRefused } from '../contract/index.ts';
import { actors } from './tables.ts';

/** Whether a performer other than this account has a name that looks like this one. */
export async function isStageName(executor: Executor, skeleton: string, accountId: number): Promise<boolean> {
  const found = await executor.orm
    .select({ id: actors.id })
    .from(actors)
    .where(and(eq(actors.nameSkeleton, skeleton), ne(actors.id, accountId)));
  return found.length > 0;
}

/**
 * Writes a new performer down; `places` are those that domains bring.
 *
 * @throws Problem stage_name_refused for a name that would pass for the platform or for another performer
 */
export async function createActor(tx: Tx, actor: typeof actors.$inferInsert, places: readonly string[]): Promise<void> {
  const nameSkeleton = await skeletonFor(tx, actor, places);
  await tx.orm.insert(actors).values({ ...actor, nameSkeleton });
}

/** Gives a performer another name. @throws Problem stage_name_refused as for a new one */
export async function renameActor(tx: Tx, id: number, name: string, places: readonly string[]): Promise<void> {
  const nameSkeleton = await skeletonFor(tx, { id, name }, places);
  await tx.orm.update(actors).set({ name, nameSkeleton }).where(eq(actors.id, id));
}

async function skeletonFor(
  tx: Tx,
  { id, name }: { readonly id: number; readonly name: string },
  places: readonly string[],
): Promise<string> {
  const nameSkeleton = skeletonOf(name);
  const refused = isReservedName(name, places) || (await isStageName(tx, nameSkeleton, id));
  if (refused) throw new Problem(stageNameRefused, { data: { name } });
  return nameSkeleton;
}

/** Gives stage names from before there were skeletons theirs; the older performer's holds. */
export async function completeStageNames(executor: Executor): Promise<void> {
  const rows = await executor.orm
    .select({ id: actors.id, name: actors.name })
    .from(actors)
    .where(isNull(actors.nameSkeleton))
    .orderBy(asc(actors.id));
  for (const { id, name } of rows) {
    const written = executor.orm
      .update(actors)
      .set({ nameSkeleton: skeletonOf(name) })
      .where(eq(actors.id, id));
    await written.catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
    });
  }
}
