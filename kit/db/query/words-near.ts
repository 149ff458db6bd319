import { sql } from 'drizzle-orm';
import type { Executor } from '../db.ts';

/** Of one typed word so many known ones are looked for beside it. */
const mostNear = 5;
/** Other words are not guessed at: of a short one each letter counts, and numbers have no slips. */
const guessed = /^\p{L}{4,40}$/u;

/**
 * Known words one slip of the keyboard (a letter missing, doubled, wrong or swapped) from typed ones, by what was typed; none for a word that
 * is known, or begins one. The schema has a table `known_words` and the function `slips_of` (migration 0003 of videos).
 */
export async function wordsNear(
  { orm }: Executor,
  schema: 'albums' | 'videos',
  typed: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const words = typed.filter((word) => guessed.test(word));
  if (words.length === 0) return new Map();
  const known = sql.raw(`${schema}.known_words`);
  // Words that begin so, as the index for beginnings has them: all up to the last sign there is.
  // Without an order that ends: the planner would walk the words in order and look at each.
  const { rows } = await orm.execute<{ typed: string; near: string[] }>(sql`
    with asked as materialized (
      select typed, ${sql.raw(schema)}.slips_of(typed) as slips from unnest(${sql.param(words)}::text[]) typed
      where not exists (select 1 from ${known} where word ~>=~ typed and word ~<~ (typed || chr(1114111))))
    select typed, (array_agg(word order by word))[1:${sql.raw(String(mostNear))}] as near
    from asked join ${known} near on near.slips && asked.slips group by typed`);
  return new Map(rows.map((row) => [row.typed, row.near]));
}
