import { and, eq, inArray } from 'drizzle-orm';
import type { Thing } from '../contract/index.ts';
import { covers, lockPeople, lockThing, settle } from './coverage.ts';
import { declare } from './declare.ts';
import type { Context } from './deps.ts';
import type { CoverageRow, CoverageSink } from './port.ts';
import { coverageSinks } from './port.ts';
import { things } from './tables.ts';

/** Rows that are compared at once. */
const atOnce = 200;

/** What a check found: things whose domain thought otherwise, now put right, and those that had no record. */
export interface Checked {
  readonly different: readonly string[];
  readonly declared: number;
}

/** Puts one row right under lock: its record may have changed since it was read. */
async function putRight({ kit }: Pick<Context, 'kit'>, sink: CoverageSink, row: CoverageRow): Promise<boolean> {
  const thing: Thing = { kind: sink.kind, id: row.id };
  return kit.db.transaction(async (tx) => {
    await lockPeople(tx, [row.ownerId]);
    const known = await lockThing(tx, thing);
    if (known) {
      await settle(kit, tx, [thing], { ending: null, tellsAll: true });
      return false;
    }
    const { ownerId, recordedOn, title } = row;
    await declare(kit, tx, { thing, ownerId, recordedOn, title, call: null });
    return true;
  });
}

/** Compares every kind with its records, page by page. What differs is named in the log and put right; what has no record gets one. */
export async function checkCoverage(
  ctx: Pick<Context, 'kit'>,
  wants: (kind: string) => boolean = () => true,
): Promise<Checked> {
  const { db, extensions, log } = ctx.kit;
  const different: string[] = [];
  let declared = 0;
  for (const sink of extensions.of(coverageSinks).filter(({ kind }) => wants(kind))) {
    for (let after: string | null = null; ; ) {
      const rows: CoverageRow[] = await sink.rows(db, after, atOnce);
      const list = rows.map(({ id }): Thing => ({ kind: sink.kind, id }));
      const covered = await covers(db, list);
      const known = new Set(
        (
          await db.orm
            .select({ id: things.id })
            .from(things)
            .where(
              and(
                eq(things.kind, sink.kind),
                inArray(
                  things.id,
                  rows.map(({ id }) => id),
                ),
              ),
            )
        ).map(({ id }) => id),
      );
      for (const row of rows) {
        const isNew = !known.has(row.id);
        if (!isNew && row.isCovered === covered.has(`${sink.kind}:${row.id}`)) continue;
        if (!isNew) different.push(`${sink.kind}:${row.id}`);
        if (await putRight(ctx, sink, row)) declared += 1;
      }
      after = rows.at(-1)?.id ?? null;
      if (rows.length < atOnce) break;
    }
  }
  if (different.length > 0) log.error({ different }, 'What is shown differed from the records of consent; put right.');
  return { different, declared };
}
