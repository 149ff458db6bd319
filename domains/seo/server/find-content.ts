import { eq, inArray } from 'drizzle-orm';
import type { ActorRow, Performers } from '#domains/performers/server/index.ts';
import type { Language } from '#kit/contract/access.ts';
import type { Db } from '#kit/db/db.ts';
import { blocksOf } from '../contract/blocks.ts';
import type { SeoContent, SeoPage, SeoWords } from '../contract/index.ts';
import { pageOfTag, seoLimits } from '../contract/index.ts';
import { filled } from './placeholders.ts';
import { standard } from './standard.ts';
import { texts } from './tables.ts';

/** What the content of pages is made from. */
export interface Sources {
  readonly db: Db;
  readonly performers: Pick<Performers, 'actor' | 'themes' | 'countOf'>;
}

type Values = Readonly<Record<string, string>>;

/** Texts by tags, each filled with what its page shows. Tags of no page, and of themes there are not, are left out. */
export async function findContent(
  { db, performers }: Sources,
  tags: readonly string[],
  language: Language,
): Promise<SeoContent[]> {
  const themes = tags.some((tag) => tag.startsWith('category')) ? await performers.themes(db, language) : [];
  const found: SeoContent[] = [];
  for (const tag of new Set(tags)) {
    const page = pageOfTag(tag);
    if (page === null || page.startsWith('profile')) continue;
    const slug = page === 'category' ? tag.slice('category-'.length) : undefined;
    const theme = themes.find((one) => one.slug === slug);
    if (page === 'category' && !theme) continue;
    const count = await performers.countOf(db, page === 'category' ? { category: slug } : listOf[page]);
    const values: Values = { category: theme?.name ?? '', count: count.toLocaleString(language) };
    found.push(contentOf(tag, page, await wordsFor(db, tag, page, language), language, values));
  }
  return found;
}

/** What is counted on a list's page. */
const listOf: Readonly<Partial<Record<SeoPage, { freeChat?: true; newGirls?: true }>>> = {
  'free-chat': { freeChat: true },
  'new-girls': { newGirls: true },
};

/** The text of a performer's pages: of the tag group, else of the profile's page it names, else of every profile. */
export async function contentOfActor(
  { db, performers }: Sources,
  actor: ActorRow,
  tagGroup: string,
  language: Language,
): Promise<SeoContent> {
  const tag = tagGroup === 'overview' ? 'profile' : `profile-${tagGroup}`;
  const page = pageOfTag(tag) ?? 'profile';
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
async function wordsFor(db: Db, tag: string, page: SeoPage, language: Language): Promise<SeoWords> {
  const rows = await db.orm
    .select()
    .from(texts)
    .where(tag === page ? eq(texts.tag, tag) : inArray(texts.tag, [tag, page]));
  const [own, general] = [tag, page].map((wanted) => rows.find((row) => row.tag === wanted)?.words[language]);
  const part = (name: keyof SeoWords) => own?.[name] || general?.[name] || '';
  return { title: part('title'), description: part('description'), body: part('body') };
}

function contentOf(tag: string, page: SeoPage, words: SeoWords, language: Language, values: Values): SeoContent {
  const house = standard[page][language];
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
