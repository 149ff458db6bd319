import type { SQL } from 'drizzle-orm';
import { and, asc, desc, or, sql } from 'drizzle-orm';
import type { Language } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import { foldOf } from '#kit/text/fold.ts';
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

const wordsOf = (text: string): string[] =>
  foldOf(text)
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

/** Shorter words say nothing about a text. */
const textFrom = 3;
/** From so many letters on the last one may be an ending: "talks" is "talk", too. */
const endingFrom = 5;

/** Without the `e` that stands for two dots: "gemuetlich" is "gemutlich" as "gemütlich" is. */
const dotless = (word: string): string => word.replace(/([aou])e/g, '$1');

/**
 * What a typed word may stand under in `performers.text_keys`: the beginning of a word, the word without its ending, and
 * behind `~` the end of a longer one. Letters and digits of ASCII alone get into the query; null where none are left.
 */
function textQuery(word: string): string | null {
  const bare = word.replace(/[^a-z0-9]/g, '');
  if (bare.length < textFrom) return null;
  const forms = [...new Set([bare, dotless(bare)])];
  const ends = forms.flatMap((form) => (form.length < endingFrom ? [form] : [form, form.slice(0, -1)]));
  return [...forms.map((form) => `'${form}':*`), ...ends.flatMap((end) => [`'${end}'`, `'~${end}'`])].join(' | ');
}

/** Whether a typed word is one of a theme's, or on the way to it. */
const fitsTheme = (word: string, name: string): boolean =>
  wordsOf(name).some((one) => one.startsWith(word) || (word.length >= endingFrom && one === word.slice(0, -1)));

/**
 * Finds performers by name (beginnings of words, small slips), by theme, and by the words of their headline and text in all
 * four languages; the best fit first, then who is live. With several words each has to fit somewhere.
 */
export async function findByWords(executor: Executor, wanted: WordQuery, presenter: Presenter): Promise<FoundActors> {
  const words = wordsOf(wanted.pattern).slice(0, 6);
  if (words.length === 0) return { count: 0, items: [], proposals: [] };
  const all = await executor.orm.select().from(categories).orderBy(asc(categories.position));
  const themesOf = (word: string) =>
    all.filter(({ names }) => Object.values(names).some((name) => fitsTheme(word, name)));
  const themes = all.filter((theme) => words.every((word) => themesOf(word).includes(theme)));
  const keys = words.map((word) => ({ word, ...keysOf(word) }));
  const inName = (those: readonly string[]): SQL => sql`performers.search_keys(${actors.name}) && ${list(those)}`;
  const named = and(...keys.map((key) => inName(key.all))) as SQL;
  const anywhere = keys.map((key) => {
    const slugs = themesOf(key.word).map(({ slug }) => slug);
    const text = textQuery(key.word);
    return or(
      inName(key.all),
      slugs.length > 0 ? sql`${actors.categories} && ${list(slugs)}` : undefined,
      text ? sql`performers.text_keys(${actors.headline}, ${actors.about}) @@ ${text}::tsquery` : undefined,
    );
  });
  // A name written in one piece is typed in several: "tilda und bo" is TildaUndBo.
  const joined = words.length > 1 ? inName([`^${words.join('')}`]) : undefined;
  const shown = and(or(and(...anywhere), joined), seenFrom(wanted.country));
  const typed = words.join(' ');
  const fit = sql<number>`case
    when performers.plain(${actors.name}) in (${typed}, ${words.join('')}) then 0
    when starts_with(performers.plain(${actors.name}), ${typed}) then 1
    when performers.search_keys(${actors.name}) @> ${list(keys.map(({ begins }) => begins))} then 2
    when ${or(named, joined)} then 3 else 4 end`;
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
    proposals: offered.filter((offer) => foldOf(offer) !== typed).slice(0, 5),
  };
}

const list = (values: readonly string[]): SQL => sql`${sql.param(values)}::text[]`;
