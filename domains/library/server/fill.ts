import { eq } from 'drizzle-orm';
import type { Context } from './deps.ts';
import { addEntry } from './keep.ts';
import type { LibrarySource } from './port.ts';
import { librarySources } from './port.ts';
import { fills } from './tables.ts';

/** How much is taken in in one transaction. */
const atOnce = 200;

/** Takes into libraries what guests had before there was one, of each kind once; it goes on where it was broken off. */
export async function fillLibraries(ctx: Context): Promise<void> {
  for (const source of ctx.kit.extensions.of(librarySources)) while (await fillSome(ctx, source));
}

/** @returns whether there is more */
function fillSome(ctx: Context, { kind, given }: LibrarySource): Promise<boolean> {
  return ctx.kit.db.transaction(async (tx) => {
    await tx.orm.insert(fills).values({ kind }).onConflictDoNothing();
    const [state] = await tx.orm.select().from(fills).where(eq(fills.kind, kind)).for('update');
    if (!given || !state || state.isDone) return false;
    const rows = await given(tx, state.place, atOnce);
    for (const row of rows) await addEntry(ctx, tx, row);
    const isDone = rows.length < atOnce;
    await tx.orm
      .update(fills)
      .set({ place: rows.at(-1)?.place ?? state.place, isDone })
      .where(eq(fills.kind, kind));
    return !isDone;
  });
}
