import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { foldOf } from '#kit/text/fold.ts';
import { albums } from './tables.ts';

/** Albums whose title or performer holds what was typed; {@link albums.words} is folded already. */
export const holdsWords = (pattern: string): SQL => sql`(${hasParts(pattern)} and ${holdsTyped(pattern)})`;

/** The same read in each row, without the index of pieces. */
export const holdsTyped = (pattern: string): SQL => sql`position(${foldOf(pattern)}::text in ${albums.words}) > 0`;

/** The pieces of it in the index; what has them all need not have them in order. */
export const hasParts = (pattern: string): SQL => {
  const typed = foldOf(pattern);
  const parts = sql`albums.parts_of(${typed}::text, least(3, char_length(${typed}::text)))`;
  return sql`albums.parts_of(${albums.words}, 1) @> ${parts}`;
};
