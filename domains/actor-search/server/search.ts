import type { z } from 'zod';
import type { ZipCountry } from '#domains/places/contract/index.ts';
import type { Caller, Language } from '#kit/contract/access.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { SearchCondition, SearchType, SortType } from '../contract/filters.ts';
import { canonical, categoryIds, lastPage, pageSize, searchTypes, sortTypes } from '../contract/filters.ts';
import { unknownFilter } from '../contract/problems.ts';
import type { AvailableFilter, LocationSource, SearchLocation, SearchState } from '../contract/search.ts';
import type { Catalogue, CatalogueFilter } from './catalogue.ts';
import { countryLabel } from './catalogue.ts';
import type { Context } from './deps.ts';
import { markersOf } from './index-of-actors/markers.ts';
import type { Found } from './index-of-actors/run-search.ts';
import type { Keeper, Truth } from './keep-true.ts';

/** What somebody asks for, as it was sent. */
export interface Asked {
  readonly searchType: string;
  readonly sortType?: string | undefined;
  readonly conditions: readonly SearchCondition[];
  /** Where the conditions stand in the input, for refusals: `body.searchConditions`. */
  readonly field: string;
  /** Conditions that name nothing there is are left out. */
  readonly ignoresUnknown?: boolean;
  readonly page: number;
  readonly moodValue: number | null;
  readonly requestId: string;
  readonly zip: string | null;
  readonly zipCountry?: ZipCountry | undefined;
  readonly point: { readonly lat: number; readonly long: number } | null;
  readonly source?: LocationSource | undefined;
  readonly radius: number | null;
  /** Whether the map is shown; else there are no markers. */
  readonly withMarkers?: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

type Place = z.infer<typeof SearchLocation>;

/** The type of a search; what nobody knows is the default (spec 2 §4). */
export const typeOf = (asked: string): SearchType => searchTypes.find((type) => type === asked) ?? 'default';

/** The order asked for, else that of the type; without a place nothing is near. */
function orderOf({ sortType }: Asked, type: SearchType, place: Place | null): SortType {
  const order = sortTypes.find((known) => known === sortType) ?? (type === 'location' ? 'distance' : 'rank');
  return order === 'distance' && !place ? 'rank' : order;
}

/**
 * Conditions that all name filters and options there are.
 * @throws Problem `unknown_filter` naming the field of the first that does not
 */
export function known(
  { filters }: Catalogue,
  conditions: readonly SearchCondition[],
  field: string,
): readonly SearchCondition[] {
  for (const [at, { filter, values }] of conditions.entries()) {
    const found = filters.get(filter);
    if (!found) throw new Problem(unknownFilter, { data: { name: filter }, field: `${field}.${at}.filter` });
    const options = found.options && new Set(found.options.map(({ value }) => value));
    const wrong = options ? values.findIndex((value) => !options.has(value)) : -1;
    if (wrong >= 0)
      throw new Problem(unknownFilter, {
        data: { name: `${filter}: ${values[wrong]}` },
        field: `${field}.${at}.values.${wrong}`,
      });
  }
  return canonical(conditions);
}

/** A condition with the options there are; none where nothing of it is known. */
function knownOnly({ filters }: Catalogue, { filter, values }: SearchCondition): SearchCondition[] {
  const options = filters.get(filter)?.options;
  if (options === undefined) return [];
  const left = options === null ? values : values.filter((value) => options.some((one) => one.value === value));
  return left.length > 0 ? [{ filter, values: left }] : [];
}

/** The place somebody searches near; a zip code nobody knows is none (spec 2 §8). A device's is rounded to a tenth of a degree. */
export function placeOf({ places }: Pick<Context, 'places'>, asked: Asked, country: string | null): Place | null {
  const { zip, point, radius, source } = asked;
  if (point) {
    const told = (degrees: number): number => (source === 'map' ? degrees : Math.round(degrees * 10) / 10);
    return { lat: told(point.lat), long: told(point.long), place: null, zip: null, source: source ?? 'device', radius };
  }
  if (!zip) return null;
  const found = places.placeOfZip(zip, { country: asked.zipCountry, near: country });
  return found && { lat: found.lat, long: found.long, place: found.name, zip, source: 'zip', radius };
}

/** Looks for what was asked, in an index that is as it is now. */
export function lookFor(
  ctx: Pick<Context, 'places'>,
  { find, catalogue }: Truth,
  asked: Asked,
  country: string | null,
) {
  const searchType = typeOf(asked.searchType);
  const wished = searchType === 'newGirls' ? [...asked.conditions, { filter: 'new', values: ['1'] }] : asked.conditions;
  const conditions = asked.ignoresUnknown
    ? canonical(wished.flatMap((one) => knownOnly(catalogue, one)))
    : known(catalogue, wished, asked.field);
  const location = placeOf(ctx, asked, country);
  const sortType = orderOf(asked, searchType, location);
  const found = find({
    conditions: new Map(conditions.map(({ filter, values }) => [filter, values])),
    country,
    now: asked.now,
    near: location,
    radiusKm: location?.radius ?? null,
    order: sortType,
    mood: asked.moodValue,
    from: (asked.page - 1) * pageSize,
    take: pageSize,
  });
  return { searchType, conditions, location, sortType, found };
}

/** A page of a search with everything beside it. */
export async function search(
  ctx: Context,
  keeper: Pick<Keeper, 'fresh'>,
  asked: Asked,
  caller: Caller,
): Promise<SearchState> {
  const truth = await keeper.fresh();
  const { searchType, conditions, location, sortType, found } = lookFor(ctx, truth, asked, caller.country);
  // Counted before anything else is waited for: the index goes on.
  const availableFilters = filtersFor(truth, conditions, found, caller.language);
  const markers = asked.withMarkers === false ? [] : markersFor(truth, found);
  const actorList = await ctx.performers.cards(ctx.kit.db, found.ids, caller);
  return {
    searchType,
    activeCategory: conditions.some(({ filter }) => filter === 'new') ? categoryIds.newGirls : categoryIds.everybody,
    filterList: [...conditions],
    availableFilters,
    actorList,
    distances: found.ids.flatMap((actorId, at) => {
      const km = found.km[at];
      return km === null || km === undefined ? [] : [{ actorId, km: Math.round(km) }];
    }),
    page: asked.page,
    maxPage: Math.max(1, Math.min(lastPage, Math.ceil(found.total / pageSize))),
    totalHits: found.total,
    online: found.online,
    markers,
    sortType,
    moodValue: asked.moodValue,
    requestId: asked.requestId,
    location,
    withoutRadius: found.withoutRadius,
  };
}

/** What was told of a search that is kept, by the language of whoever asked. */
const told = new WeakMap<Found, { catalogue: Catalogue; filters: Map<Language, AvailableFilter[]> }>();
function filtersFor(
  truth: Truth,
  conditions: readonly SearchCondition[],
  found: Found,
  language: Language,
): AvailableFilter[] {
  const known = told.get(found);
  const kept = known?.catalogue === truth.catalogue ? known : { catalogue: truth.catalogue, filters: new Map() };
  told.set(found, kept);
  const filters = kept.filters.get(language) ?? filtersOf(truth, conditions, found, language);
  kept.filters.set(language, filters);
  return filters;
}

const drawn = new WeakMap<Found, SearchState['markers']>();
function markersFor({ index }: Truth, found: Found): SearchState['markers'] {
  const markers =
    drawn.get(found) ??
    markersOf(index, found.bits).map(({ actor, ...marker }) => ({
      ...marker,
      actorId: actor?.id ?? null,
      name: actor?.name ?? null,
    }));
  drawn.set(found, markers);
  return markers;
}

/** Every filter with its options and what each would find; of what others bring those that find somebody, or are on. */
function filtersOf(
  { catalogue, index }: Truth,
  conditions: readonly SearchCondition[],
  found: Found,
  language: Language,
): AvailableFilter[] {
  const on = new Map(conditions.map(({ filter, values }) => [filter, values]));
  const optionsOf = ({ filter, options }: CatalogueFilter) =>
    options ??
    [...index.options.keys()]
      .filter((key) => key.startsWith(`${filter}:`))
      .map((key) => ({ value: key.slice(filter.length + 1), label: countryLabel(key.slice(filter.length + 1)) }));
  return [...catalogue.filters.values()].flatMap((each) => {
    const { filter, kind, label } = each;
    const options = optionsOf(each)
      .map((option) => ({
        value: option.value,
        label: option.label(language),
        hits: found.count(`${filter}:${option.value}`),
        isOn: on.get(filter)?.includes(option.value) ?? false,
      }))
      .filter(({ hits, isOn }) => each.options !== null || hits > 0 || isOn);
    if (each.options === null)
      options.sort((one, other) => other.hits - one.hits || (one.value < other.value ? -1 : 1));
    if (!on.has(filter) && !options.some(({ hits }) => hits > 0)) return [];
    return [{ filter, kind, label: label(language), options, without: found.withoutFilter.get(filter) ?? null }];
  });
}
