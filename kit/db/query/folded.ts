import type { SQL, SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { foldOf } from '../../text/fold.ts';
import { escapeLike } from './escape-like.ts';

/** Marks of accents, and signs nobody sees, as PostgreSQL's expressions name them. */
const unseen =
  '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe00-\\ufe0f\\ufe20-\\ufe2f\\u00ad\\u061c\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff]';

/** A text column as {@link foldOf} writes it. Texts of ASCII alone, nearly all, cost no more than `lower`. */
export const foldedText = (column: SQLWrapper): SQL => sql`case when ${column} ~ '[^\\x01-\\x7f]'
  then replace(replace(replace(translate(lower(regexp_replace(normalize(${column}, nfkd), ${unseen}, '', 'g')), 'øłđðı', 'olddi'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
  else lower(${column}) end`;

/** Whether a text column holds what somebody looks for, whatever capitals, accents and invisible signs either has. */
export const holdsFolded = (column: SQLWrapper, typed: string): SQL =>
  sql`${foldedText(column)} like ${`%${escapeLike(foldOf(typed))}%`}`;
