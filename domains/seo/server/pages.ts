import type { Language } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Extension, Extensions } from '#kit/domain/extensions.ts';
import { extend, extensionPoint } from '#kit/domain/extensions.ts';
import type { SeoPage } from '../contract/index.ts';
import { seoLimits } from '../contract/index.ts';

/** What a page says to search engines; placeholders stand in braces. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
}

/** What the placeholders of a text hold. */
export type Values = Readonly<Record<string, string>>;

/** A page that has texts for search engines. */
export interface SeoPageKind<Page extends string = SeoPage> {
  /** The tag of its texts; declared in `SeoPages`. */
  readonly page: Page;
  /** What operators call it. */
  readonly name: Readonly<Record<Language, string>>;
  /** What may stand in braces in its texts. A page of one performer has what profiles have. */
  readonly placeholders: readonly string[];
  /** What is said as long as no operator has written something else; of the lengths of `seoLimits`, placeholders unfilled. */
  readonly standard: Readonly<Record<Language, PageWords>>;
  /** Tags may narrow it: `category-music` belongs to `category`. */
  readonly isNarrowed?: boolean;
  /**
   * What the placeholders hold: for the page itself, or for the part of a tag that narrows it. Null when there is nothing
   * of that name. Absent for pages of one performer, whose texts are asked for by the performer.
   */
  values?(narrowedTo: string | null, language: Language, executor: Executor): Promise<Values | null>;
}

/** The pages with texts that other domains bring; filled by {@link seoPage}. */
const seoPages = extensionPoint<SeoPageKind>('seo.pages');

/**
 * Declares a page with texts, to be listed among what a domain adds.
 * @throws Error that names tag, language and length when a standard text is not of the length that operators are held to
 */
export function seoPage(kind: SeoPageKind): Extension {
  assertLengths(kind);
  return extend(seoPages, kind);
}

function assertLengths({ page, standard }: SeoPageKind): void {
  for (const language of languages) {
    const { title, description } = standard[language];
    const refuse = (what: string, { length }: string, bounds: string): never => {
      throw new Error(`The ${what} of ${page} in ${language} has ${length} characters instead of ${bounds}.`);
    };
    const { title: longestTitle, shortestDescription: least, description: most } = seoLimits;
    if (title.length === 0 || title.length > longestTitle) refuse('title', title, `1 to ${longestTitle}`);
    if (description.length < least || description.length > most)
      refuse('description', description, `${least} to ${most}`);
  }
}

/** Our own pages and those of the domains above. @throws Error when two declare the same */
export function pagesWithTexts(own: readonly SeoPageKind[], extensions: Extensions): readonly SeoPageKind[] {
  const all = [...own, ...extensions.of(seoPages)];
  const twice = all.find(({ page }, index) => all.findIndex((other) => other.page === page) !== index);
  if (twice) throw new Error(`Two domains declare the texts of ${twice.page}.`);
  return all;
}

/** The page a tag belongs to: the longest page name it begins with; null when it begins with none. */
export function pageOfTag(pages: readonly SeoPageKind[], tag: string): SeoPageKind | null {
  const found = pages.filter(({ page, isNarrowed }) => tag === page || (isNarrowed && tag.startsWith(`${page}-`)));
  return [...found].sort((a, b) => b.page.length - a.page.length)[0] ?? null;
}
