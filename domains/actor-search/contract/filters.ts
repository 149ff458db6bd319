import { z } from 'zod';
import type { GenderType } from '#domains/performers/contract/index.ts';
import { languages } from '#kit/contract/access.ts';

/** Types of a search (spec 2 §4). What nobody knows is `default`. */
export const searchTypes = ['default', 'location', 'custom', 'newGirls'] as const;
export type SearchType = (typeof searchTypes)[number];

/** How results are sorted: `rank` unless said, `distance` for the type `location` (spec 2 §4). */
export const sortTypes = ['rank', 'distance', 'newest', 'price'] as const;
export type SortType = (typeof sortTypes)[number];

/** Numbers of the categories a search is in: everybody, and who is newly registered (spec 2 §9). */
export const categoryIds = { everybody: 3, newGirls: 88 } as const;

/** Performers on a page of results (spec 2 §9). */
export const pageSize = 30;
/** The last page that is given out; who wants more narrows the search. */
export const lastPage = 100;

/** What the slider of moods goes from (calm) to (lively). */
export const moodRange = { least: 0, most: 100 } as const;
/** How long the slider rests before it searches, ms (spec 2 §5). */
export const moodDebounceMs = 500;

/** Ages, in full years, both ends included. */
export const ageBands = [
  { value: '18-24', least: 18, most: 24 },
  { value: '25-29', least: 25, most: 29 },
  { value: '30-39', least: 30, most: 39 },
  { value: '40-49', least: 40, most: 49 },
  { value: '50-99', least: 50, most: 200 },
] as const;

/** Prices of a minute in hundredths of a coin, both ends included. */
export const priceBands = [
  { value: '0-399', least: 0, most: 399 },
  { value: '400-799', least: 400, most: 799 },
  { value: '800-1199', least: 800, most: 1199 },
  { value: '1200-9999', least: 1200, most: Number.MAX_SAFE_INTEGER },
] as const;

/** Kinds of paid chat somebody offers. */
export const chatOptions = ['video', 'private', 'videoCall', 'voyeur'] as const;

/** Types of gender, the most frequent first; their shape is not for browsers. */
const genders = ['F', 'M', 'FM', 'FF', 'MM', 'S', 'T'] as const satisfies readonly z.infer<typeof GenderType>[];

/**
 * The filters that stand on what performers know themselves, in the order they are shown; a `switch` has one option, `1`. Others come from
 * attributes and from other domains.
 */
export const ownFilters = [
  { filter: 'online', kind: 'switch', options: ['1'] },
  { filter: 'free', kind: 'switch', options: ['1'] },
  { filter: 'new', kind: 'switch', options: ['1'] },
  { filter: 'gender', kind: 'many', options: genders },
  { filter: 'age', kind: 'many', options: ageBands.map(({ value }) => value) },
  { filter: 'languages', kind: 'many', options: languages },
  { filter: 'price', kind: 'many', options: priceBands.map(({ value }) => value) },
  { filter: 'chat', kind: 'many', options: chatOptions },
] as const;

/** Radii that are offered, km. */
export const radii = [25, 50, 100, 200] as const;
/** The widest radius that is looked in, km. */
export const mostRadius = 1000;

/** A filter's name, and the name of an option in it: as they stand in addresses. */
export const filterName = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[a-z][A-Za-z0-9-]*$/);
export const optionName = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[A-Za-z0-9-]+$/);

/** One filter that is on: one of its options has to fit. */
export const SearchCondition = z
  .object({ filter: filterName, values: z.array(optionName).min(1).max(40) })
  .meta({ id: 'SearchCondition' });
export type SearchCondition = z.infer<typeof SearchCondition>;

/** All filters that are on; every one has to fit. */
export const SearchConditions = z.array(SearchCondition).max(40);

/** Conditions in one order, each option once: the same search has the same text. */
export function canonical(conditions: readonly SearchCondition[]): SearchCondition[] {
  const byFilter = new Map<string, Set<string>>();
  for (const { filter, values } of conditions) {
    const known = byFilter.get(filter) ?? new Set();
    for (const value of values) known.add(value);
    byFilter.set(filter, known);
  }
  return [...byFilter]
    .map(([filter, values]) => ({ filter, values: [...values].sort() }))
    .sort((one, other) => (one.filter < other.filter ? -1 : 1));
}
