import { eq, inArray } from 'drizzle-orm';
import type { ActorRow, Performers } from '#domains/performers/server/index.ts';
import type { Language } from '#kit/contract/access.ts';
import type { Db } from '#kit/db/db.ts';
import { blocksOf } from '../contract/blocks.ts';
import type { SeoContent, SeoWords } from '../contract/index.ts';
import { seoLimits } from '../contract/index.ts';
import type { SeoPageKind, Values } from './pages.ts';
import { pageOfTag } from './pages.ts';
import { filled } from './placeholders.ts';
import { texts } from './tables.ts';

/** What the content of pages is made from. */
export interface Sources {
  readonly db: Db;
  readonly performers: Pick<Performers, 'themes'>;
  /** Every page that has texts. */
  readonly pages: readonly SeoPageKind[];
}

/** Texts by tags, each filled with what its page shows. Tags of no page, and of themes there are not, are left out. */
export async function findContent(
  { db, pages }: Pick<Sources, 'db' | 'pages'>,
  tags: readonly string[],
  language: Language,
): Promise<SeoContent[]> {
  const found: SeoContent[] = [];
  for (const tag of new Set(tags)) {
    const page = pageOfTag(pages, tag);
    const values = await page?.values?.(tag === page.page ? null : tag.slice(page.page.length + 1), language, db);
    if (!page || !values) continue;
    found.push(contentOf(tag, page, await wordsFor(db, tag, page, language), language, values));
  }
  return found;
}

/** The text of a performer's pages: of the tag group, else of the profile's page it names, else of every profile. */
export async function contentOfActor(
  { db, performers, pages }: Sources,
  actor: ActorRow,
  tagGroup: string,
  language: Language,
): Promise<SeoContent> {
  const tag = tagGroup === 'overview' ? 'profile' : `profile-${tagGroup}`;
  const page = pageOfTag(pages, tag);
  if (!page) throw new Error(`No page has the texts of ${tag}.`);
  const themes = await performers.themes(db, language);
  const list = (words: readonly string[]) => new Intl.ListFormat(language, { type: 'conjunction' }).format(words);
  const names = (type: 'region' | 'language') => new Intl.DisplayNames(language, { type, fallback: 'none' });
  const values: Values = {
    name: actor.name,
    headline: (actor.headline[language] || actor.headline.en).replace(/\.$/, ''),
    country: names('region').of(actor.country) ?? '',
    languages: list(actor.languages.map((code) => names('language').of(code) ?? code)),
    categories: list(themes.filter(({ slug }) => actor.categories.includes(slug)).map(({ name }) => name)),
  };
  return contentOf(tag, page, await wordsFor(db, tag, page, language), language, values);
}

/** What operators wrote: for the very tag, else for its page. */
async function wordsFor(db: Db, tag: string, { page }: SeoPageKind, language: Language): Promise<SeoWords> {
  const rows = await db.orm
    .select()
    .from(texts)
    .where(tag === page ? eq(texts.tag, tag) : inArray(texts.tag, [tag, page]));
  const [own, general] = [tag, page].map((wanted) => rows.find((row) => row.tag === wanted)?.words[language]);
  const part = (name: keyof SeoWords) => own?.[name] || general?.[name] || '';
  return { title: part('title'), description: part('description'), body: part('body') };
}

function contentOf(tag: string, page: SeoPageKind, words: SeoWords, language: Language, values: Values): SeoContent {
  const house = page.standard[language];
  return {
    tag,
    title: cut(filled(words.title || house.title, values), seoLimits.title),
    description: cut(filled(words.description || house.description, values), seoLimits.description),
    blocks: blocksOf(words.body).map(({ heading, paragraphs }) => ({
      heading: filled(heading, values),
      paragraphs: paragraphs.map((text) => filled(text, values)),
    })),
  };
}

/** At most `length` characters, between words. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length - 1);
  return `${text.slice(0, end > length / 2 ? end : length - 1).replace(/[\s,.;:!?–-]+$/, '')}…`;
}
