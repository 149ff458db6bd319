import { and, asc, gt, sql } from 'drizzle-orm';
import type { Executor } from '#kit/db/db.ts';
import { people } from './tables.ts';

/** Who has a record and is in something recorded between two days, both included; by number, those above `after`. */
export async function shownBetween(
  { orm }: Executor,
  { from, to }: { readonly from: string; readonly to: string },
  { after, first }: { readonly after: number; readonly first: number },
): Promise<number[]> {
  const rows = await orm
    .select({ accountId: people.accountId })
    .from(people)
    .where(
      and(
        gt(people.accountId, after),
        sql`exists (select 1 from consent.depictions d
          join consent.things t on t.kind = d.kind and t.id = d.thing_id
          where d.person_id = ${people.accountId} and d.standing <> 'unnamed' and t.recorded_on between ${from} and ${to})`,
      ),
    )
    .orderBy(asc(people.accountId))
    .limit(first);
  return rows.map(({ accountId }) => accountId);
}
