import { and, eq } from 'drizzle-orm';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Context } from './deps.ts';
import type { Kept } from './port.ts';
import { entries } from './tables.ts';

/** Puts something of a guest's own library into the archive or takes it out; the first time counts. @throws Problem not_found */
export async function setArchived(
  { kit: { db, clock } }: Pick<Context, 'kit'>,
  guestId: number,
  { kind, id }: Kept,
  isArchived: boolean,
): Promise<{ success: true }> {
  await db.transaction(async (tx) => {
    const own = and(eq(entries.guestId, guestId), eq(entries.kind, kind), eq(entries.thing, id));
    const [row] = await tx.orm.select().from(entries).where(own).for('update');
    if (!row) throw new Problem(notFound);
    if ((row.archivedAt !== null) === isArchived) return;
    await tx.orm
      .update(entries)
      .set({ archivedAt: isArchived ? new Date(clock.now()) : null })
      .where(own);
  });
  return { success: true };
}
