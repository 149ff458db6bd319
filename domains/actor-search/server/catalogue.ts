import { asc } from 'drizzle-orm';
import type { Language } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';
import type { Texts } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import { ownFilters, priceBands } from '../contract/filters.ts';
import type { Context } from './deps.ts';
import { searchFacts } from './deps.ts';
import { attributeGroups, attributes } from './tables.ts';
import { filterWords, priceLabel } from './words.ts';

/** A filter that can be chosen, with its options in the order they are shown. */
export interface CatalogueFilter {
  readonly filter: string;
  readonly kind: 'switch' | 'many';
  readonly label: (language: Language) => string;
  /** Null: whatever somebody has is an option, such as countries. */
  readonly options: readonly { readonly value: string; readonly label: (language: Language) => string }[] | null;
}

/** A group of attributes as performers choose in it. */
export interface CatalogueGroup {
  readonly key: string;
  readonly kind: 'one' | 'many';
  readonly words: Texts;
  readonly attributes: readonly { readonly key: string; readonly words: Texts }[];
}

/** Everything that can be searched by, and said in the studio. */
export interface Catalogue {
  readonly filters: ReadonlyMap<string, CatalogueFilter>;
  readonly groups: readonly CatalogueGroup[];
}

const said = (words: Texts) => (language: Language) => words[language];

const own = (key: string, or: string) => (language: Language) =>
  Object.hasOwn(filterWords, key) ? (filterWords[key] as Texts)[language] : or;

/** Made once for each language: searches ask for the same words again and again, and making them is slow. */
function once(label: (language: Language) => string): (language: Language) => string {
  const made = new Map<Language, string>();
  return (language) => {
    const known = made.get(language) ?? label(language);
    made.set(language, known);
    return known;
  };
}

const displayed = new Map<string, (language: Language) => string>();
/** What a language or a country is called, as the reader's language has it. */
function names(type: 'language' | 'region', code: string): (language: Language) => string {
  const key = `${type}:${code}`;
  const label = displayed.get(key) ?? once((language) => new Intl.DisplayNames([language], { type }).of(code) ?? code);
  displayed.set(key, label);
  return label;
}

function ownLabel(filter: string, value: string): (language: Language) => string {
  if (filter === 'languages') return names('language', value);
  if (filter === 'age') return () => (value === '50-99' ? '50+' : value.replace('-', '–'));
  if (filter === 'price') {
    const at = priceBands.findIndex((band) => band.value === value);
    const band = priceBands[at];
    return once((language) =>
      band ? priceLabel(language, band.least, priceBands[at + 1] ? band.most + 1 : null) : value,
    );
  }
  return own(`${filter}:${value}`, value);
}

/** What a country is called. */
export const countryLabel = (code: string) => names('region', code);

/** Groups that are not retired, with their attributes. */
async function readGroups(executor: Executor): Promise<CatalogueGroup[]> {
  const groups = await executor.orm.select().from(attributeGroups).orderBy(asc(attributeGroups.position));
  const all = await executor.orm.select().from(attributes).orderBy(asc(attributes.position), asc(attributes.key));
  const kept = Map.groupBy(
    all.filter(({ isRetired }) => !isRetired),
    ({ groupKey }) => groupKey,
  );
  return groups
    .filter(({ isRetired }) => !isRetired)
    .map(({ key, kind, words }) => ({ key, kind, words, attributes: kept.get(key) ?? [] }));
}

/** Reads the catalogue as it is now. */
export async function readCatalogue({ kit, performers }: Context): Promise<Catalogue> {
  const themes = new Map<string, Map<Language, string>>();
  for (const language of languages)
    for (const { slug, name } of await performers.themes(kit.db, language))
      themes.set(slug, (themes.get(slug) ?? new Map()).set(language, name));
  const groups = await readGroups(kit.db);
  const facts = kit.extensions.of(searchFacts).flatMap(({ filters }) => filters);
  const filters: CatalogueFilter[] = [
    ...ownFilters.map(({ filter, kind, options }) => ({
      filter,
      kind,
      label: own(filter, filter),
      options: options.map((value) => ({ value, label: ownLabel(filter, value) })),
    })),
    ...facts
      .filter(({ kind }) => kind === 'switch')
      .map(({ filter, kind, words, options }) => ({
        filter,
        kind,
        label: said(words),
        options: options.map(({ value, words: of }) => ({ value, label: said(of) })),
      })),
    {
      filter: 'theme',
      kind: 'many',
      label: own('theme', 'theme'),
      options: [...themes].map(([value, words]) => ({ value, label: (language) => words.get(language) ?? value })),
    },
    ...groups.map(({ key, words, attributes: all }) => ({
      filter: key,
      kind: 'many' as const,
      label: said(words),
      options: all.map(({ key: value, words: of }) => ({ value, label: said(of) })),
    })),
    ...facts
      .filter(({ kind }) => kind === 'many')
      .map(({ filter, kind, words, options }) => ({
        filter,
        kind,
        label: said(words),
        options: options.map(({ value, words: of }) => ({ value, label: said(of) })),
      })),
    { filter: 'country', kind: 'many', label: own('country', 'country'), options: null },
  ];
  return { filters: new Map(filters.map((filter) => [filter.filter, filter])), groups };
}
