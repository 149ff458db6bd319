import type { SQL, SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { foldedAway, foldedLetters, foldOf } from '../../text/fold.ts';
import { escapeLike } from './escape-like.ts';

const sign = (code: number): string => `\\U${code.toString(16).padStart(8, '0')}`;
const away = `[${foldedAway.map(([first, last]) => (first === last ? sign(first) : `${sign(first)}-${sign(last)}`)).join('')}]`;

/** One letter for one in a single pass; the few that become two one by one. */
const single = Object.entries(foldedLetters).filter(([, as]) => as.length === 1);
const several = Object.entries(foldedLetters).filter(([, as]) => as.length > 1);

/**
 * The expression of PostgreSQL that {@link foldOf} is in the database, for the functions `plain` of migrations, too: an index stands on
 * them, so that a change of the rule is a migration that makes them anew and its indexes with them (`apps/server/plain-names.test.ts`).
 * Texts of ASCII alone, nearly all, cost no more than `lower`.
 * @param text an expression of SQL: a column, the argument of a function
 */
export function foldedSql(text: string): string {
  const lowered = `lower(regexp_replace(normalize(${text}, nfkd), '${away}', '', 'g'))`;
  const one = `translate(${lowered}, '${single.map(([letter]) => letter).join('')}', '${single.map(([, as]) => as).join('')}')`;
  const all = several.reduce((inner, [letter, as]) => `replace(${inner}, '${letter}', '${as}')`, one);
  return `case when ${text} ~ '[^\\x01-\\x7f]' then ${all} else lower(${text}) end`;
}

const [before = '', ...behind] = foldedSql('\0').split('\0');

/** A text column as {@link foldOf} writes it. */
export const foldedText = (column: SQLWrapper): SQL =>
  behind.reduce((text, part) => sql`${text}${column}${sql.raw(part)}`, sql`${sql.raw(before)}`);

/** Whether a text column holds what somebody looks for, whatever capitals, accents and invisible signs either has. */
export const holdsFolded = (column: SQLWrapper, typed: string): SQL =>
  sql`${foldedText(column)} like ${`%${escapeLike(foldOf(typed))}%`}`;
