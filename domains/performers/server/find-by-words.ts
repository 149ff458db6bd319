import type { SQL } from 'drizzle-orm';
import { and, asc, desc, or, sql } from 'drizzle-orm';
import type { Language } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { ActorCard } from '../contract/index.ts';
import { seenFrom } from './find-actor.ts';
import type { Presenter } from './present.ts';
import { cardColumns, inLanguage } from './present.ts';
import { actors, categories } from './tables.ts';

/** What somebody looks for; `from` and `take` cut the page. */
export interface WordQuery {
  readonly pattern: string;
  readonly language: Language;
  readonly country: string | null;
  readonly from: number;
  readonly take: number;
}

export interface FoundActors {
  /** How many fit, whatever page was asked for. */
  readonly count: number;
  readonly items: ActorCard[];
  /** Names and themes the pattern may have been on the way to, best first. */
  readonly proposals: string[];
}

/** Words shorter than this are taken as they are: one wrong letter of three is another word. */
const typosFrom = 4;

/** A text without accents and capitals; the migration's `performers.plain` does the same. */
function plain(text: string): string {
  return text.replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[\s\-_.,&+'’"]+/u)
    .filter(Boolean);

/**
 * What a typed word may stand under in `performers.search_keys(name)`: `^` and the beginning of a word of the name, `~` and a
 * whole word, also with one letter less. Two words that lose one letter each and then agree are one slip apart: a letter
 * missing, doubled, wrong or swapped with its neighbour.
 */
function keysOf(word: string): { begins: string; all: string[] } {
  const begins = `^${word}`;
  const letters = [...word];
  if (letters.length < typosFrom) return { begins, all: [begins] };
  const slips = letters.map((_, at) => `~${letters.toSpliced(at, 1).join('')}`);
  return { begins, all: [begins, `~${word}`, ...new Set(slips)] };
}

/** Finds performers by name (beginnings of words, small slips) and by theme; the best fit first, then who is live. */
export async function findByWords(executor: Executor, wanted: WordQuery, presenter: Presenter): Promise<FoundActors> {
  const words = wordsOf(wanted.pattern).slice(0, 6);
  if (words.length === 0) return { count: 0, items: [], proposals: [] };
  const themes = (await executor.orm.select().from(categories).orderBy(asc(categories.position))).filter(({ names }) =>
    words.every((word) => Object.values(names).some((name) => wordsOf(name).some((one) => one.startsWith(word)))),
  );
  const keys = words.map(keysOf);
  const named = and(...keys.map(({ all }) => sql`performers.search_keys(${actors.name}) && ${list(all)}`)) as SQL;
  const shown = and(
    or(named, themes.length > 0 ? sql`${actors.categories} && ${list(themes.map(({ slug }) => slug))}` : undefined),
    seenFrom(wanted.country),
  );
  const typed = words.join(' ');
  const fit = sql<number>`case
    when performers.plain(${actors.name}) = ${typed} then 0
    when starts_with(performers.plain(${actors.name}), ${typed}) then 1
    when performers.search_keys(${actors.name}) @> ${list(keys.map(({ begins }) => begins))} then 2
    when ${named} then 3 else 4 end`;
  const rows = await executor.orm
    .select({ row: cardColumns(), fit, count: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(actors)
    .where(shown)
    .orderBy(asc(fit), desc(actors.isOnline), desc(actors.favoriteCount), asc(actors.id))
    .limit(wanted.take)
    .offset(wanted.from);
  const offered = [
    ...themes.map(({ names }) => inLanguage(names, wanted.language)),
    ...rows.filter(({ fit }) => fit < 4).map(({ row }) => row.name),
  ];
  return {
    count: rows[0]?.count ?? 0,
    items: rows.map(({ row }) => presenter.card(row, wanted.language)),
    proposals: offered.filter((offer) => plain(offer) !== typed).slice(0, 5),
  };
}

const list = (values: readonly string[]): SQL => sql`${sql.param(values)}::text[]`;
