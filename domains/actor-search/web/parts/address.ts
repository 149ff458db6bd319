import type { ZipCountry } from '#domains/places/contract/index.ts';
import { zipCountries } from '#domains/places/contract/index.ts';
import type { SearchCondition, SearchRequest, SortType } from '../../contract/index.ts';
import { canonical, lastPage, moodRange, mostRadius, sortTypes } from '../../contract/index.ts';
import { filterNames } from './search-query.ts';

/** What the address of a search asks for; what is none of it is passed over. */
export interface SearchAddress {
  readonly conditions: readonly SearchCondition[];
  /** A zip code. */
  readonly zip: string;
  readonly zipCountry: ZipCountry | null;
  /** A place on the map or of a device: `near=50.9,7`. */
  readonly point: { readonly lat: number; readonly long: number } | null;
  readonly radius: number | null;
  readonly sort: SortType | null;
  readonly mood: number | null;
  readonly page: number;
  readonly isMap: boolean;
}

const wholeWithin = (text: string | null, least: number, most: number): number | null => {
  if (text === null || !/^\d{1,6}$/.test(text)) return null;
  const number = Number(text);
  return number >= least && number <= most ? number : null;
};

/** Reads `?languages=de,en&hair=dark&online=1&near=50667&radius=50&sort=distance&mood=70&page=2`. */
export function readAddress(search: string): SearchAddress {
  const given = new URLSearchParams(search);
  const conditions = filterNames.flatMap((filter) => {
    const values = given
      .getAll(filter)
      .flatMap((one) => one.split(','))
      .filter((value) => /^[A-Za-z0-9-]{1,40}$/.test(value))
      .slice(0, 40);
    return values.length > 0 ? [{ filter, values }] : [];
  });
  const near = (given.get('near') ?? '').trim().slice(0, 24);
  const [, lat, long] = /^(-?\d{1,2}(?:\.\d{1,4})?),(-?\d{1,3}(?:\.\d{1,4})?)$/.exec(near) ?? [];
  const point = lat && long && Math.abs(Number(lat)) <= 90 && Math.abs(Number(long)) <= 180;
  return {
    conditions: canonical(conditions),
    zip: lat ? '' : near.slice(0, 12),
    zipCountry: zipCountries.find((country) => country === given.get('in')) ?? null,
    point: point ? { lat: Number(lat), long: Number(long) } : null,
    radius: wholeWithin(given.get('radius'), 1, mostRadius),
    sort: sortTypes.find((order) => order === given.get('sort')) ?? null,
    mood: wholeWithin(given.get('mood'), moodRange.least, moodRange.most),
    page: wholeWithin(given.get('page'), 1, lastPage) ?? 1,
    isMap: given.get('view') === 'map',
  };
}

/** The same as an address, always spelled alike; `?` for nothing at all. */
export function writeAddress(address: SearchAddress): string {
  const parts: string[] = canonical(address.conditions).map(({ filter, values }) => `${filter}=${values.join(',')}`);
  const { zip, zipCountry, point, radius, sort, mood, page, isMap } = address;
  if (point) parts.push(`near=${point.lat},${point.long}`);
  else if (zip) parts.push(`near=${encodeURIComponent(zip)}`, ...(zipCountry ? [`in=${zipCountry}`] : []));
  if (radius !== null && (point || zip)) parts.push(`radius=${radius}`);
  if (sort) parts.push(`sort=${sort}`);
  if (mood !== null) parts.push(`mood=${mood}`);
  if (page > 1) parts.push(`page=${page}`);
  if (isMap) parts.push('view=map');
  return `?${parts.join('&')}`;
}

/** The address with an option on, or off where it is on; always the first page. */
export function toggled(address: SearchAddress, filter: string, value: string): SearchAddress {
  const on = address.conditions.find((one) => one.filter === filter)?.values ?? [];
  const values = on.includes(value) ? on.filter((one) => one !== value) : [...on, value];
  const rest = address.conditions.filter((one) => one.filter !== filter);
  return { ...address, page: 1, conditions: values.length > 0 ? [...rest, { filter, values }] : rest };
}

/** The address without a filter. */
export const withoutFilter = (address: SearchAddress, filter: string): SearchAddress => ({
  ...address,
  page: 1,
  conditions: address.conditions.filter((one) => one.filter !== filter),
});

/** What is asked of the server for an address. */
export const bodyOf = (address: SearchAddress, requestId: string): SearchRequest => ({
  searchType: address.point || address.zip ? 'location' : 'default',
  searchConditions: [...address.conditions],
  page: address.page,
  moodValue: address.mood,
  requestId,
  radius: address.radius,
  ...(address.sort ? { sortType: address.sort } : {}),
  ...(address.zip ? { forcedGuestZip: address.zip } : {}),
  ...(address.zip && address.zipCountry ? { forcedGuestZipCountry: address.zipCountry } : {}),
  // What stands in an address was rounded when it was written there, or pointed at on the map.
  ...(address.point ? { forcedGuestLocation: address.point, forcedGuestLocationSource: 'map' as const } : {}),
  withMarkers: address.isMap,
  unknownFilters: 'ignored',
});
