import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { foldOf } from '#kit/text/fold.ts';
import { aliases, people } from './tables.ts';

/** By what name some people are shown now: the latest of theirs. */
export async function namesOf({ orm }: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await orm
    .selectDistinctOn([aliases.accountId], { id: aliases.accountId, name: aliases.name })
    .from(aliases)
    .where(inArray(aliases.accountId, [...new Set(ids)]))
    .orderBy(aliases.accountId, desc(aliases.since), aliases.name);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Who is known by a name and verified; the one who took it last where several had it. */
export async function personNamed({ orm }: Executor, name: string): Promise<number | undefined> {
  const [row] = await orm
    .select({ id: aliases.accountId })
    .from(aliases)
    .innerJoin(people, eq(people.accountId, aliases.accountId))
    .where(sql`${aliases.folded} = ${foldOf(name)} and ${people.standing} = 'verified'`)
    .orderBy(desc(aliases.since))
    .limit(1);
  return row?.id;
}
