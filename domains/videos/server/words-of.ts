import type { SQL } from 'drizzle-orm';
import { and, or, sql } from 'drizzle-orm';
import type { Term } from '#domains/performers/server/index.ts';
import { fitsName } from '#domains/performers/server/index.ts';
import { cachedQuery } from '#kit/db/cache/cached-query.ts';
import type { Executor } from '#kit/db/db.ts';
import { wordsNear } from '#kit/db/query/words-near.ts';
import { foldOf } from '#kit/text/fold.ts';
import { tags, videos } from './tables.ts';

/** A text that holds a folded pattern, read in each row; {@link videos.words} is folded already. */
export const holdsTyped = (pattern: string): SQL => sql`position(${foldOf(pattern)}::text in ${videos.words}) > 0`;

/** The pieces of a folded pattern in the index of pieces; what has them all need not have them in order. */
const hasParts = (pattern: string): SQL => {
  const typed = foldOf(pattern);
  return sql`videos.parts_of(${videos.words}, 1) @> videos.parts_of(${typed}::text, least(3, char_length(${typed}::text)))`;
};

/** The same by the index of pieces. */
export const holdsWords = (pattern: string): SQL => sql`(${hasParts(pattern)} and ${holdsTyped(pattern)})`;

/** Shorter synonyms stand inside of too many words. */
const synonymFrom = 4;

/** A word that is looked for, with the topics that are called so in any language. */
export interface TaggedTerm extends Term {
  readonly tags: readonly number[];
  /** So many have it that its list in the index of pieces is not read where another word's is. */
  readonly isCommon?: boolean;
}

const readTags = cachedQuery((executor) =>
  executor.orm.select({ id: tags.id, labels: tags.labels }).from(tags).limit(1000),
);

/** Words with the topics they name, and what stands in titles instead of one that does not, both also with one slip. */
export async function taggedTerms(executor: Executor, terms: readonly Term[]): Promise<TaggedTerm[]> {
  const all = await readTags(executor);
  const tagged = terms.map((term) => ({
    ...term,
    tags: all.filter(({ labels }) => Object.values(labels).some((label) => fitsName(term, label))).map(({ id }) => id),
  }));
  const unknown = tagged.filter(({ also, tags: ids }) => also.length + ids.length === 0).map(({ typed }) => typed);
  const near = await wordsNear(executor, 'videos', unknown);
  return tagged.map((term) => ({ ...term, also: [...term.also, ...(near.get(term.typed) ?? [])] }));
}

/**
 * Every word, or one that means the same, in the title, the stage name or a topic. `byIndex`: by the index of pieces, said apart from the
 * reading of rows, or the pieces of each row were made again; without it rows are read as they come.
 */
export const holdsTerms = (terms: readonly TaggedTerm[], byIndex: boolean): SQL | undefined =>
  and(
    ...terms.flatMap(({ typed, also, tags: ids, isCommon = false }) => {
      const words = [typed, ...also.filter((word) => word.length >= synonymFrom)];
      const topics = ids.length > 0 ? sql`${videos.tags} && ${sql.param(ids)}::int[]` : undefined;
      const read = or(...words.map(holdsTyped), topics);
      return byIndex && !isCommon ? [or(...words.map(hasParts), topics), read] : [read];
    }),
  );
