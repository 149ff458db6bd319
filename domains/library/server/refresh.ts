import { and, asc, eq, lte } from 'drizzle-orm';
import type { Caller } from '#kit/contract/access.ts';
import { foldOf } from '#kit/text/fold.ts';
import { readThing } from '../contract/index.ts';
import type { Context } from './deps.ts';
import type { Kept } from './port.ts';
import { librarySources } from './port.ts';
import { things } from './tables.ts';

/** Nobody in particular: what libraries are ordered by is the same for everybody. */
const platform: Caller = {
  ...{ subjectId: null, accountId: null, roles: [], sessionId: null },
  ...{ language: 'en', country: null, ip: '' },
};

/** How often something is read again at once because it changed meanwhile. */
const patience = 5;
/** How much is looked for at once that changed by itself. */
const staleAtOnce = 500;

/** Reads anew what something is called, costs and sells. A reading that was overtaken by a change is read again. */
export async function refreshThing(ctx: Context, { kind, id }: Kept): Promise<void> {
  const { db, extensions, jobs } = ctx.kit;
  const source = extensions.of(librarySources).find((one) => one.kind === kind);
  const it = and(eq(things.kind, kind), eq(things.thing, id));
  for (let tries = 0; tries < patience; tries += 1) {
    const [row] = await db.orm.select({ version: things.version }).from(things).where(it);
    if (!row) return;
    const thing = (await source?.describe(db, [id], platform))?.get(id);
    // What its domain does not know any more keeps what was known of it.
    const known = thing && {
      ...{ words: foldOf(thing.words), duration: thing.duration, price: thing.price },
      ...{ sold: thing.sold, likes: thing.likes },
    };
    const staleAt = thing?.changesAt == null ? null : new Date(thing.changesAt);
    const written = await db.orm
      .update(things)
      .set({ ...known, staleAt })
      .where(and(it, eq(things.version, row.version)))
      .returning({ version: things.version });
    if (written.length > 0) return;
  }
  await db.transaction((tx) => jobs.send(tx, readThing, { kind, id }));
}

/** Reads anew what is out of date by now: a sale ended, or a job was lost. */
export async function refreshStale(ctx: Context): Promise<void> {
  const { db, clock } = ctx.kit;
  const rows = await db.orm
    .select({ kind: things.kind, id: things.thing })
    .from(things)
    .where(lte(things.staleAt, new Date(clock.now())))
    .orderBy(asc(things.staleAt))
    .limit(staleAtOnce);
  for (const row of rows) await refreshThing(ctx, row);
}
